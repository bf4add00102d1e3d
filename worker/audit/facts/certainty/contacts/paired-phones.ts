import { textKey } from '../../../website/text/plain-words.ts';
import { isVisited } from '../../addresses/visited.ts';
import type { AddressFact, PhoneFact, Rated } from '../../facts.ts';
import type { StatedWebsite } from '../stated-website.ts';

/** Lines of a card below its address, or above it. */
const CARD_LINES = 6;
/** Cards that follow each other; farther apart, one stands in the text and the other in the footer. */
const MAX_LINES_APART = 15;
/** Digits that all spellings of a number end in. */
const SHARED_DIGITS = 8;

/** A place by its street, and a number by its value, with the line they stand in. */
interface Mark {
  key: string;
  at: number;
}

/**
 * Of several places that customers come to, the number of each: where all of them stand in a row, the one between it and the next, on the
 * same side of every one. Where a place has none, or two, or rows differ, which is whose only the owner knows.
 */
export function withOwnPhones<T extends AddressFact<Rated>>(
  addresses: readonly T[],
  phones: readonly PhoneFact<Rated>[],
  { documents }: Pick<StatedWebsite, 'documents'>,
): T[] {
  const streets = addresses.flatMap((one) =>
    one.certainty === 'certain' && isVisited(one) && one.value.street !== null ? [one.value.street] : [],
  );
  const numbers = phones.flatMap(({ certainty, value }) => (certainty === 'certain' ? [value] : []));
  if (streets.length < 2 || numbers.length < 2) return [...addresses];
  const found = documents.flatMap(({ lines }) => {
    const texts = lines.map(({ text }) => text);
    const places = marksOf(texts, streets, (text, street) => textKey(text).includes(textKey(street)));
    const calls = marksOf(texts, numbers, (text, one) => text.replace(/\D/g, '').includes(one.slice(-SHARED_DIGITS)));
    return places.flatMap((_, first) => pairings(places.slice(first, first + streets.length), calls, streets.length));
  });
  const [own] = found;
  const isSettled = found.every((other) => streets.every((street) => other.get(street) === own?.get(street)));
  return addresses.map((one) => {
    const phone = isSettled ? own?.get(one.value.street ?? '') : undefined;
    return phone === undefined ? one : { ...one, phone };
  });
}

const marksOf = (
  texts: readonly string[],
  keys: readonly string[],
  isIn: (text: string, key: string) => boolean,
): Mark[] => texts.flatMap((text, at) => keys.flatMap((key) => (isIn(text, key) ? [{ key, at }] : [])));

/** The number of each place of a row, by those below and by those above: none where some place has no number of its own. */
function pairings(row: readonly Mark[], calls: readonly Mark[], count: number): Map<string, string>[] {
  const isRow =
    new Set(row.map(({ key }) => key)).size === count &&
    row.every(({ at }, k) => k === 0 || at - (row[k - 1]?.at ?? at) <= MAX_LINES_APART);
  if (!isRow) return [];
  const sides = [
    row.map(({ at }, k) => nearest(calls, at, Math.min(row[k + 1]?.at ?? Infinity, at + CARD_LINES + 1))),
    row.map(({ at }, k) => nearest(calls, at, Math.max(row[k - 1]?.at ?? -1, at - CARD_LINES - 1))),
  ];
  return sides.flatMap((side) => {
    const own = side.flatMap((one) => one ?? []);
    return own.length === count && new Set(own).size === count
      ? [new Map(row.map(({ key }, k) => [key, own[k] ?? '']))]
      : [];
  });
}

/** The one number of the nearest line that has any, from a line up to another; null where that has none, or two. */
function nearest(calls: readonly Mark[], from: number, to: number): string | null {
  const between = calls.filter(({ at }) => (to > from ? at > from && at < to : at < from && at > to));
  const far = Math.min(...between.map(({ at }) => Math.abs(at - from)));
  const keys = new Set(between.filter(({ at }) => Math.abs(at - from) === far).map(({ key }) => key));
  return keys.size === 1 ? ([...keys][0] ?? null) : null;
}
