import { existsSync } from 'node:fs';

/** A cold start from a slow disk takes a few seconds; what takes longer would time out in analyses as well. */
const timeoutMs = 15_000;

/**
 * Starts the browser and lets it read a page.
 * @param {Pick<import('./find-browser.mjs').Browser, 'executable' | 'flags' | 'environment'>} candidate
 * @returns {Promise<string | null>} its version, null when it is not usable here
 */
export async function probe({ executable, flags, environment }) {
  if (!existsSync(executable)) return null;
  const { startChromium } = await import('./start-chromium.mjs');
  try {
    const browser = await startChromium({ executable, flags, environment }, { timeout: timeoutMs });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(timeoutMs);
      await page.setContent('<p>read</p>');
      return (await page.textContent('p')) === 'read' ? browser.version() : null;
    } finally {
      await browser.close();
    }
  } catch {
    return null;
  }
}
