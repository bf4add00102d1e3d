import type { Page } from 'playwright-core';

const WORDS = 'Session Expired';

/**
 * Takes the session from a page that asks for it, and waits until it is led to sign in. Whether it said so before, the answer tells once the page is
 * back: the words stand for a second, and are noted by the page itself, as nobody outside can be sure to look in time.
 */
export async function endSession(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate((words) => {
    const note = () => document.body.textContent.includes(words) && sessionStorage.setItem(words, 'said');
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, WORDS);
  await page.context().clearCookies({ name: 'session' });
  await page.waitForURL(/\/api\/login/);
  return () => page.evaluate((words) => sessionStorage.getItem(words) === 'said', WORDS);
}
