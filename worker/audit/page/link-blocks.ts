import { textKey } from '../facts/plain-words.ts';
import type { PageView, TextBlock } from './page-view.ts';

/** Blocks whose whole text is a link: they lead somewhere and say nothing by themselves. */
export function linkBlocks({ blocks, links }: PageView): Set<TextBlock> {
  const found = new Set<TextBlock>();
  for (const { block, text } of links) {
    const around = blocks[block];
    if (around && textKey(around.text) === textKey(text)) found.add(around);
  }
  return found;
}
