import type { Page } from '@cloudflare/puppeteer';
import { SCROLL_SCRIPT, TEXT_MARK } from '../capture-page.ts';
import { standStill, waitForIntro, waitForWords } from '../stand-still.ts';

/** The page counts as settled when the network was quiet this long... */
export const QUIET_MS = 250;
/** ...or after this long: chatty pages never fall quiet. */
export const SETTLE_MS = 3_000;
const SETTLE_AFTER_SCROLL_MS = 1_000;
/** Pages that reload themselves or go on to another address once are read where they end. */
const MAX_RESTS = 3;

export type Settle = (quietMs: number, maxMs: number) => Promise<void>;

/**
 * What `read` finds once the page has come to rest and was scrolled through. `test`: what is done with the page as it first shows itself,
 * before the scrolling changes it.
 */
export async function atRest<T>(
  page: Page,
  settle: Settle,
  { test, read }: { test: () => Promise<void>; read: () => Promise<T> },
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      const asServed = await page.evaluate(TEXT_MARK);
      await settle(QUIET_MS, SETTLE_MS);
      if (await waitForWords(page)) await standStill(page, asServed);
      if (await waitForIntro(page)) await standStill(page, asServed);
      await test();
      await page.evaluate(SCROLL_SCRIPT);
      await settle(QUIET_MS / 2, SETTLE_AFTER_SCROLL_MS);
      await standStill(page, asServed);
      return await read();
    } catch (error) {
      if (!(error instanceof Error && isReplaced(error.message)) || attempts === MAX_RESTS) throw error;
    }
  }
}

/** The page went on to another while it was read. */
export const isReplaced = (message: string): boolean => /context was destroyed|Cannot find context/i.test(message);
