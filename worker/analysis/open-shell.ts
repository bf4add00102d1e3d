import type { ReadAttempt, RenderAttempt } from '../audit/observations.ts';
import { addRenderedPages, type KeyPages } from '../crawl/find-pages.ts';
import { isShell } from '../crawl/is-shell.ts';
import type { OpenedWebsite } from '../crawl/open-website.ts';
import type { Bench } from './bench.ts';
import { renderedDocument } from './read-plain-pages.ts';
import { withBrowser } from './with-browser.ts';

/** Rendering that brings this many times the text is what fills the page. */
const FILLED_FACTOR = 3;

export type ShellResult = { state: 'done'; found: KeyPages } | { state: 'waiting'; retryAfterMs: number };

/**
 * A home page that is an empty frame for scripts shows its links only in a browser: there it is opened first, and the pages it
 * links to join those already found.
 */
export async function openShell(bench: Bench, opened: OpenedWebsite, found: KeyPages): Promise<ShellResult> {
  const { journal, ports, order, board } = bench;
  const done: ShellResult = { state: 'done', found };
  if (journal.isDone('shell') || !isShell(opened.home)) return done;
  board.show({ message: 'Your home page is built by scripts, so a browser looks for its links' });
  const turn = await withBrowser(
    bench,
    found.target,
    () => false,
    (browser) => browser.render(found.target.homeUrl),
  );
  if (turn.state === 'waiting') return turn;
  if (turn.state !== 'done') return done;
  const home = turn.value;
  const pages = home.view ? addRenderedPages(opened, found, home.view, { maxPages: order.maxPages }) : found.pages;
  const extended = { ...found, pages };
  const name = renderedDocument(0);
  journal.finish('shell', ports.clock.now(), { found: extended });
  // A page that never came to rest is not opened again.
  if (home.view || home.failure === 'restless') journal.finish(name, ports.clock.now(), { [name]: home });
  return { state: 'done', found: extended };
}

/** Whether the home page's text comes from scripts. */
export function isFilledByScript(home: ReadAttempt | null, rendered: RenderAttempt | null): boolean {
  if (!home?.view || !rendered?.view) return false;
  return isShell(home) && rendered.view.textChars >= FILLED_FACTOR * home.view.textChars;
}
