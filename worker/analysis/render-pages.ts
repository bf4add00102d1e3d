import type { BrowserUse, ReadAttempt, RenderAttempt } from '../audit/observations.ts';
import { MAX_REQUESTS_A_HOST } from '../contract/crawl-limits.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import { addressRead } from '../crawl/refresh/read-on.ts';
import type { Bench } from './bench.ts';
import { languageTag } from './browser/language-tag.ts';
import { quietMoment } from './browser/quiet-moment.ts';
import { tryForms, type WayTo } from './browser/try-forms.ts';
import { giveUpBrowser, withBrowser } from './browser/with-browser.ts';
import { finishStep } from './finish-step.ts';
import { measureLab } from './measure-lab.ts';
import { isFilledByScript } from './open-shell.ts';
import type { OpenBrowser } from './ports.ts';
import { MAX_TIMEOUTS, type PlainReading, renderedDocument, showReading } from './read-plain-pages.ts';

export type Rendering = { state: 'done' } | { state: 'waiting'; retryAfterMs: number };

/** Two tabs are what two cores carry: three or four gained nothing when measured on 12 real pages. */
const TABS = 2;
/** A page that took the whole object down with it this often is given up. */
const MAX_ATTEMPTS_A_PAGE = 2;
/** Each takes a page that never comes to rest, after two of which no more is opened; and one for the measurement. */
const MAX_BROWSERS = 3;

/**
 * Reads every page as a person sees it, then tries its forms and measures the home page alone in the same browser once `reading` over plain HTTP has ended.
 * Ends `waiting` when no browser is free and nothing else is left to do meanwhile.
 */
export async function renderPages({
  bench,
  found,
  plain,
  isHttpDone,
  reading,
}: {
  bench: Bench;
  found: KeyPages;
  plain: PlainReading;
  isHttpDone: () => boolean;
  reading: Promise<unknown>;
}): Promise<Rendering> {
  const { journal, ports } = bench;
  const quiet = quietMoment(reading);
  for (let browsers = 1; ; browsers++) {
    if (journal.isDone('render') && journal.isDone('lab')) {
      await giveUpBrowser(bench, found.target);
      return { state: 'done' };
    }
    const turn = await withBrowser(
      bench,
      found.target,
      () => !isHttpDone(),
      (browser) => readAndMeasure({ bench, found, plain, browser, quiet, isLast: browsers === MAX_BROWSERS }),
    );
    if (turn.state === 'waiting') return turn;
    if (turn.state === 'done' && turn.value === 'another browser') continue;
    if (turn.state === 'none' && !bench.isCancelled()) {
      const browser: BrowserUse = { state: 'none', reason: turn.reason, version: null };
      if (!journal.isDone('render')) journal.finish('render', ports.clock.now(), { browser });
      journal.finish('lab', ports.clock.now(), { lab: null });
    }
    return { state: 'done' };
  }
}

/** As far as one browser carries it. */
async function readAndMeasure({
  bench,
  found,
  plain,
  browser,
  quiet,
  isLast,
}: {
  bench: Bench;
  found: KeyPages;
  plain: PlainReading;
  browser: OpenBrowser;
  quiet: () => Promise<void>;
  isLast: boolean;
}): Promise<'done' | 'another browser'> {
  const { journal, ports } = bench;
  const wayTo = waysInto(bench, found, plain);
  if (!journal.isDone('render')) {
    const startedAt = ports.clock.now();
    const stopped = await renderAll({ bench, found, browser, wayTo, quiet });
    if (bench.isCancelled()) return 'done';
    if (browser.isSpent && stopped === null && !isLast) return 'another browser';
    finishStep(bench, 'render', startedAt, { browser: browserUse(bench, found, browser, stopped) });
  }
  await tryForms(bench, found.pages.length, { browser, wayTo, quiet });
  const isWorthMeasuring = journal.read<RenderAttempt>(renderedDocument(0))?.view;
  if (browser.isSpent && isWorthMeasuring && !isLast) return 'another browser';
  const startedAt = ports.clock.now();
  const lab = await measureLab(bench, found, browser, quiet);
  if (!bench.isCancelled()) finishStep(bench, 'lab', startedAt, { lab });
  return 'done';
}

