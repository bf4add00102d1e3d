import { placeAlone } from './view/places.ts';

/** What a citation opens: the page, the place on it and the text as found there. */
export interface CitedEvidence {
  number: number;
  /**
   * Absent: a passage of the website. `publication`: a finding of others, its address in `pageUrl`, how far it can be trusted in `seen`.
   */
  kind?: 'publication';
  pageUrl: string;
  place: string;
  seen: string;
  /** As in Evidence. */
  words?: string | undefined;
  /** Where the text stood; null when that makes no difference (robots.txt, headers). */
  view: 'plain' | 'rendered' | null;
}

export type Source = Omit<CitedEvidence, 'number' | 'view'> & { view?: 'plain' | 'rendered' };

export interface Citations {
  /** Numbers for these sources, new ones counted on from the last; the same place cited again keeps its number. */
  cite(sources: readonly Source[]): number[];
  list(): CitedEvidence[];
}

/** A statement needs no more proof than this; the rest of its sources say the same again. */
const MAX_PER_STATEMENT = 3;

/** What may be what was looked for proves nothing. */
const isGuess = (place: string): boolean => place.startsWith('perhaps ');

/** Of an address as long as this, the query is what a browser once searched for, and cut it would be another one. */
const LONG_ADDRESS = 120;
const withoutLongQuery = (seen: string): string =>
  seen.length > LONG_ADDRESS && /^https?:\S+$/.test(seen) ? seen.replace(/(?<=[?#]).*$/, '…') : seen;

/** Numbers the evidence of one document in the order in which it is cited. */
export function createCitations(): Citations {
  const numbers = new Map<string, number>();
  const cited: CitedEvidence[] = [];
  return {
    cite(sources) {
      const literal = sources.filter(({ place }) => !isGuess(place));
      const found = literal.slice(0, MAX_PER_STATEMENT).map(({ kind, pageUrl, place, seen, words, view }) => {
        const key = JSON.stringify([pageUrl, place, seen]);
        const known = numbers.get(key);
        if (known !== undefined) return known;
        const number = cited.length + 1;
        numbers.set(key, number);
        cited.push({
          number,
          ...(kind ? { kind } : {}),
          pageUrl,
          place: placeAlone(place),
          seen: withoutLongQuery(seen),
          // In words the same address would stand whole.
          ...(words === undefined || withoutLongQuery(seen) !== seen ? {} : { words }),
          view: view ?? null,
        });
        return number;
      });
      return [...new Set(found)];
    },
    list: () => cited,
  };
}
