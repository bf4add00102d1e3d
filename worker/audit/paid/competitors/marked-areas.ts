import { markedAreas } from '../../checks/shared/local-words.ts';
import { asEntry, counted, listedUpTo } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { isFilledIn } from '../shared/praise.ts';

/** One says no more than the address. */
const MIN_AREAS = 2;
const MAX_NAMED = 4;

/** Places the structured data names as served: what an assistant can match without reading a sentence. */
export function markedAreaLine(input: PremiumInput): Grounded<string>[] {
  const areas = markedAreas(input.inputs.pages ?? []);
  if (input.inputs.isLocal !== true || areas.length < MIN_AREAS || !isFilledIn(input)) return [];
  const names = areas.map(({ name }) => asEntry(name));
  return [
    say(
      `Your structured data names ${counted(areas.length, 'place')} you serve: ${listedUpTo(names, MAX_NAMED)}.`,
      derived(
        'areaServed of the structured data.',
        areas.slice(0, 2).map(({ name, pageUrl }) => ({ pageUrl, place: 'areaServed', seen: name })),
      ),
    ),
  ];
}
