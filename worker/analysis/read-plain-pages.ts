import type { ReadAttempt } from '../audit/observations.ts';
import { readRobots } from '../audit/website/robots/robots-txt.ts';
import { jumpTarget } from '../audit/website/unasked/jump-page.ts';
import type { KeyPages } from '../crawl/find-pages.ts';
import type { OpenedWebsite } from '../crawl/open-website.ts';
import { readOn } from '../crawl/refresh/read-on.ts';
import type { Bench } from './bench.ts';
import { loadEngine } from './load-engine.ts';

/** After two pages that did not answer in time no further page is tried. Product decisions §5. */
export const MAX_TIMEOUTS = 2;

/** Requests one host gets at once; the site reader holds to the same. */
const AT_ONCE = 4;

export const plainDocument = (index: number) => `plain:${index}`;
export const renderedDocument = (index: number) => `rendered:${index}`;

export interface PlainReading {
  /** Settles when every page was read or given up. */
  all: Promise<void>;
  /** Page by page; null when it was not tried (too many time-outs). */
  page(index: number): Promise<ReadAttempt | null>;
}

/** Reads every chosen page as served. The site reader itself holds the number of requests down. */
export function readPlainPages(bench: Bench, opened: OpenedWebsite, found: KeyPages): PlainReading {
  const { journal, ports, board } = bench;
  const robots = readRobots(opened.robots);
  let timeouts = 0;

  const readOne = async (index: number, url: string): Promise<ReadAttempt | null> => {
    const name = plainDocument(index);
    const known = journal.read<ReadAttempt>(name);
    if (known) {
      if (known.failure === 'timeout') timeouts++;
      if (index === 0 || jumpTarget(known) === null) return known;
    }
    if (index === 0) {
      journal.finish(name, ports.clock.now(), { [name]: opened.home });
      return opened.home;
    }
    if (timeouts >= MAX_TIMEOUTS || bench.isCancelled() || bench.isOutOfTime()) return known;
    board.updatePage(index, { state: 'reading' });
    const attempt = await readOn(bench.site, known ?? (await bench.site.readPage(url)), { ...found, robots });
    if (attempt.failure === 'timeout') timeouts++;
    journal.finish(name, ports.clock.now(), { [name]: attempt });
    board.updatePage(index, {
      state: attempt.view ? 'read' : 'failed',
      wordsPlain: attempt.view?.textWords ?? null,
    });
    showReading(bench, found, index);
    // What the home page tells was shown when the website was opened.
    if (index > 0) await tellFacts(bench, opened, found.pages[index], attempt);
    return attempt;
  };

  const pages = found.pages.map(() => Promise.withResolvers<ReadAttempt | null>());
  let next = 0;
  // Page by page and not all at once: the second time-out must keep the next page from being asked for.
  const reader = async (): Promise<void> => {
    while (next < pages.length) {
      const index = next++;
      const page = readOne(index, found.pages[index]?.url ?? '');
      pages[index]?.resolve(page);
      await page;
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, reader)).then(() => bench.saveBudget());
  // What ends the reading also ends the wait for every page that was not reached.
  all.catch((error: unknown) => {
    for (const page of pages) page.reject(error);
  });
  // A page awaited by nobody yet must not count as an unhandled rejection; `all` reports it.
  for (const page of pages) page.promise.catch(() => {});
  return { all, page: (index) => pages[index]?.promise ?? Promise.resolve(null) };
}

/** "Reading page 3 of 12": the page named is the one just read. */
export function showReading({ board }: Bench, found: KeyPages, index: number, how: '' | 'in a browser' = ''): void {
  const total = found.pages.length;
  board.show({
    message: how === '' ? `Reading page ${index + 1} of ${total}` : `Reading page ${index + 1} of ${total} ${how}`,
    currentPageIndex: index + 1,
    totalPages: total,
    currentPage: found.pages[index]?.url ?? '',
  });
}

/** Shows what one more page tells whoever watches. A reader that fails shows nothing here; the judge meets it again. */
async function tellFacts(
  { board }: Bench,
  opened: OpenedWebsite,
  page: KeyPages['pages'][number] | undefined,
  plain: ReadAttempt,
): Promise<void> {
  if (!page || !plain.view) return;
  const { earlyFactsOf } = await loadEngine();
  const { url, role, foundBy, depth } = page;
  try {
    board.addFacts(earlyFactsOf(opened, { url, role, foundBy, depth, plain, rendered: null }));
  } catch (error) {
    console.warn(JSON.stringify({ event: 'early_facts_failed', url, error: String(error) }));
  }
}
