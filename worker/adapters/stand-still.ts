import type { Page } from '@cloudflare/puppeteer';
import { BARE, INTRO, TEXT_LENGTH, TEXT_MARK } from './capture-page.ts';

/** Text that is the same so many times in a row, this long apart, stands still... */
const STILL_SAMPLES = 2;
const STILL_MS = 250;
/** ...and some never does: tickers, clocks. As long a page may show nothing before it is taken for empty. */
const MOVING_MS = 3_000;
/** A text that types itself grows by a few letters at a time, so many times in a row; it is given so long to end. */
const TYPED_CHARS = 60;
const TYPED_SAMPLES = 4;
const TYPING_MS = 8_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, STILL_MS));

/**
 * A counter that runs, a loading screen that fades, a text that types itself: what a page says is read when it stands still. A page
 * whose text nothing has touched since it was served need not be watched.
 */
export async function standStill(page: Page, asServed: unknown): Promise<void> {
  let last = await page.evaluate(TEXT_MARK);
  if (last === asServed) return;
  let still = 0;
  let typed = 0;
  let length = Number(await page.evaluate(TEXT_LENGTH));
  const startedAt = Date.now();
  for (let end = startedAt + MOVING_MS; still < STILL_SAMPLES && Date.now() < end; ) {
    await pause();
    const now = await page.evaluate(TEXT_MARK);
    const lengthNow = Number(await page.evaluate(TEXT_LENGTH));
    const grown = lengthNow - length;
    length = lengthNow;
    typed = grown > 0 && grown <= TYPED_CHARS ? typed + 1 : 0;
    if (typed >= TYPED_SAMPLES) end = startedAt + TYPING_MS;
    still = now === last ? still + 1 : 0;
    last = now;
  }
}

/**
 * Waits for the first words of a page that scripts fill: they may fade a shell out, or wait for a timer, after the network has fallen
 * quiet. Whether such words came; false at once for a page that has words, or no script to bring any.
 */
export const waitForWords = (page: Page): Promise<boolean> => waitWhile(page, BARE);

/**
 * Waits for an intro to leave, as what it covers is often put in at its end alone. Whether it left; false at once for a page without one. A
 * layer that stays is part of the page.
 */
export const waitForIntro = (page: Page): Promise<boolean> => waitWhile(page, INTRO);

/** Whether what the script asks held at first, and holds no more. */
async function waitWhile(page: Page, script: string): Promise<boolean> {
  if ((await page.evaluate(script)) !== true) return false;
  for (const end = Date.now() + MOVING_MS; Date.now() < end; ) {
    await pause();
    if ((await page.evaluate(script)) !== true) return true;
  }
  return false;
}
