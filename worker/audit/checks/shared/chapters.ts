import { mainText, readingLength } from '../../website/page/page-text.ts';
import type { Heading } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { Evidence } from '../check.ts';

/** A page of less text than about 300 words needs no division. */
export const MIN_DIVIDED_CHARS = 1_800;

/** End of the place of a page whose headings are all main ones. */
export const ALL_MAIN = 'headings, all h1';

/** Whether a heading opens a chapter, or would if it had another level. */
export const isChapter = (
  { plain: { view } }: ReadPage,
  { hidden, block }: Heading,
  level: Heading['level'],
): boolean => (level === 2 || level === 3) && !hidden && view.blocks[block]?.landmark !== 'footer' && block !== -1;

/** Pages long enough to need chapters that have none. Legal texts are long by nature. */
export function undividedPages(pages: readonly ReadPage[]): Evidence[] {
  return pages.flatMap((page) => {
    const { view } = page.plain;
    if (page.role === 'legal' || view.headings.some((heading) => isChapter(page, heading, heading.level))) return [];
    const chars = readingLength(mainText(view));
    return chars < MIN_DIVIDED_CHARS
      ? []
      : [
          {
            pageUrl: page.url,
            place: 'no h2 or h3',
            seen: `${chars} characters of text under no heading of their own`,
          },
        ];
  });
}
