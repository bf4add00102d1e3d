import { allText, readingLength } from '../../../website/page/page-text.ts';
import type { TextBlock } from '../../../website/page/page-view.ts';
import type { RenderedPage } from '../../../website/read-pages.ts';
import { drawnTexts } from '../../../website/served-text.ts';
import { textKey } from '../../../website/text/plain-words.ts';

/** Behind the place of what scripts add to every page alike; advice goes by it. */
export const FRAME_ALONE = '; what is missing is nearly the same on every page';

/** Of two pages that lose the same line, both may be about one thing. */
const MIN_PAGES = 3;
/** A line or two may be a page's own. */
const FRAME_SHARE = 0.8;

/**
 * Whether what scripts add stands on every page that was compared, as a menu and a footer do: each page's own text is served. A page that is sent
 * with a line has it, too.
 */
export function isFrameAlone(pages: readonly RenderedPage[]): boolean {
  const lost = pages.map(lostLines);
  const added = lost.flatMap((lines) => [...lines]);
  if (lost.filter(({ size }) => size > 0).length < MIN_PAGES) return false;
  const served = pages.map(({ plain }) => textKey(allText(plain.view)));
  const keys = [...new Set(added.map(([key]) => key))];
  const everywhere = new Set(
    keys.filter((key) => pages.every((_, at) => lost[at]?.has(key) || served[at]?.includes(key))),
  );
  return charsIn(added.filter(([key]) => everywhere.has(key))) >= charsIn(added) * FRAME_SHARE;
}

/**
 * How much text scripts add to a page that they add to another one as well, as a menu, a call to action or one list of goods: none of it is
 * what the page itself is about.
 */
export function sharedLength(pages: readonly RenderedPage[]): (page: RenderedPage) => number {
  const lost = new Map(pages.map((page) => [page, lostLines(page)]));
  const counts = new Map<string, number>();
  for (const lines of lost.values()) for (const key of lines.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (page) => {
    const shared = [...(lost.get(page) ?? [])].filter(([key]) => (counts.get(key) ?? 0) > 1);
    return readingLength(shared.map(([, { text }]) => text).join('\n'));
  };
}

/** Whether scripts add to a page more than what they add to most pages, as a menu and a footer are. */
export function lacksMoreThanFrame(pages: readonly RenderedPage[]): (page: RenderedPage) => boolean {
  const lost = new Map(pages.map((page) => [page, lostLines(page)]));
  const most = Math.max(MIN_PAGES, pages.length / 2);
  const isFrame = (key: string): boolean => [...lost.values()].filter((lines) => lines.has(key)).length >= most;
  return (page) => {
    const lines = [...(lost.get(page) ?? [])];
    return charsIn(lines.filter(([key]) => isFrame(key))) < charsIn(lines) * FRAME_SHARE;
  };
}

const charsIn = (lines: readonly (readonly [key: string, block: TextBlock])[]): number =>
  lines.reduce((sum, [, { text }]) => sum + text.length, 0);

/** Lines that a browser shows and the HTML as served does not hold, by their key. */
function lostLines(page: RenderedPage): Map<string, TextBlock> {
  const served = textKey(allText(page.plain.view));
  const lines = drawnTexts(page).map((block) => [textKey(block.text), block] as const);
  return new Map(lines.filter(([key]) => key !== '' && !served.includes(key)));
}
