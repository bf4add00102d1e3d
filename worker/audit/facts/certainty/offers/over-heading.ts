import { isHeading, itemsAround } from '../../../website/page/page-rows.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import { placeInBody, type TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource } from '../../facts.ts';

/** Label and sum, then the heading. */
const NEAR = 2;

/**
 * "House favourites from 40 €" over the heading "Pea soup" of the same card: the sum is that of what the heading names, and the words beside it are
 * a label that many cards may share.
 */
export function isOverHeading(source: FactSource, what: string, documents: readonly TextDocument[]): boolean {
  const document = documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view);
  if (!document || source.seen.trim() === '') return false;
  const { view } = document;
  const [first = ''] = source.seen.split('\n');
  return view.blocks.some((block, at) => {
    if (isHeading(block) || !block.text.includes(first) || placeInBody(view, block.path) !== source.place) return false;
    const headings = view.blocks.slice(at + 1, at + 1 + NEAR).filter(isHeading);
    const [heading] = headings;
    if (!heading || textKey(heading.text) === textKey(what)) return false;
    const below = view.blocks.indexOf(heading);
    const card = itemsAround(view, at).find(({ from, to }) => from <= at && below < to);
    return card !== undefined && at - card.from <= NEAR && !view.blocks.slice(card.from, at).some(isHeading);
  });
}
