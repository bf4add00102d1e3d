import { regionOf } from '../../../countries/region-of.ts';
import { isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { isBuilding } from '../streets/street-patterns.ts';
import { UNIT } from './latin-words.ts';

/** "Estrada do Larco 2500 Vila Nova Rio de Janeiro RJ": the house, and what follows it without a comma. */
const HOUSE_AND_REST = lightLetters(
  regexSource`
    ^(.{3,60}(?:\p{L}\.?,?\s(?:[nN][.º°]?\s?)?|#\s?)\d{1,5}[A-Z]?(?:[-/][A-Z\d]{1,3})?(?:,?\s(?:sala|loja|piso
    |of\.?|oficina|local|int\.?)\s\d{1,4}[A-Z]?)?)\s(\p{Lu}[\p{L}.'’ -]{2,60})$
  `,
  'u',
);
const MAX_WORDS = 8;

/** Street, town and state where nothing but a space sets them apart and the town is known; null where none is. */
export function unglued(
  street: string,
  country: string,
): { street: string; town: string; region: string | null } | null {
  const [, house, rest] = HOUSE_AND_REST.exec(street) ?? [];
  if (house === undefined || rest === undefined || UNIT.test(rest) || isBuilding(rest)) return null;
  const words = rest.split(/\s+/);
  if (words.length > MAX_WORDS) return null;
  const last = words.at(-1) ?? '';
  const region = words.length > 1 && /^[A-Z]{2}$/.test(last) ? regionOf(last, country) : null;
  const places = region === null ? words : words.slice(0, -1);
  // A quarter may stand before it: the longest name at the end that is a town.
  for (let at = 0; at < places.length; at++) {
    const town = places.slice(at).join(' ');
    if (isTown(town, country)) return { street: house, town, region };
  }
  return null;
}

/** "Pasto Nariño": a town and its state. */
export function townAndRegion(part: string, country: string): { town: string; region: string } | null {
  const words = part.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS || isTown(part, country)) return null;
  for (let at = words.length - 1; at > 0; at--) {
    const [town, region] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (regionOf(region, country) !== null && isTown(town, country)) return { town, region };
  }
  return null;
}
