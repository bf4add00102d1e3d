import type { ReadPage } from '../website/read-pages.ts';

/** Shorter pages may be alike and still be two. */
const SOME_TEXT_CHARS = 200;

/** Pages read under a second address, such as "/index-1.htm" beside "/": all their text is that of a page read before. */
export function secondAddresses(pages: readonly ReadPage[]): ReadonlySet<ReadPage> {
  const texts = new Set<string>();
  const second = new Set<ReadPage>();
  for (const page of pages) {
    const text = page.plain.view.blocks.map((block) => block.text).join('\n');
    if (text.length > SOME_TEXT_CHARS && texts.has(text)) second.add(page);
    texts.add(text);
  }
  return second;
}
