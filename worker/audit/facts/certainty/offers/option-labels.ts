import { textKey } from '../../../website/text/plain-words.ts';
import type { TextDocument } from '../../../website/text/text-sources.ts';
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

/** "Plain: hem without lining": so much stands before the colon, of a row with a sum or without. */
const MAX_OPENING_CHARS = 40;

/**
 * "Plain: hem without lining from 40 €" below "Shorten a skirt", and "Plain: cuffs" below "Shorten sleeves": rows that begin as rows of another
 * list do say which way of doing something, and not what. So do the others of their list.
 */
export function isOptionOfService(
  { pageUrl, view, place, seen }: FactSource,
  documents: readonly TextDocument[],
): boolean {
  const lines = documents.find((one) => one.pageUrl === pageUrl && one.viewName === view)?.lines ?? [];
  const [first = ''] = seen.split('\n');
  const at = lines.findIndex((line) => line.place === place && first !== '' && line.text.includes(first));
  if (at < 0) return false;
  let [from, to] = [at, at + 1];
  while (lines[from - 1]?.place === place) from--;
  while (lines[to]?.place === place) to++;
  const list = lines.slice(from, to);
  const own = new Set(list.flatMap(openingOf));
  // A list may stand on a page twice, for large screens and for small ones.
  const known = new Set(list.map(({ text }) => text));
  return own.size > 0 && lines.some((line) => !known.has(line.text) && openingOf(line).some((key) => own.has(key)));
}

const openingOf = ({ text }: { text: string }): string[] => {
  const end = text.indexOf(': ');
  const key = end > 1 && end <= MAX_OPENING_CHARS ? textKey(text.slice(0, end)) : '';
  return key === '' ? [] : [key];
};
