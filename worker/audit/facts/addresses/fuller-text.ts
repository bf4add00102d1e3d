import type { Address } from '../facts.ts';

/** Who reads it wants the code that one of both writes. */
export function fullerText(first: Address, second: Address, preferFirst: boolean): string {
  const code = first.postalCode ?? second.postalCode ?? '';
  const [has, hasToo] = [first.text.includes(code), second.text.includes(code)];
  // "Mill Lane 4" and "Mill Lane 4/Door 2": the street is told as the first has it, so the whole is.
  const isSameHouse = has && /\d$/.test(first.street ?? '') && second.text.includes(`${first.street}/`);
  if (isSameHouse) return first.text;
  const isFirst = has === hasToo ? first.text.length >= second.text.length || preferFirst : has;
  return isFirst ? first.text : second.text;
}

/** "AddressMill Lane 2" beside "Mill Lane 2": a label stands before it without a space. */
export const isGluedTo = (longer: string | null, street: string | null): boolean =>
  longer !== null && street !== null && longer.endsWith(street) && /\p{Ll}$/u.test(longer.slice(0, -street.length));

const SHORTENED = /\s\p{Ll}{1,3}\.(?!\p{L}{4})/u;

/** "Seefeld a. Tg." beside "Seefeld am Tannegg": one town, whose second name only one of both writes out. */
export const isShortened = (town: string | null, other: string | null): boolean =>
  town !== null &&
  other !== null &&
  SHORTENED.test(town) &&
  !SHORTENED.test(other) &&
  town.split(' ')[0] === other.split(' ')[0];
