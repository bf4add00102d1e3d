import { markedAreas } from '../../checks/shared/local-words.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { inTown } from './local-phrases.ts';

const MAX_KEYWORD_OFFERS = 5;

const MAX_KEYWORD_AREAS = 3;

/** A service or the trade, with a town: as people type it, in the website's language. */
export function localKeywords({ inputs }: PremiumInput, words: BusinessWords): Grounded<string>[] {
  const { phrases, typedNoun: noun, place, offers } = words;
  if (!phrases || place === null) return [];
  const areas = markedAreas(inputs.pages ?? [])
    .filter(({ name }) => textKey(name) !== textKey(place))
    .slice(0, MAX_KEYWORD_AREAS);
  const [address] = inputs.facts.addresses;
  const found = [
    ...(noun === null
      ? []
      : [
          say(
            phrases.inPlace(noun, place),
            derived('The trade and the town of the address.', address?.sources.slice(0, 1) ?? []),
          ),
          ...areas.map(({ name, pageUrl }) =>
            say(
              phrases.inPlace(noun, name),
              derived('The trade and a place named in areaServed.', [{ pageUrl, place: 'areaServed', seen: name }]),
            ),
          ),
        ]),
    ...offers
      .slice(0, MAX_KEYWORD_OFFERS)
      .map(({ name, pageUrl, seen }) =>
        say(
          inTown(words, name),
          derived('Something the website sells, and the town of the address.', [
            { pageUrl, place: 'services and prices', seen },
          ]),
        ),
      ),
  ];
  const keys = found.map(({ said }) => textKey(said));
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
