import { countryCode } from '../../../countries/country-names.ts';
import { isLatin, rowOf } from '../../../countries/country-rows.ts';
import { isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { namesAddress } from '../address-labels.ts';
import { isRegionOf } from '../town-at-end.ts';
import { isBox, isBuilding, isCertainStreet, isStreet } from './street-patterns.ts';

/** What stands by an address: its label; a heading over contacts, or a number; its region or country; or nothing. */
export type Standing = 'label' | 'contacts' | 'placed' | 'alone';

const MAX_PART_WORDS = 8;

/** What leads to a house in the parts before a known town; null where they are none. */
export function streetBeforeTown(parts: readonly string[], country: string, standing: Standing): string | null {
  if (parts.length === 0 || parts.some((part) => part.split(/\s+/).length > MAX_PART_WORDS)) return null;
  const before = withoutQuarter(parts, country);
  const families = rowOf(country).streets ?? ['en'];
  const at = before.findIndex((part, position) => isStreet(part, families) && !isNumberOnly(before, position));
  if (at < 0) return housePlace(before, country, standing);
  const street = before[at] ?? '';
  // "Rua do Ipê, 120"
  const house = /^(?:n[.º°]{0,2}\s?)?\d{1,5}[a-z]?$/i.test(before[at + 1] ?? '') ? `, ${before[at + 1]}` : '';
  const isCertain = isCertainStreet(street) || (house !== '' && isCertainStreet(`${street}${house}`));
  if (!isCertain && (standing === 'alone' || rowOf(country).streets === undefined)) return null;
  if (!isCertain && standing === 'placed' && !/\d/.test(street)) return null;
  if (!isCertain && standing !== 'label' && COUNTS.test(street)) return null;
  // Before the street stand its house or unit; a name before it is somebody's.
  const lead = before.slice(0, at).filter((part) => isHouse(part) || /\d/.test(part));
  return [...lead, ...before.slice(at)].join(', ');
}

/** "Oficina 304, Chacras de Coria" before "Luján de Cuyo": in Romance countries a quarter is no part of the street. */
function withoutQuarter(parts: readonly string[], country: string): readonly string[] {
  const house = isLatin(country) ? parts.findLastIndex((part) => /\d/.test(part)) : -1;
  return house < 0 ? parts : parts.slice(0, house + 1);
}

/** "Ardclare, Bundoran" under "Address"; "Larch Park, Oficina 304" among contacts. */
function housePlace(before: readonly string[], country: string, standing: Standing): string | null {
  const [only = ''] = before;
  if (before.length === 1)
    return standing === 'label' && rowOf(country).namesHouses && isHouseName(only, country) ? only : null;
  const hasUnit = before.some((part) => isBuilding(part) && /\d/.test(part));
  return hasUnit && standing !== 'alone' && isLatin(country) ? before.join(', ') : null;
}

/** "18, Grand-Rue" */
const isNumberOnly = (parts: readonly string[], at: number): boolean =>
  /^\d{1,4}$/.test(parts[at] ?? '') && at < parts.length - 1;

const isHouse = (part: string): boolean => isBuilding(part) || isBox(part) || HOUSE_WORD.test(part);
const HOUSE_WORD =
  /\b(?:house|building|mall|plaza|tower|centre|center|complex|arcade|estate|immeuble|edificio|edif[íi]cio|palazzo|haus)\b/i;

/** Numbers that count something else: "Projekt 12", "Class 4". */
const COUNTS = lightLetters(
  regexSource`
    ^(?:
      projekt
      |project
      |proyecto
      |projet
      |progetto
      |projeto
      |messe
      |kurs
      |course
      |class
      |curso
      |corso
      |cours
      |halle
      |hall
      |stand
      |team
      |gruppe
      |group
      |grupo
      |teil
      |part
      |parte
      |partie
      |phase
      |fase
      |lot
      |los
      |serie
      |saison
      |season
      |tag
      |day
      |d[íi]a
      |jour
      |giorno
      |woche
      |week
      |semana
      |nr
      |no
      |platz
      |top
      |bedrooms?
      |chapter
      |kapitel
    )\b
  `,
  'i',
);

const HOUSE_NAME = lightLetters(/^\p{Lu}[\p{L}'’-]{2,20}(?: \p{L}[\p{L}'’-]{1,20}){0,3}$/u);

const isHouseName = (text: string, country: string): boolean =>
  HOUSE_NAME.test(text) &&
  !namesAddress(text) &&
  !isTown(text, country) &&
  !isRegionOf(text, country) &&
  countryCode(text) === null;
