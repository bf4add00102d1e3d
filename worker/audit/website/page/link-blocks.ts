import { textKey } from '../text/plain-words.ts';
import type { PageView, TextBlock } from './page-view.ts';

/** Blocks whose whole text is a link: they lead somewhere and say nothing by themselves. */
export function linkBlocks({ blocks, links }: PageView): Set<TextBlock> {
  const found = new Set<TextBlock>();
  // A block may hold thousands of links.
  const keys = new Map<TextBlock, string>();
  for (const { block, text } of links) {
    const around = blocks[block];
    if (!around) continue;
    const key = keys.get(around) ?? textKey(around.text);
    keys.set(around, key);
    if (key === textKey(text)) found.add(around);
  }
  return found;
}
