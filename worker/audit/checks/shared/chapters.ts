import { mainBlocks, readingLength } from '../../website/page/page-text.ts';
import type { Heading } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isWritten } from '../../website/text/latin-filler.ts';
import { repeatedBlocks } from './repeated-blocks.ts';

/** A page of less text than about 300 words needs no division. */
export const MIN_DIVIDED_CHARS = 1_800;

/** End of the place of a page whose headings are all main ones. */
export const ALL_MAIN = 'headings, all h1';

/** "S R", "J. & M.": the initials of a logo are no title of anything. */
export const isMonogram = ({ text }: Pick<Heading, 'text'>): boolean => MONOGRAM.test(text);
const MONOGRAM = /^\s*\p{Lu}(?:[\s.&+|·-]+\p{Lu}){1,3}\.?\s*$/u;

/** Whether a heading opens a chapter, or would if it had another level. */
export const isChapter = (
  { plain: { view } }: ReadPage,
  { hidden, text, block }: Heading,
  level: Heading['level'],
): boolean =>
  (level === 2 || level === 3) &&
  !hidden &&
  !isMonogram({ text }) &&
  view.blocks[block]?.landmark !== 'footer' &&
  block !== -1;

/** Characters of a page's text, without what stands on most of the pages as well and what fills a template. */
export function ownLength(pages: readonly ReadPage[]): (page: ReadPage) => number {
  const isRepeated = repeatedBlocks(pages);
  return ({ plain: { view } }) => {
    const own = mainBlocks(view).filter((block) => !isRepeated(block) && isWritten(block));
    return readingLength(own.map(({ text }) => text).join('\n'));
  };
}
