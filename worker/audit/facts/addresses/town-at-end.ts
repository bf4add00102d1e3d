import { isBritishCounty } from '../../countries/british-county.ts';
import { countryCode } from '../../countries/country-names.ts';
import { rowOf } from '../../countries/country-rows.ts';
import { isRegion } from '../../countries/place-of-country.ts';
import { isRegionName, isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { isStreet } from './streets/street-patterns.ts';

export interface TownAtEnd {
  town: string;
  region: string | null;
  country: string;
  /** Its region or its country stands behind the town. */
  isPlaced: boolean;
  isListed: boolean;
  /** The parts before the town, from the left. */
  before: string[];
}

/** The last part that is a town of the country, with what that lies in behind it. */
export function townAtEnd(parts: readonly string[], siteCountry: string): TownAtEnd | null {
  const rest = [...parts];
  let country = siteCountry;
  let region: string | null = null;
  const end = rest.at(-1) ?? '';
  const land = rest.length > 1 && end.length > 3 && !isTown(end, country) ? countryCode(end) : null;
  if (land !== null) {
    country = land;
    rest.pop();
  }
  const last = rest.at(-1) ?? '';
  const inner = rest.at(-2) ?? '';
  const isNumbered = /\d/.test(inner) && isStreet(inner, rowOf(country).streets ?? ['en']);
  if (rest.length > 1 && !isNumbered && isRegionOf(last, country) && isTown(inner, country)) {
    region = last;
    rest.pop();
  }
  const name = rest.pop() ?? '';
  const isPlaced = land !== null || region !== null;
  if (isNamed(name, country)) return { town: name, region, country, isPlaced, isListed: true, before: rest };
  const apart = withTownApart(name, country);
  return apart && { town: apart.town, region, country, isPlaced, isListed: true, before: [...rest, apart.street] };
}

const NAME = lightLetters(/^(?:['’]s[- ])?\p{Lu}[\p{L}.'’/ -]{1,40}(?:\s\d{1,2})?$/u);

/** "Praha 1" is in Praha. */
const isNamed = (text: string, country: string): boolean =>
  NAME.test(text) && isTown(text.replace(/\s\d{1,2}$/, ''), country);

export const isRegionOf = (text: string, country: string): boolean =>
  isRegionName(text, country) ||
  isRegion(text, country) ||
  ((country === 'GB' || country === 'IE') && isBritishCounty(text));

/** "Bwindi Road Kisoro", "Chemin du Lac à Cluny" */
function withTownApart(text: string, country: string): { street: string; town: string } | null {
  const words = text.split(' ');
  for (let at = 2; at < words.length; at++) {
    const town = words.slice(at).join(' ');
    const whole = words.slice(0, at).join(' ');
    const street = whole.replace(JOINT, '');
    const isWhole =
      HOUSE_LAST.test(street) ||
      TYPE_LAST.test(street) ||
      (FRENCH_HOUSE.test(street) && !SMALL_END.test(street)) ||
      (street !== whole && isStreet(street, rowOf(country).streets ?? []));
    if (isWhole && isNamed(town, country)) return { street, town };
  }
  return null;
}

const JOINT = /\s(?:in|te|à|a|en|em)$/;
const HOUSE_LAST = /\d[a-z]?,?$/i;
const TYPE_LAST = /\s(?:street|st|road|rd|avenue|ave|lane|drive|close|way|highway|square|terrace|crescent)\.?$/i;
/** "83 rue Paul Doumer" may go on with the name of the town. */
const FRENCH_HOUSE = lightLetters(
  /^\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|chemin|route|quai|impasse|all[ée]e)\s\p{L}.{3,}$/iu,
);
/** Words that belong to the name after them. */
const SMALL_END =
  /\s(?:de|du|des|la|le|les|d|l|del|di|da|do|von|van|of|the|saint|st|sainte|ste|san|santa|jean|john|à|aux?|et|y|e|und|and)$/i;
