import { isBritishCounty } from '../../countries/british-county.ts';
import { countryCode } from '../../countries/country-names.ts';
import { isRegion } from '../../countries/place-of-country.ts';
import { isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Website } from '../../website/website.ts';

/** "Larch Farm B&B, Masham, Yorkshire", "Tern Cottage, Larkton" where a title says "in Larkton": the name alone, or null. */
export function nameBeforePlace(written: string, { pages, country, language }: Website): string | null {
  const [, name, places] = NAME_AND_PLACES.exec(written) ?? [];
  // Elsewhere partners stand so, and are called after towns.
  if (
    name === undefined ||
    places === undefined ||
    !WRITES_NAME_THEN_PLACE.has(language ?? 'en') ||
    PARTNERS.test(name)
  )
    return null;
  // "Larch Beauty Salon Patna, Chapra" is in both.
  if (isTown(name.slice(name.lastIndexOf(' ') + 1), country)) return null;
  const isSaid = (place: string) => pages.some(({ plain }) => plain.view.titles[0]?.includes(` in ${place}`));
  const isPlace = (place: string) =>
    isTown(place, country) ||
    isBritishCounty(place) ||
    isRegion(place, country) ||
    (place.length > 3 && countryCode(place) !== null) ||
    isSaid(place);
  return places.split(', ').every(isPlace) ? name : null;
}

/** Two words at the least: one alone may be a partner. */
const NAME_AND_PLACES = lightLetters(
  /^(\p{Lu}[\p{L}\d'’.&]+ [^,]{2,40}), (\p{Lu}[\p{L}' -]{2,25}(?:, \p{Lu}[\p{L}' -]{2,25})?)$/u,
);

const PARTNERS = lightLetters(
  regexSource`
    \b(?:solicitors|partners|associates|and|law|attorneys|advocates|abogad[oa]s|avvocati|advogad[oa]s|advocacia
    |asociad[oa]s|associati|associad[oa]s|notai|legale)\b|&\s(?!B\b)
  `,
  'i',
);

const WRITES_NAME_THEN_PLACE = new Set(['en', 'es', 'it', 'pt']);
