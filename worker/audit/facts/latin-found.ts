import { lightLetters } from '../text/light-letters.ts';
import { countryCode } from './country-names.ts';
import type { Address } from './facts.ts';
import { PROVINCE_CAPITALS } from './italian-province.ts';
import { landAtEnd } from './land-at-end.ts';
import type { Announced } from './latin-address.ts';
import { GLUES_STATES, isLatin, NAMED_AS_TOWN, TOWN_FIRST } from './latin-countries.ts';
import { townAndRegion, unglued } from './latin-glued.ts';
import { regionOf } from './latin-regions.ts';
import {
  COUNTY,
  DISTANCE_AND_CODE,
  DISTRICT,
  HOUSE_AND_TOWN,
  IN_TOWN,
  LANDMARK,
  LEADING_CODE,
  MENU_WORD,
  NAME,
  NUMBER,
  OFFICE_BEFORE_TOWN,
  PLACE_AND_CODE,
  PLACE_AND_STATE,
  REGION_WORD,
  ROAD,
  UNIT,
} from './latin-words.ts';
import { plainWords } from './plain-words.ts';
import { isBuilding } from './street-patterns.ts';
import { isRegionName, isTown } from './towns/towns.ts';

/** Longest name of a town or a district, and as many names behind one street. */
const MAX_NAME_WORDS = 6;
const MAX_NAMES = 4;

export interface Found {
  street: string;
  hasNumber: boolean;
  units: string[];
  names: string[];
  region: string | null;
  code: string | null;
  /** "35660 Corralejo, Fuerteventura": what follows a code is its town. */
  isTownNext: boolean;
  country: string | null;
}

