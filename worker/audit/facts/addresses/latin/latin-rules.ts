import { isLatin } from '../../../countries/country-rows.ts';
import { isTown } from '../../../towns/towns.ts';
import { type Reading, readParts } from '../address-grammar.ts';
import { landAtEnd } from '../land-at-end.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { type Found, type LatinRule, latinRule } from './latin-found.ts';
import { PLACE_AND_CODE } from './latin-words.ts';
import { landOf, PLACE_RULES, surroundings } from './place-rules.ts';

/** Reads the parts behind a street as far as they go on with the address. */
export const readBehindStreet = (parts: readonly string[], found: Found, country: string): Reading<Found> =>
  readParts(RULES, { found, left: parts }, country);

/** The part as a place of its own; null where not all of it is. */
function wholePlace(part: string, found: Found, country: string): Found | null {
  const { found: longer, left } = readBehindStreet([part], found, country);
  return left.length === 0 ? longer : null;
}

/** "Barcelona 08007" */
const placeAndCode = latinRule((part, found, country) => {
  const [, place, code] = (found.code !== null || country === 'BR' ? null : PLACE_AND_CODE.exec(part)) ?? [];
  const placed = place === undefined || code === undefined ? null : wholePlace(place, found, country);
  return placed && code !== undefined ? { found: { ...placed, code } } : null;
});

/** "Tolima Colombia" */
const placeAndLand = latinRule((part, found, country) => {
  const end = landOf(part, found, country) === null && !isTown(part, country) ? landAtEnd(part) : null;
  const placed =
    end === null || end.before === '' || !isLatin(end.country) ? null : wholePlace(end.before, found, country);
  return placed && end ? { found: { ...placed, country: end.country } } : null;
});

const RULES: readonly LatinRule[] = [...HOUSE_RULES, placeAndCode, surroundings, placeAndLand, ...PLACE_RULES];
