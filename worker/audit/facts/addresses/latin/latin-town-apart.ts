import { PROVINCE_CAPITALS } from '../../../countries/italian-province.ts';
import { regionOf } from '../../../countries/region-of.ts';
import { isRegionName, isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import { isBuilding } from '../streets/street-patterns.ts';
import type { Found } from './latin-found.ts';
import { unglued } from './latin-glued.ts';
import { UNIT } from './latin-words.ts';

/** "Avenida El Parque 34 Lota", before the name of a region: the town follows the house without a comma. "Via Larga 10 a Parma". */
const STREET_AND_TOWN = lightLetters(
  /^(.{3,60}\p{L},?\s(?:[nN][.º°]?\s?)?\d{1,5}[A-Z]?(?:\/[A-Z\d]{1,3})?)\s(?:(a|in|en|em|de|di)\s)?(\p{Lu}\p{Ll}[\p{L}.'’ -]{1,30})$/u,
);

/** The address with its town taken off the street, where no comma sets them apart. */
export const withTownApart = (found: Found, country: string, isAnnounced: boolean): Found =>
  withKnownTownApart(found, country, isAnnounced) ?? withLastNameApart(found, country, isAnnounced) ?? found;

function withKnownTownApart(found: Found, country: string, isAnnounced: boolean): Found | null {
  const [only = ''] = found.names;
  // "Calle 5 # 4-12 Villa de Leyva, Boyacá"
  const isInRegion =
    found.names.length === 1 &&
    found.region === null &&
    (regionOf(only, country) !== null || (isRegionName(only, country) && !isTown(only, country)));
  const isWhole = (found.names.length === 0 || isInRegion) && found.units.length === 0;
  const glued = isWhole && (isAnnounced || found.code !== null) ? unglued(found.street, country) : null;
  const region = found.region ?? glued?.region ?? (isInRegion ? only : null);
  return glued && { ...found, street: glued.street, names: [glued.town], region };
}

function withLastNameApart(found: Found, country: string, isAnnounced: boolean): Found | null {
  const [, street, joint, town] = (found.names.length > 1 ? null : STREET_AND_TOWN.exec(found.street)) ?? [];
  if (street === undefined || town === undefined || UNIT.test(town) || isBuilding(town)) return null;
  const [only] = found.names;
  if (only !== undefined) {
    const isProvince = country === 'IT' && PROVINCES.has(plainWords(only)) && isTown(town, country);
    const region = found.region !== null ? null : isProvince ? only : regionOf(only, country);
    return region === null ? null : { ...found, street, names: [town], region };
  }
  const isBehind = found.region !== null || joint !== undefined || isTown(town, country);
  // "Corso estivo 2027 a Milano" is held once.
  const isYear = /\s(?:19|20)\d\d$/.test(street);
  return isAnnounced && isBehind && !isYear ? { ...found, street, names: [town] } : null;
}

const PROVINCES = new Set(PROVINCE_CAPITALS.split('|'));
