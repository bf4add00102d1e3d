import { countryCode } from '../../../countries/country-names.ts';
import { isLatin, rowOf } from '../../../countries/country-rows.ts';
import { regionOf } from '../../../countries/region-of.ts';
import { isTown } from '../../../towns/towns.ts';
import { type Found, type LatinRule, latinRule } from './latin-found.ts';
import { townAndRegion } from './latin-glued.ts';
import { COUNTY, DISTRICT, LANDMARK, MENU_WORD, NAME, PLACE_AND_STATE, REGION_WORD } from './latin-words.ts';

/** Longest name of a town or a district, and as many names behind one street. */
const MAX_NAME_WORDS = 6;
const MAX_NAMES = 4;

const hasTown = ({ names }: Found): boolean => names.length > 0;
/** Behind a town and its region an address ends. */
const isPlaced = (found: Found): boolean => hasTown(found) && found.region !== null;

/** What lies around the house, and is no part of the address: "Vila Nova de Famalicão" is a town. */
export const surroundings = latinRule((part, found, country) => {
  const isAround =
    (DISTRICT.test(part) && !isTown(part, country)) || LANDMARK.test(part) || (hasTown(found) && COUNTY.test(part));
  return isAround ? {} : null;
});

/** The country a part names. Armenia is a town in Colombia, and Panamá one in Panamá. */
export function landOf(part: string, found: Found, country: string): string | null {
  const isLand = part.length > 2 && (hasTown(found) || !rowOf(country).isNamedAsTown);
  return isLand ? countryCode(part) : null;
}

const land = latinRule((part, found, country) => {
  const named = landOf(part, found, country);
  return isLatin(named) ? { found: { ...found, country: named } } : null;
});

/** "Bs. As." */
const region = latinRule((part, found, country) => {
  const place = part.replace(REGION_WORD, '');
  const named = hasTown(found) ? (regionOf(place, country) ?? regionOf(place.replaceAll('.', ''), country)) : null;
  return named === null ? null : { found: { ...found, region: named } };
});

/** "Lages SC" */
const townAndState = latinRule((part, found, country) => {
  const [, town, state] = (isPlaced(found) ? null : PLACE_AND_STATE.exec(part)) ?? [];
  if (town === undefined || state === undefined || !rowOf(country).gluesStates) return null;
  return regionOf(state, country) === null ? null : { left: [town, state] };
});

const townInRegion = latinRule((part, found, country) => {
  const both = isPlaced(found) ? null : townAndRegion(part, country);
  return both && { found: { ...found, names: [...found.names, both.town], region: both.region } };
});

const name = latinRule((part, found) => {
  const isName = NAME.test(part) && part.split(' ').length <= MAX_NAME_WORDS && !MENU_WORD.test(part);
  // Behind its state an address ends.
  if (!isName || found.region !== null || found.names.length >= MAX_NAMES) return null;
  return { found: { ...found, names: [...found.names, part] } };
});

/** What goes on with the place: town, region, country. */
export const PLACE_RULES: readonly LatinRule[] = [land, region, townAndState, townInRegion, name];
