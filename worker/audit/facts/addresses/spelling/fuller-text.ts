import type { Address } from '../../facts.ts';
import { spellsStreet } from './one-spelling.ts';

/** Who reads it wants the code that one of both writes. */
export function fullerText(first: Address, second: Address, preferFirst: boolean, street: string | null): string {
  const code = first.postalCode ?? second.postalCode ?? '';
  const [has, hasToo] = [first.text.includes(code), second.text.includes(code)];
  const [spells, spellsToo] = [first, second].map(({ text }) => street !== null && spellsStreet(text, street));
  // The line and its street are to say one and the same.
  if (has === hasToo && spells !== spellsToo) return spells ? first.text : second.text;
  // "MIll Lane 2" on one page is a slip where another writes it as the street is read.
  const [writes, writesToo] = [first, second].map(({ text }) => street !== null && text.includes(street));
  if (has === hasToo && spells && writes !== writesToo) return writes ? first.text : second.text;
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
