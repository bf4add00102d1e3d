import { rowOf } from '../../../countries/country-rows.ts';
import { isRegionName, isTown } from '../../../towns/towns.ts';
import type { Address } from '../../facts.ts';
import type { Announced } from './latin-address.ts';
import type { Found } from './latin-found.ts';

/** The address the parts add up to; null where they are too few for one. */
export function toAddress(found: Found, country: string, announced: Announced): Address | null {
  const { names, code } = found;
  const { locality, region } = townAndRegion(found, country);
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
function townAndRegion(
  { names, region, code, isTownNext }: Found,
  country: string,
): Pick<Address, 'locality' | 'region'> {
  const last = names.at(-1) ?? null;
  const before = names.at(-2);
  if (last === null || before === undefined || region !== null) return { locality: last, region };
  // "Alba, Cuneo, Piemonte": the town, its province and what that lies in.
  const [town = '', province = '', ...further] = names;
  const { namesTownFirst = false } = rowOf(country);
  const isNested = further.length > 0 && [province, ...further].every((name) => isRegionName(name, country));
  if (isNested && namesTownFirst) return { locality: town, region: province };
  const isRegion = isRegionName(last, country);
  // "El Puerto, Cádiz" is a town and its province; elsewhere a district and its town.
  const isTownFirst = namesTownFirst && names.length === 2 && (code === null || isTownNext);
  const isBehindTown = isRegion && isTown(before, country) && (namesTownFirst || !isTown(last, country));
  return isTownFirst || isBehindTown
    ? { locality: before, region: isRegion ? last : null }
    : { locality: last, region };
}

const GRID_LINE = /^(?:calle|cll?|carrera|cra|kra?|diagonal|transversal|avenida|av)\.?\s\d{1,3}\s?[A-Z]{0,2}$/i;
