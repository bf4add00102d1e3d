import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { UNIT } from '../addresses/latin/latin-words.ts';
import type { Address } from '../facts.ts';

/** Where the house stands before its street. https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions */
const HOUSE_FIRST = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN', 'ZA', 'SG', 'FR', 'LU', 'MC']);

/** "Via Larice, 12 pal.", "Larchgasse 5, Postfach 12": words behind the house number that name no floor and no door may be no part of the street. */
export function hasLeftover({ street, country }: Pick<Address, 'street' | 'country'>): boolean {
  if (street === null || /^\d/.test(street) || HOUSE_FIRST.has(country ?? '')) return false;
  // "自由が丘1丁目2番3号星野ビルディング": blocks, houses and floors are named by signs behind the numbers.
  if (!/[a-z]/i.test(street)) return false;
  const parts = street.split(PARTS);
  const house = parts.findIndex((part) => /\d/.test(part));
  const [behind = ''] = BEHIND_HOUSE.exec(parts[house] ?? '') ?? [];
  return [behind, ...parts.slice(house + 1)].some((part) => WORD.test(part) && !UNIT.test(part.trim()));
}

const BEHIND_HOUSE = /(?<=\d[a-z]?)(?![a-z]?\d)[^\d]*$/i;

/** "Mill Lane 5, Hinterhof, 12345 Larchville": a word between street and code that the address as read does not have. */
export function isReadInPart(seen: string, { street, postalCode, text }: Address): boolean {
  if (street === null || street === '' || postalCode === null) return false;
  const start = seen.indexOf(street);
  const end = start < 0 ? -1 : seen.indexOf(postalCode, start + street.length);
  const between = end < 0 ? '' : seen.slice(start + street.length, end);
  if (between.length > MAX_BETWEEN) return false;
  const kept = textKey(text);
  return between.split(PARTS).some((part) => WORD.test(part) && !LABEL.test(part) && !kept.includes(textKey(part)));
}

/** More is another text. */
const MAX_BETWEEN = 40;
const PARTS = /[,;\n·|]/;
const WORD = lightLetters(/\p{L}{2}/u);
/** "CAP 40121" */
const LABEL = /^\s*C\.?(?:A\.?)?P\.?\s?:?\s*$/i;
