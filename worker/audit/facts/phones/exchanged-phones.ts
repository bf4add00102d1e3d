import type { PhoneFact } from '../facts.ts';
import type { Sighting } from './phone-sighting.ts';

/**
 * A number that stands in no page as served and, once scripts have run, at the very place where the page served another one, which no
 * visitor sees then: readers without scripts have the one, visitors the other.
 */
export function exchangedPhones(
  phones: readonly PhoneFact[],
  sightings: ReadonlyMap<string, readonly Sighting[]>,
): [number, number][] {
  const seenOf = ({ value }: PhoneFact, view: 'plain' | 'rendered') =>
    (sightings.get(value) ?? []).flatMap(({ where, source }) =>
      where !== 'data' && source.view === view ? [source] : [],
    );
  return phones.flatMap((drawn, at) => {
    if ((sightings.get(drawn.value) ?? []).some(({ source }) => source.view === 'plain')) return [];
    const places = seenOf(drawn, 'rendered');
    return phones.flatMap((served, other): [number, number][] => {
      const stays = new Set(seenOf(served, 'rendered').map(({ pageUrl }) => pageUrl));
      const isTaken = seenOf(served, 'plain').some(
        ({ pageUrl, place }) =>
          !stays.has(pageUrl) && places.some((one) => one.pageUrl === pageUrl && one.place === place),
      );
      return isTaken ? [[other, at]] : [];
    });
  });
}
