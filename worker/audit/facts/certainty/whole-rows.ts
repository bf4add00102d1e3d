import type { FactSource, ListedFact, Rated } from '../facts.ts';
import { isMarkup, shapeOf } from './places.ts';

type Entry<T> = ListedFact<T, Rated>;

/** Fewer elements of one shape may be alike by chance. */
const MIN_ROW = 3;

/**
 * Cards or entries set alike on one page are one list, and each of them is what the others are: where at least half are beyond doubt, all
 * are. `mayJoin` keeps out what only looks like an entry.
 */
export function wholeRows<T>(entries: readonly Entry<T>[], mayJoin: (entry: Entry<T>) => boolean): Entry<T>[] {
  const rows = Map.groupBy(
    entries.flatMap((entry) => rowKeys(entry).map((key) => ({ key, entry }))),
    ({ key }) => key,
  );
  const joined = new Set<Entry<T>>();
  for (const members of rows.values()) {
    const certain = members.filter(({ entry }) => entry.certainty === 'certain').length;
    if (members.length < MIN_ROW || certain * 2 < members.length) continue;
    for (const { entry } of members) if (mayJoin(entry)) joined.add(entry);
  }
  return entries.map((entry) => (joined.has(entry) ? { ...entry, certainty: 'certain' } : entry));
}

const rowKeys = ({ sources }: { sources: readonly FactSource[] }): string[] => [
  ...new Set(
    sources
      .filter((source) => !isMarkup(source))
      .map(({ pageUrl, view, place }) => `${pageUrl} ${view} ${shapeOf(place)}`),
  ),
];
