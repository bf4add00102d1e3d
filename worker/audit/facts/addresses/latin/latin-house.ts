import { isTown } from '../../../towns/towns.ts';
import { isBuilding } from '../streets/street-patterns.ts';
import type { Found, ReadRest } from './latin-found.ts';
import {
  DISTANCE_AND_CODE,
  DISTRICT,
  HOUSE_AND_TOWN,
  IN_TOWN,
  LEADING_CODE,
  NUMBER,
  OFFICE_BEFORE_TOWN,
  ROAD,
  UNIT,
} from './latin-words.ts';

/** Whether the part goes on with the house: its number, unit and postal code, in `found` then. null where it speaks of something else. */
export function takeOfHouse(part: string, found: Found, country: string, readRest: ReadRest): boolean | null {
  const hasTown = found.names.length > 0;
  // "R. Clóvis - D, 1429": a letter tells two streets of one name apart.
  if (/^[A-Z]$/.test(part) && !found.hasNumber && !hasTown) {
    found.street = `${found.street} - ${part}`;
    return true;
  }
  // "Largo Augusto, 8 Milano"
  const [, house, townBehind] = (found.hasNumber || hasTown ? null : HOUSE_AND_TOWN.exec(part)) ?? [];
  if (house !== undefined && townBehind !== undefined && (isTown(townBehind, country) || DISTRICT.test(townBehind)))
    return readRest(house) && readRest(townBehind);
  // "Rua do Pinheiro 8, em Braga"
  if (found.hasNumber && !hasTown && IN_TOWN.test(part)) return readRest(part.replace(IN_TOWN, ''));
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
      return whole === part || readRest(part.slice(whole.length));
    }
  }
  const [, distance, codeBehind] = (hasTown || found.code !== null ? null : DISTANCE_AND_CODE.exec(part)) ?? [];
  if (distance !== undefined && codeBehind !== undefined) {
    found.units.push(distance);
    found.code = codeBehind;
    return true;
  }
  // "Colonia del Sacramento" is a town.
  if (!hasTown && (UNIT.test(part) || (isBuilding(part) && !DISTRICT.test(part))) && !isTown(part, country)) {
    const office = OFFICE_BEFORE_TOWN.exec(part)?.[0];
    found.units.push((office ?? part).trim());
    return office === undefined || readRest(part.slice(office.length));
  }
  return null;
}
