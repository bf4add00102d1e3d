import { nameOfLink } from '../../website/page/page-rows.ts';
import type { PageLink, PageView } from '../../website/page/page-view.ts';

/**
 * What a card that is a link as a whole is called: the heading in it, else the text of its first element, where more follows. The text
 * of the link itself where it holds nothing but that.
 */
export function cardName(view: PageView, link: PageLink): string {
  const { blocks, paths } = view;
  const { text, path, block } = link;
  const stem = `${paths[path] ?? ''} > `;
  for (let at = Math.max(block, 0); at < blocks.length; at++) {
    const inside = blocks[at];
    if (!inside || !(paths[inside.path] ?? '').startsWith(stem) || !text.includes(inside.text)) break;
    if (text.startsWith(inside.text)) return inside.text;
  }
  return nameOfLink(view, link);
}