/** "Avenida El Parque 21 Lota", before the name of a region: the town follows the house without a comma. "Via Larga 10 a Parma". */
const STREET_AND_TOWN = lightLetters(
  /^(.{3,60}\p{L},?\s(?:n[.º°]?\s?)?\d{1,5}[A-Z]?(?:\/[A-Z\d]{1,3})?)\s(?:(a|in|en|em|de|di)\s)?(\p{Lu}\p{Ll}[\p{L}.'’ -]{1,30})$/u,
);

export function withTownApart(found: Found, country: string, isAnnounced: boolean): Found {
  const [only = ''] = found.names;
  // "Calle 5 # 4-12 Villa de Leyva, Boyacá"
  const isInRegion =
    found.names.length === 1 &&
    found.region === null &&
    (regionOf(only, country) !== null || (isRegionName(only, country) && !isTown(only, country)));
  const isWhole = (found.names.length === 0 || isInRegion) && found.units.length === 0;
  const glued = isWhole && (isAnnounced || found.code !== null) ? unglued(found.street, country) : null;
  if (glued !== null)
    return {
      ...found,
      street: glued.street,
      names: [glued.town],
      region: found.region ?? glued.region ?? (isInRegion ? only : null),
    };
  const [, street, joint, town] = (found.names.length > 1 ? null : STREET_AND_TOWN.exec(found.street)) ?? [];
  if (street === undefined || town === undefined || UNIT.test(town) || isBuilding(town)) return found;
  if (found.names.length === 1) {
    const isProvince = country === 'IT' && PROVINCES.has(plainWords(only)) && isTown(town, country);
    const region = found.region !== null ? null : isProvince ? only : regionOf(only, country);
    return region === null ? found : { ...found, street, names: [town], region };
  }
  const isBehind = found.region !== null || joint !== undefined || isTown(town, country);
  // "Corso estivo 2027 a Milano" is held once.
  const isYear = /\s(?:19|20)\d\d$/.test(street);
  return isAnnounced && isBehind && !isYear ? { ...found, street, names: [town] } : found;
}

export function toAddress(found: Found, country: string, announced: Announced): Address | null {
  const { names, code } = found;
  const { locality, region } = placeOf(found, country);
  if (locality === null && code === null) return null;
  const isNamed = announced === 'label' && locality !== null && isTown(locality, country);
  if (!found.hasNumber && found.units.length === 0 && !isNamed) return null;
  // "Carrera 55" alone is a line of Colombia's grid without the house on it.
  if (country === 'CO' && found.units.length === 0 && GRID_LINE.test(found.street)) return null;
  if (announced === null && (locality === null || (found.region === null && code === null))) return null;
  const street = [found.street, ...found.units].join(', ');
  const text = [street, ...names, found.region, code].filter((part) => part !== null).join(', ');
  return { street, postalCode: code, locality, region, country: found.country ?? country, text };
}

/** Which of the names behind a street is the town, and which the region it lies in. */
function placeOf({ names, region, code, isTownNext }: Found, country: string): Pick<Address, 'locality' | 'region'> {
  const last = names.at(-1) ?? null;
  const before = names.at(-2);
  if (last === null || before === undefined || region !== null) return { locality: last, region };
  const isRegion = isRegionName(last, country);
  // "El Puerto, Cádiz" is a town and its province; elsewhere a district and its town.
  const isTownFirst = TOWN_FIRST.has(country) && names.length === 2 && (code === null || isTownNext);
  const isBehindTown = isRegion && isTown(before, country) && (TOWN_FIRST.has(country) || !isTown(last, country));
  return isTownFirst || isBehindTown
    ? { locality: before, region: isRegion ? last : null }
    : { locality: last, region };
}

/** Whether the part goes on with the address; `found` then holds what it says. */
export function take(part: string, found: Found, country: string): boolean {
  const hasTown = found.names.length > 0;
  // "R. Clóvis - D, 1429": a letter tells two streets of one name apart.
  if (/^[A-Z]$/.test(part) && !found.hasNumber && !hasTown) {
    found.street = `${found.street} - ${part}`;
    return true;
  }
  // "Largo Augusto, 8 Milano"
  const [, house, townBehind] = (found.hasNumber || hasTown ? null : HOUSE_AND_TOWN.exec(part)) ?? [];
  if (house !== undefined && townBehind !== undefined && (isTown(townBehind, country) || DISTRICT.test(townBehind)))
    return take(house, found, country) && take(townBehind, found, country);
  // "Rua do Pinheiro 8, em Braga"
  if (found.hasNumber && !hasTown && IN_TOWN.test(part)) return take(part.replace(IN_TOWN, ''), found, country);
  const number = NUMBER.exec(part)?.[1];
  // "Rua 2, s/n": the street itself is called by a number.
  const isNumberless = !found.hasNumber || /^\S+\s\d{1,4}$/.test(found.street);
  // "Calle 5, bajo, 41001 (Sevilla)": five digits behind a house are the code.
  const isCode = found.hasNumber && country !== 'BR' && /^\d{5}$/.test(part);
  if (number !== undefined && !hasTown && !isCode) {
    if (isNumberless) found.street = `${found.street}, ${number}`;
    // "Rodovia SC-401, 4150", "Rodovia BR-101, km 5, nº 5500": the number of a road is no house.
    else if (/^n[º°]/i.test(part) || found.units.length > 0 || ROAD.test(found.street)) found.units.push(part);
    if (isNumberless || found.units.at(-1) === part) {
      found.hasNumber = true;
      return true;
    }
  }
  if (found.hasNumber && found.code === null && country !== 'BR') {
    const [whole = '', code] = LEADING_CODE.exec(part) ?? [];
    if (code !== undefined) {
      found.code = code;
      found.isTownNext = !hasTown;
      return whole === part || take(part.slice(whole.length), found, country);
    }
  }
  const [, distance, codeBehind] = (hasTown || found.code !== null ? null : DISTANCE_AND_CODE.exec(part)) ?? [];
  if (distance !== undefined && codeBehind !== undefined) {
    found.units.push(distance);
    found.code = codeBehind;
    return true;
  }
  // "Colonia del Sacramento" is a town.
  if (!hasTown && (UNIT.test(part) || isBuilding(part)) && !isTown(part, country)) {
    const office = OFFICE_BEFORE_TOWN.exec(part)?.[0];
    found.units.push((office ?? part).trim());
    return office === undefined || take(part.slice(office.length), found, country);
  }
  const [, placed, codeLast] = (found.code !== null || country === 'BR' ? null : PLACE_AND_CODE.exec(part)) ?? [];
  if (placed !== undefined && codeLast !== undefined && take(placed, found, country)) {
    found.code = codeLast;
    return true;
  }
  // "Vila Nova de Famalicão" is a town.
  if ((DISTRICT.test(part) && !isTown(part, country)) || LANDMARK.test(part) || (hasTown && COUNTY.test(part)))
    return true;
  const isLand = hasTown || !NAMED_AS_TOWN.has(country);
  const land = part.length > 2 && isLand ? countryCode(part) : null;
  // "Tolima Colombia"
  const end = land === null && !isTown(part, country) ? landAtEnd(part) : null;
  if (end !== null && end.before !== '' && isLatin(end.country) && take(end.before, found, country)) {
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
  if (town !== undefined && glued !== undefined && GLUES_STATES.has(country) && regionOf(glued, country) !== null)
    return take(town, found, country) && take(glued, found, country);
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

const PROVINCES = new Set(PROVINCE_CAPITALS.split('|'));

const GRID_LINE = /^(?:calle|cll?|carrera|cra|kra?|diagonal|transversal|avenida|av)\.?\s\d{1,3}\s?[A-Z]{0,2}$/i;
