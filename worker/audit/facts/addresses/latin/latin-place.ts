import { countryCode } from '../../../countries/country-names.ts';
import { isLatin, rowOf } from '../../../countries/country-rows.ts';
import { regionOf } from '../../../countries/region-of.ts';
import { isTown } from '../../../towns/towns.ts';
import { landAtEnd } from '../land-at-end.ts';
import type { Found, ReadRest } from './latin-found.ts';
import { townAndRegion } from './latin-glued.ts';
import {
  COUNTY,
  DISTRICT,
  LANDMARK,
  MENU_WORD,
  NAME,
  PLACE_AND_CODE,
  PLACE_AND_STATE,
  REGION_WORD,
} from './latin-words.ts';

/** Longest name of a town or a district, and as many names behind one street. */
const MAX_NAME_WORDS = 6;
const MAX_NAMES = 4;

/** Whether the part goes on with the place: district, town, region, country; `found` then holds what it says. */
export function takeOfPlace(part: string, found: Found, country: string, readRest: ReadRest): boolean {
  const hasTown = found.names.length > 0;
  const [, placed, codeLast] = (found.code !== null || country === 'BR' ? null : PLACE_AND_CODE.exec(part)) ?? [];
  if (placed !== undefined && codeLast !== undefined && readRest(placed)) {
    found.code = codeLast;
    return true;
  }
  // "Vila Nova de Famalicão" is a town.
  if ((DISTRICT.test(part) && !isTown(part, country)) || LANDMARK.test(part) || (hasTown && COUNTY.test(part)))
    return true;
  const isLand = hasTown || !rowOf(country).isNamedAsTown;
  const land = part.length > 2 && isLand ? countryCode(part) : null;
  // "Tolima Colombia"
  const end = land === null && !isTown(part, country) ? landAtEnd(part) : null;
  if (end !== null && end.before !== '' && isLatin(end.country) && readRest(end.before)) {
    found.country = end.country;
    return true;
  }
  // Armenia is a town in Colombia.
  const named = isLatin(land) ? land : null;
  if (named !== null) {
    found.country = named;
    return true;
  }
  // "Bs. As."
  const place = part.replace(REGION_WORD, '');
  const region = hasTown ? (regionOf(place, country) ?? regionOf(place.replaceAll('.', ''), country)) : null;
  if (region !== null) {
    found.region = region;
    return true;
  }
  // "Lages SC"
  const [, town, glued] = (hasTown && found.region !== null ? null : PLACE_AND_STATE.exec(part)) ?? [];
  if (town !== undefined && glued !== undefined && rowOf(country).gluesStates && regionOf(glued, country) !== null)
    return readRest(town) && readRest(glued);
  const both = hasTown && found.region !== null ? null : townAndRegion(part, country);
  if (both !== null) {
    found.names.push(both.town);
    found.region = both.region;
    return true;
  }
  // Behind its state an address ends.
  if (!NAME.test(part) || found.region !== null || part.split(' ').length > MAX_NAME_WORDS || MENU_WORD.test(part))
    return false;
  found.names.push(part);
  return found.names.length <= MAX_NAMES;
}
