import { lightLetters } from '../../../website/text/light-letters.ts';
import type { Segment } from '../address-segments.ts';

/** A name of capitalised words, without digits. */
export const HOUSE_OR_PLACE = lightLetters(/^\p{Lu}[\p{L}.'’&-]{1,20}(?: (?:[\p{L}.'’-]{1,20}|&)){0,4}$/u);

/** Last words of the names of houses. */
const HOUSES = new Set(
  (
    'farm farmhouse house cottage cottages barn barns hall lodge mill manor rectory vicarage grange court chapel church stables croft ' +
    'bungalow offices works yard nursery nurseries garage garages castle inn arms buildings villa priory abbey school stud smithy forge ' +
    'kennels cattery surgery clubhouse pavilion institute boathouse tower steading byre bothy boatyard marina studio studios workshop'
  ).split(' '),
);

/** People live in these; the others are also what businesses are called. */
const DWELLINGS = new Set(
  'farm farmhouse house cottage cottages barn barns manor rectory vicarage grange croft bungalow lodge mill steading'.split(
    ' ',
  ),
);

const lastWord = (text: string): string => (text.slice(text.lastIndexOf(' ')).trim() || text).toLowerCase();

export function isHouse(text: string): boolean {
  return text.includes(' ') && HOUSES.has(lastWord(text));
}

/** "Larch Cottage, Low Lane", or "Larch Farm" over "Low Lane": a street without a number is found by its house. */
export const isHouseOf = (house: Segment, street: Segment): boolean =>
  !/\d/.test(street.text) &&
  HOUSE_OR_PLACE.test(house.text) &&
  isHouse(house.text) &&
  (house.line === street.line || (house.line === street.line - 1 && DWELLINGS.has(lastWord(house.text))));
