import { textKey } from '../../../website/text/plain-words.ts';
import type { FactSource, ListedFact, Price } from '../../facts.ts';
import { isMarkup, shapeOf } from '../places.ts';

/** One label may stand for two sizes of one thing; so many sums under one, or so many labels with several, and labels are what they are. */
const MANY_SUMS = 3;
const MANY_LABELS = 2;

/**
 * "Regular price", "1 litre", "a dozen" on card after card, each time with another sum: lines set like that say how much of what the card is
 * about, and none of them names an item. Answers whether lines of this shape on this page are such labels.
 */
export function areOptionLabels({ pageUrl, place }: FactSource, prices: readonly ListedFact<Price>[]): boolean {
  const shape = shapeOf(place);
  const sums = new Map<string, Set<number>>();
  for (const { value, sources } of prices) {
    const isAlike = (one: FactSource) => one.pageUrl === pageUrl && !isMarkup(one) && shapeOf(one.place) === shape;
    if (!sources.some(isAlike)) continue;
    const key = textKey(value.what);
    sums.set(key, (sums.get(key) ?? new Set()).add(value.amount));
  }
  const counts = [...sums.values()].map(({ size }) => size);
  return counts.some((count) => count >= MANY_SUMS) || counts.filter((count) => count > 1).length >= MANY_LABELS;
}
