import { visibleBlocks } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';

/** Two pages that share a line are two pages about one thing. */
const MIN_PAGES = 3;
const MOST = 0.5;

/**
 * Tells the lines that stand word for word on more than half of the pages: a notice about cookies, a call to act, the columns of a footer
 * that no element marks as one. They belong to the website, and to no page's own text. None where fewer than three pages were read.
 */
export function repeatedBlocks(
  pages: readonly ReadPage[],
  viewOf: (page: ReadPage) => PageView = ({ plain }) => plain.view,
): (block: Pick<TextBlock, 'text'>) => boolean {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(visibleBlocks(viewOf(page)).map(({ text }) => textKey(text))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(MIN_PAGES, Math.floor(pages.length * MOST) + 1);
  return ({ text }) => (counts.get(textKey(text)) ?? 0) >= least;
}
