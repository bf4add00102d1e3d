import type { Heading, PageView } from '../../../website/page/page-view.ts';
import { countWords } from '../../../website/page/words.ts';

/** What is said in place of the words of a heading. */
export const UNQUOTED = /\ba heading (?:with a picture in it|of \d+ words)/;

/** Longer than any heading: the element was never closed, and holds the text below it. */
const MAX_CHARS = 200;

/** A heading as it is quoted: one that holds a picture shows more, or other words, than its text says. */
export function headingWords(view: PageView, heading: Heading): string {
  if (holdsPicture(view, heading)) return 'a heading with a picture in it';
  return heading.text.length > MAX_CHARS ? `a heading of ${countWords(heading.text)} words` : heading.text;
}

function holdsPicture(view: PageView, { block }: Heading): boolean {
  const path = view.paths[view.blocks[block]?.path ?? -1] ?? '';
  return path !== '' && view.images.some((image) => (view.paths[image.path] ?? '').startsWith(`${path} > `));
}
