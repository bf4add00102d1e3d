import { isTown } from '../../../towns/towns.ts';
import { isBuilding } from '../streets/street-patterns.ts';
import { type Found, type LatinRule, latinRule } from './latin-found.ts';
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

const hasTown = ({ names }: Found): boolean => names.length > 0;
const withUnit = (found: Found, unit: string): Found => ({ ...found, units: [...found.units, unit] });

/** "R. Clóvis - D, 1429": a letter tells two streets of one name apart. */
const letterOfStreet = latinRule((part, found) =>
  /^[A-Z]$/.test(part) && !found.hasNumber && !hasTown(found)
    ? { found: { ...found, street: `${found.street} - ${part}` } }
    : null,
);

/** "Largo Augusto, 8 Milano" */
const houseAndTown = latinRule((part, found, country) => {
  const [, house, town] = (found.hasNumber || hasTown(found) ? null : HOUSE_AND_TOWN.exec(part)) ?? [];
  if (house === undefined || town === undefined) return null;
  return isTown(town, country) || DISTRICT.test(town) ? { left: [house, town] } : null;
});

/** "Rua do Pinheiro 8, em Braga" */
const inTown = latinRule((part, found) =>
  found.hasNumber && !hasTown(found) && IN_TOWN.test(part) ? { left: [part.replace(IN_TOWN, '')] } : null,
);

const number = latinRule((part, found, country) => {
  const said = NUMBER.exec(part)?.[1];
  // "Calle 5, bajo, 41001 (Sevilla)": five digits behind a house are the code.
  const isCode = found.hasNumber && country !== 'BR' && /^\d{5}$/.test(part);
  if (said === undefined || hasTown(found) || isCode) return null;
  // "Rua 2, s/n": the street itself is called by a number.
  if (!found.hasNumber || /^\S+\s\d{1,4}$/.test(found.street))
    return { found: { ...found, street: `${found.street}, ${said}`, hasNumber: true } };
  // "Rodovia SC-401, 4150", "Rodovia BR-101, km 5, nº 5500": the number of a road is no house.
  const isOfHouse = /^n[º°]/i.test(part) || found.units.length > 0 || ROAD.test(found.street);
  return isOfHouse ? { found: withUnit(found, part) } : null;
});

const leadingCode = latinRule((part, found, country) => {
  if (!found.hasNumber || found.code !== null || country === 'BR') return null;
  const [whole = '', code] = LEADING_CODE.exec(part) ?? [];
  if (code === undefined) return null;
  const left = whole === part ? [] : [part.slice(whole.length)];
  return { found: { ...found, code, isTownNext: !hasTown(found) }, left };
});

const distanceAndCode = latinRule((part, found) => {
  const [, distance, code] = (hasTown(found) || found.code !== null ? null : DISTANCE_AND_CODE.exec(part)) ?? [];
  return distance !== undefined && code !== undefined ? { found: { ...withUnit(found, distance), code } } : null;
});

const unit = latinRule((part, found, country) => {
  const isUnit = UNIT.test(part) || (isBuilding(part) && !DISTRICT.test(part));
  // "Colonia del Sacramento" is a town.
  if (hasTown(found) || !isUnit || isTown(part, country)) return null;
  const office = OFFICE_BEFORE_TOWN.exec(part)?.[0];
  return {
    found: withUnit(found, (office ?? part).trim()),
    left: office === undefined ? [] : [part.slice(office.length)],
  };
});

/** What goes on with the house: its number, unit and postal code. */
export const HOUSE_RULES: readonly LatinRule[] = [
  letterOfStreet,
  houseAndTown,
  inTown,
  number,
  leadingCode,
  distanceAndCode,
  unit,
];
