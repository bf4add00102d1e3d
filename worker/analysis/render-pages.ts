import type { BrowserUse, RenderAttempt } from '../audit/observations.ts';
import type { FoundPages } from '../crawl/find-pages.ts';
import type { Bench } from './bench.ts';
import type { OpenBrowser } from './ports.ts';
import { MAX_TIMEOUTS, type PlainReading, renderedDocument, showReading } from './read-plain-pages.ts';

export type Rendering = { state: 'done' } | { state: 'waiting'; retryAfterMs: number };

/** Two tabs are what two cores carry: three or four gained nothing when measured on 12 real pages. */
const TABS = 2;
/** A page that took the whole object down with it this often is given up. */
const MAX_ATTEMPTS_A_PAGE = 2;
/** A browser that is not to be had within this time is not waited for: the report says what was not measured. */
const MAX_WAIT_MS = 4 * 60_000;
const MAX_LAUNCHES = 3;

/** Reads every page as a person sees it. Ends `waiting` when no browser is free and nothing else is left to do meanwhile. */
export async function renderPages(
  bench: Bench,
  found: FoundPages,
  plain: PlainReading,
  isHttpDone: () => boolean,
): Promise<Rendering> {
  const { journal, ports, order } = bench;
  if (journal.isDone('render')) return { state: 'done' };
  const conclude = (browser: BrowserUse): Rendering => {
    journal.finish('render', ports.clock.now(), { browser });
    return { state: 'done' };
  };
  const port = ports.browserFor(order, found.target);
  await closeLeftover(bench, port);

  const waitingSince = journal.read<number>('browserWaitSince') ?? ports.clock.now();
  journal.write('browserWaitSince', waitingSince);
  while (!bench.isCancelled()) {
    if (ports.clock.now() - waitingSince > MAX_WAIT_MS || bench.isOutOfTime()) {
      await ports.gate.release(order);
      return conclude({ state: 'none', reason: 'no browser was free in time', version: null });
    }
    const lease = await ports.gate.acquire(order);
    if (lease.granted) {
      const launch = await port.launch();
      if (launch.ok) {
        try {
          journal.updateRun({ browserSessionId: launch.browser.sessionId });
          const stopped = await renderAll(bench, found, plain, launch.browser);
          return bench.isCancelled() ? { state: 'done' } : conclude(browserUse(bench, found, launch.browser, stopped));
        } finally {
          await launch.browser.close();
          await ports.gate.release(order);
          if (!bench.isCancelled()) journal.updateRun({ browserSessionId: null });
        }
      }
      await ports.gate.release(order);
      if (launch.reason === 'missing' || journal.countAttempt('launch') >= MAX_LAUNCHES) {
        return conclude({ state: 'none', reason: launch.detail, version: null });
      }
      if (isHttpDone()) return { state: 'waiting', retryAfterMs: launch.retryAfterMs };
      await sleep(launch.retryAfterMs);
      continue;
    }
    if (isHttpDone()) return { state: 'waiting', retryAfterMs: lease.retryAfterMs };
    await sleep(lease.retryAfterMs);
  }
  return { state: 'done' };
}

/** Answers why it stopped early, null when every page was tried. */
async function renderAll(
  bench: Bench,
  found: FoundPages,
  plain: PlainReading,
  browser: OpenBrowser,
): Promise<string | null> {
  const { journal, ports, board, order } = bench;
  let next = 0;
  let timeouts = 0;
  const tab = async (): Promise<void> => {
    while (next < found.pages.length) {
      if (bench.isCancelled() || bench.isOutOfTime() || timeouts >= MAX_TIMEOUTS) return;
      const index = next++;
      const page = found.pages[index];
      const name = renderedDocument(index);
      if (!page || journal.isDone(name)) continue;
      // What is no readable page to a fetcher is none to a browser either: a missing page, a PDF, a refusal.
      const read = await plain.page(index);
      if (!read?.view) continue;
      const attempt: RenderAttempt =
        journal.countAttempt(name) > MAX_ATTEMPTS_A_PAGE
          ? gaveUp(page.url, ports.clock.now())
          : await browser.render(page.url);
      if (attempt.failure === 'timeout') timeouts++;
      journal.finish(name, ports.clock.now(), { [name]: attempt });
      board.updatePage(index, { wordsRendered: attempt.view?.textWords ?? null });
      showReading(bench, found, index);
      await ports.gate.acquire(order); // renews the lease
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  if (timeouts >= MAX_TIMEOUTS) return 'two pages did not finish loading in the browser in time';
  return bench.isOutOfTime() ? 'the time for one analysis was used up' : null;
}

function browserUse(bench: Bench, found: FoundPages, browser: OpenBrowser, stopped: string | null): BrowserUse {
  const rendered = found.pages.filter((_, index) => bench.journal.read<RenderAttempt>(renderedDocument(index))?.view);
  if (rendered.length === 0) {
    return { state: 'none', reason: stopped ?? 'the browser could read none of the pages', version: browser.version };
  }
  return { state: stopped ? 'partial' : 'used', reason: stopped, version: browser.version };
}

const gaveUp = (url: string, now: number): RenderAttempt => ({
  finalUrl: url,
  status: 0,
  view: null,
  failure: 'crash',
  consoleErrors: [],
  fetchedAt: now,
});

async function closeLeftover(bench: Bench, port: { closeLeftover(id: string): Promise<void> }): Promise<void> {
  const left = bench.journal.run?.browserSessionId;
  if (!left) return;
  await port.closeLeftover(left);
  bench.journal.updateRun({ browserSessionId: null });
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
