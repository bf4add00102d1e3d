import type { ReadAttempt, RenderAttempt } from '../audit/observations.ts';
import { addRenderedPages, type KeyPages } from '../crawl/find-pages.ts';
import { isShell, mayHideLinks } from '../crawl/is-shell.ts';
import type { OpenedWebsite } from '../crawl/open-website.ts';
import type { Bench } from './bench.ts';
import { languageTag } from './browser/language-tag.ts';
import { withBrowser } from './browser/with-browser.ts';
import { finishStep } from './finish-step.ts';
import { renderedDocument } from './read-plain-pages.ts';

/** Rendering that brings this many times the text is what fills the page. */
const FILLED_FACTOR = 3;

export type ShellResult = { state: 'done'; found: KeyPages } | { state: 'waiting'; retryAfterMs: number };

/**
 * Links that only scripts write show in a browser: where a home page may have some and not all pages are found, it is opened there
 * first, and the pages it links to join those already found. Only an empty frame is worth waiting for a browser.
 */
export async function openShell(bench: Bench, opened: OpenedWebsite, found: KeyPages): Promise<ShellResult> {
  const { journal, ports, order, board } = bench;
  const done: ShellResult = { state: 'done', found };
  const isEmpty = isShell(opened.home);
  if (journal.isDone('shell') || !(isEmpty || mayHideLinks(opened.home, found.pages.length, order.maxPages)))
    return done;
  board.show({ message: 'Looking for links that scripts write' });
  const startedAt = ports.clock.now();
  const turn = await withBrowser(
    bench,
    found.target,
    () => false,
    (browser) => browser.render(found.target.homeUrl, { language: languageTag(opened.home.view?.lang) }),
  );
  if (turn.state === 'waiting' && isEmpty) return turn;
  if (turn.state !== 'done') return done;
  const home = turn.value;
  const pages = home.view ? addRenderedPages(opened, found, home.view, { maxPages: order.maxPages }) : found.pages;
  const extended = { ...found, pages };
  const name = renderedDocument(0);
  finishStep(bench, 'shell', startedAt, { found: extended });
  // A page that never came to rest is not opened again.
  if (home.view || home.failure === 'restless') journal.finish(name, ports.clock.now(), { [name]: home });
  return { state: 'done', found: extended };
}

/** Whether the home page's text comes from scripts. */
export function isFilledByScript(home: ReadAttempt | null, rendered: RenderAttempt | null): boolean {
  if (!home?.view || !rendered?.view) return false;
  return isShell(home) && rendered.view.textChars >= FILLED_FACTOR * home.view.textChars;
}
