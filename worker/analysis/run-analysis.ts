import type { ReadAttempt } from '../audit/observations.ts';
import { findPages, type KeyPages } from '../crawl/find-pages.ts';
import { type OpenedWebsite, openWebsite } from '../crawl/open-website.ts';
import { mayAskModels } from './ask-model.ts';
import { askNarrator } from './ask-narrator.ts';
import { askReader } from './ask-reader.ts';
import { assembleObservations } from './assemble-observations.ts';
import type { Bench } from './bench.ts';
import { countBenchmark } from './count-benchmark.ts';
import { finishStep } from './finish-step.ts';
import type { LifeEvent } from './life.ts';
import { loadEngine, loadEngineMeanwhile } from './load-engine.ts';
import { lookAround } from './look-around.ts';
import { openShell } from './open-shell.ts';
import { outcomeOf } from './outcome-of.ts';
import type { AnalysisOutcome } from './ports.ts';
import { plainDocument, readPlainPages } from './read-plain-pages.ts';
import { renderPages } from './render-pages.ts';

/** How far work came, as an event of the run's life. */
export type WorkEnd = Extract<LifeEvent, { type: 'completed' | 'unreadable' | 'waits' | 'stopped' }>;

/**
 * Carries an analysis as far as it can: discover, read plain and rendered side by side, judge, store. Every step is journaled, so
 * that calling this again after a crash continues where it stood and a finished step is never repeated.
 */
export async function runAnalysis(bench: Bench): Promise<WorkEnd> {
  const { journal, board, ports } = bench;

  await showExpectation(bench);
  const opened = await open(bench);
  if (!opened.ok) return { type: 'unreadable', message: opened.message };

  const shell = await openShell(bench, opened.opened, await find(bench, opened.opened));
  if (shell.state === 'waiting') return { type: 'waits', ms: shell.retryAfterMs };
  const { found } = shell;
  showPages(bench, opened.opened, found);
  board.show({ stage: 'scraping', message: 'Reading your pages', totalPages: found.pages.length });

  const plain = readPlainPages(bench, opened.opened, found);
  let httpDone = false;
  const http = plain.all
    .then(() => lookAround(bench, opened.opened, found))
    .finally(() => {
      httpDone = true;
    });
  // Both run to their end even when one throws: a browser must be closed before the step is tried again.
  const [read, rendered] = await Promise.allSettled([
    http,
    renderPages({ bench, found, plain, isHttpDone: () => httpDone, reading: http }),
  ]);
  if (read.status === 'rejected') throw read.reason;
  if (rendered.status === 'rejected') throw rendered.reason;
  if (bench.isCancelled()) return { type: 'stopped' };
  if (rendered.value.state === 'waiting') return { type: 'waits', ms: rendered.value.retryAfterMs };

  board.show({ stage: 'analysis', message: 'Comparing what was seen with what assistants need' });
  if (!journal.isDone('judge')) {
    const startedAt = ports.clock.now();
    const { conclude, prepare, withNarration } = await loadEngine();
    const confirmed = await ports.index.confirmedFacts(bench.order.sessionId);
    const byRules = prepare(assembleObservations(journal), confirmed);
    const mayAsk = await mayAskModels(bench);
    const hasRead = mayAsk && (await askReader(bench, byRules));
    const prepared = hasRead ? prepare(assembleObservations(journal), confirmed) : byRules;
    const benchmark = await countBenchmark(bench, prepared);
    // From here on it is finished, not stopped.
    if (bench.isCancelled()) return { type: 'stopped' };
    const byCode = conclude(prepared, benchmark);
    const results = mayAsk ? withNarration(byCode, await askNarrator(bench, byCode)) : byCode;
    if (bench.isCancelled()) return { type: 'stopped' };
    finishStep(bench, 'judge', startedAt, { results, score: outcomeOf(prepared, results) });
  }
  board.show({ message: 'Storing your report' });
  const outcome = journal.read<AnalysisOutcome>('score');
  if (!outcome) throw new Error('the judged report has no score document');
  return { type: 'completed', outcome };
}

type Opened = { ok: true; opened: OpenedWebsite } | { ok: false; message: string };

/** How long it may take, as far as recent ones tell. Nothing depends on it. */
async function showExpectation({ board, ports, order }: Bench): Promise<void> {
  try {
    const expectedMs = await ports.index.usualDurationMs();
    if (expectedMs !== null) board.show({ expectedMs });
  } catch (error) {
    console.warn(JSON.stringify({ event: 'usual_duration_unknown', session: order.sessionId, error: String(error) }));
  }
}

async function open(bench: Bench): Promise<Opened> {
  const { journal, board, ports, order } = bench;
  const known = journal.read<Opened>('opened');
  if (known) return known;
  board.show({ message: 'Opening your website and its robots.txt', currentPage: order.websiteUrl });
  const startedAt = ports.clock.now();
  const opening = openWebsite(bench.site, order.websiteUrl, { allowPrivate: order.allowPrivate });
  loadEngineMeanwhile();
  const opened = await opening;
  finishStep(bench, 'open', startedAt, { opened });
  bench.saveBudget();
  if (opened.ok) {
    const { earlyFacts } = await loadEngine();
    board.showFacts(earlyFacts(opened.opened));
  }
  return opened;
}

async function find(bench: Bench, opened: OpenedWebsite): Promise<KeyPages> {
  const { journal, board, ports, order } = bench;
  const known = journal.read<KeyPages>('found');
  if (known) return known;
  board.show({ message: 'Choosing the pages that matter' });
  const startedAt = ports.clock.now();
  const { readAlready, ...found } = await findPages(bench.site, opened, {
    maxPages: order.maxPages,
    controlToken: ports.randomToken(),
  });
  for (const attempt of readAlready) {
    const index = found.pages.findIndex((page) => page.url === attempt.url);
    const name = plainDocument(index);
    if (index > 0) journal.finish(name, ports.clock.now(), { [name]: attempt });
  }
  finishStep(bench, 'find', startedAt, { found });
  bench.saveBudget();
  return found;
}

/** The list of pages as it stands: what was read on the way, or before a crash, keeps its numbers. */
function showPages(bench: Bench, opened: OpenedWebsite, found: KeyPages): void {
  const { board, journal } = bench;
  const known = new Map(board.pages.map((page) => [page.url, page]));
  board.showPages(
    found.pages.map((page, index) => {
      const shown = known.get(page.url);
      if (shown) return shown;
      const read = index === 0 ? opened.home : journal.read<ReadAttempt>(plainDocument(index));
      const state = read === null ? 'waiting' : read.view ? 'read' : 'failed';
      return { url: page.url, role: page.role, state, wordsPlain: read?.view?.textWords ?? null, wordsRendered: null };
    }),
  );
}
