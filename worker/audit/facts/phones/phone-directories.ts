import type { ReadPage } from '../../website/read-pages.ts';
import { BETWEEN_LETTERS } from '../../website/text/letters.ts';
import type { Sighting } from './phone-sighting.ts';

/** A business with so many lines of its own names them on more than one page, or where it is to be reached. */
const MIN_NUMBERS = 8;

/**
 * Numbers of one page that lists whom to call for what, "Cemetery: Jean Morvel (819-737-2072)", in the lines of a club or a parish:
 * they are those people's, where another number stands on the home or contact page, or on several.
 */
export function numbersOfDirectories(
  byNumber: ReadonlyMap<string, readonly Sighting[]>,
  pages: readonly ReadPage[],
): Set<string> {
  const front = new Set(pages.filter(({ role }) => FRONT.has(role)).map(({ url }) => url));
  const onPage = new Map<string, string[]>();
  let hasOwn = false;
  for (const [value, sightings] of byNumber) {
    const urls = new Set(sightings.map(({ source }) => source.pageUrl));
    const [only] = urls.size === 1 ? urls : [];
    if (only === undefined || front.has(only)) hasOwn = true;
    else if (sightings.every(namesSomebody)) onPage.set(only, [...(onPage.get(only) ?? []), value]);
  }
  const lists = [...onPage.values()].filter((numbers) => numbers.length >= MIN_NUMBERS);
  return new Set(hasOwn ? lists.flat() : []);
}

const FRONT: ReadonlySet<ReadPage['role']> = new Set(['home', 'contact', 'locations']);

/** The line says who answers, and does not call the number a phone of ours. */
function namesSomebody({ where, label, source, shown }: Sighting): boolean {
  const rest = source.seen.replace(shown, '').replace(BETWEEN_LETTERS, ' ').trim();
  return where === 'text' && label === null && rest.split(' ').length >= 2;
}
