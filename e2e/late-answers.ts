import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

const API_DELAY_MS = 300;

/** Layout shift of a page whose API answers are late. Good is 0.1: https://web.dev/articles/cls */
export const SHIFT_BUDGET = 0.02;

/** Before the page is opened: every answer of the API comes late, and what moves is summed. */
export async function delayAnswers(page: Page): Promise<void> {
  await page.addInitScript(observeShift);
  await page.route('**/api/**', async (route) => {
    await sleep(API_DELAY_MS);
    await route.continue();
  });
}

/** How much has moved, and how many pixels hang over the edge. */
export const stillness = (page: Page): Promise<{ shift: number; overflow: number }> =>
  page.evaluate(() => ({
    shift: Number(document.documentElement.dataset.shift ?? 0),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));

/** Both of an address, in a tab of its own. */
export async function stillnessOf(context: BrowserContext, url: string, width: number) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await delayAnswers(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await stillness(page);
  await page.close();
  return seen;
}

/** Runs in the page: sums what moved, where `stillness` reads it. */
function observeShift(): void {
  new PerformanceObserver((list) => {
    const moved = list
      .getEntries()
      .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
    const { dataset } = document.documentElement;
    dataset.shift = String(Number(dataset.shift ?? 0) + moved);
  }).observe({ type: 'layout-shift', buffered: true });
}