/** Answers why it stopped early, null when every page was tried. */
async function renderAll({
  bench,
  found,
  browser,
  wayTo,
  quiet,
}: {
  bench: Bench;
  found: KeyPages;
  browser: OpenBrowser;
  wayTo: WayTo;
  quiet: () => Promise<void>;
}): Promise<string | null> {
  const { journal, ports, board, order, ledger } = bench;
  let next = 0;
  let hasStopped = false;
  const failures = found.pages.map((_, index) => journal.read<RenderAttempt>(renderedDocument(index))?.failure);
  const count = (failure: RenderAttempt['failure']) => failures.filter((one) => one === failure).length;
  const isHopeless = () => count('timeout') + count('restless') >= MAX_TIMEOUTS;
  const isOver = () =>
    hasStopped || browser.isSpent || bench.isCancelled() || bench.isOutOfTime() || ledger.isReadingOver;
  const render = async (index: number, isGivenUp: () => boolean): Promise<void> => {
    const page = found.pages[index];
    const name = renderedDocument(index);
    const way = await wayTo(index);
    if (!page || way === null) return;
    const attempt: RenderAttempt = isGivenUp()
      ? gaveUp(page.url, ports.clock.now())
      : await browser.render(way.url, way.options);
    // The browser was closed under this page because the other tab failed: no verdict on the page.
    if (hasStopped || (browser.isSpent && attempt.failure === 'crash')) return;
    // Nor when what it is made of was refused to it by us.
    if (ledger.isReadingOver && !attempt.view) return;
    failures[index] = attempt.failure;
    journal.finish(name, ports.clock.now(), { [name]: attempt });
    board.updatePage(index, { wordsRendered: attempt.view?.textWords ?? null });
    showReading(bench, found, index, 'in a browser');
    // Renews the lease; a renewal that fails is made up for by the next.
    await ports.gate.acquire(order).catch(() => {});
  };
  const renderOne = async (index: number): Promise<void> => {
    const name = renderedDocument(index);
    if (journal.isDone(name) || bench.isCancelled()) return;
    await render(index, () => journal.countAttempt(name) > MAX_ATTEMPTS_A_PAGE);
  };
  const tab = async (): Promise<void> => {
    while (next < found.pages.length) {
      if (isOver() || isHopeless()) return;
      try {
        await renderOne(next++);
      } catch (error) {
        hasStopped = true;
        throw error;
      }
    }
  };
  // The home page decides whether pages the server does not know may be reached inside it.
  if (!ledger.isReadingOver) await renderOne(next++);
  for (const ended of await Promise.allSettled(Array.from({ length: TABS }, tab))) {
    if (ended.status === 'rejected') throw ended.reason;
  }
  // What did not finish beside all else may do so alone; one that does not even then says that it is the website.
  for (const [index, failure] of failures.entries()) {
    if (failure !== 'timeout' || isOver() || journal.countAttempt(`again:${index}`) > 1) continue;
    await quiet();
    await render(index, () => false);
    if (failures[index] === 'timeout') break;
  }
  await tab();
  if (count('timeout') >= MAX_TIMEOUTS) return 'two pages did not finish loading in the browser in time';
  if (isHopeless()) return 'two pages never came to rest in the browser';
  if (ledger.isReadingOver) return `it would take more than the ${MAX_REQUESTS_A_HOST} files we ask one server for`;
  return bench.isOutOfTime() ? 'the time for one analysis was used up' : null;
}

/** Once the page was read over plain HTTP. */
const waysInto =
  (bench: Bench, found: KeyPages, plain: PlainReading): WayTo =>
  async (index) => {
    const page = found.pages[index];
    const read = await plain.page(index);
    const way = wayTo(bench, read);
    if (!page || way === null) return null;
    const options = {
      language: languageTag((read?.view ?? bench.journal.read<ReadAttempt>('plain:0')?.view)?.lang),
      ...(way === 'link' ? { throughLinkOn: found.target.homeUrl } : {}),
    };
    return { url: index === 0 ? page.url : addressRead(page, read), options };
  };

/**
 * How a visitor comes to a page: by its address, or, where the server knows no such page and the home page is filled by script,
 * through a link inside it. null: not at all; what is a PDF, a refusal or a missing page to a fetcher is that to a browser.
 */
function wayTo(bench: Bench, read: ReadAttempt | null): 'address' | 'link' | null {
  // Larger than any page we read: a browser would have to take it whole.
  if (read?.truncated) return null;
  if (read?.view && read.status < 400) return 'address';
  if (read?.status !== 404 && read?.status !== 410) return null;
  const home = bench.journal.read<ReadAttempt>('plain:0');
  const rendered = bench.journal.read<RenderAttempt>(renderedDocument(0));
  return isFilledByScript(home, rendered) ? 'link' : null;
}

function browserUse(bench: Bench, found: KeyPages, browser: OpenBrowser, stopped: string | null): BrowserUse {
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
