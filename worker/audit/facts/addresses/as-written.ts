import { countryCode } from '../../countries/country-names.ts';
import { isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { Address } from '../facts.ts';
import { findPrices } from '../offers/price-texts.ts';

/** The address without what only stands beside it in the line `seen`, and with the door that stands behind its house. */
export const asWritten = (address: Address, seen: string): Address =>
  withDoor(withoutRange(withoutNote(address, seen), seen), seen);

/** "Plaza Mayor, 15, A, 11201": a letter alone between house and code is a part of the street. */
function withDoor(address: Address, seen: string): Address {
  const { street, postalCode, text } = address;
  if (street === null || postalCode === null || !/\d$/.test(street)) return address;
  const [between, end] = (seen.split(street)[1] ?? '').split(postalCode);
  const door = end === undefined ? undefined : DOOR.exec(between ?? '')?.[1];
  if (door === undefined) return address;
  return { ...address, street: `${street}, ${door}`, text: text.replace(street, `${street}, ${door}`) };
}

const DOOR = /^, ?([A-Z])(?:, ?| - )$/;

/** "Mill Lane 2 · Hospital": what stands apart behind a street is a town where a code stands before it or the country has one of that name. */
function withoutNote(address: Address, seen: string): Address {
  const { street, postalCode, locality, country } = address;
  if (street === null || locality === null || postalCode !== null || address.region !== null) return address;
  if (!seen.includes(`${street} · ${locality}`) || (country !== null && isTown(locality, country))) return address;
  return { ...address, locality: null, text: `${street} · ${locality}` };
}

/** "78467 Konstanz Mo–Fr 9–17": a word with a dash right behind it begins a range, and no town ends so. */
function withoutRange(address: Address, seen: string): Address {
  const [, town, day] = /^(.+) (\S+)$/u.exec(address.locality ?? '') ?? [];
  if (town === undefined || !/^[–‒—](?=\p{L})/u.test(seen.split(`${address.locality}`)[1] ?? '')) return address;
  return { ...address, locality: town, text: address.text.replace(`${town} ${day}`, town) };
}

/** "Larchlane 1, 4695BJ Larchlane": where the code stands before the street, and the town elsewhere, its words name the town. */
export function withOwnTown(address: Address): Address {
  const { street, locality, postalCode, text } = address;
  const other =
    locality !== null && postalCode !== null && !text.includes(locality) ? behindCode(text, postalCode) : null;
  // "…, 33044 Udine" of an address in Manzano: the province stands where the town would.
  if (other !== null) return { ...address, text: `${text.slice(0, -other.length)}${locality}` };
  const name = street?.replace(/\s*\d.*$/, '') ?? '';
  const isTwice = name !== '' && text.endsWith(` ${name}`) && text.indexOf(name) < text.length - name.length;
  if (!isTwice || locality === name) return address;
  const before = text.slice(0, -name.length);
  return { ...address, text: locality === null ? before.trim() : before + locality };
}

/** The words behind the code, where they end the text. */
const behindCode = (text: string, code: string): string | null => {
  const words = text.includes(code) ? text.slice(text.lastIndexOf(code) + code.length).trim() : '';
  return words !== '' && !/[\d,]/.test(words) ? words : null;
};

/** A sum, a date, or a town where the street would stand: read as an address, and none. */
export const isNoAddress = (address: Address, country: string | null): boolean =>
  isSum(address, country) ||
  isTownAsStreet(address) ||
  INITIALS.test(address.locality ?? '') ||
  DATE.test(address.street ?? '');

/** "Published 24/02/2026" over a code and its town: when something was written, and no street. */
const DATE = /(?<!\d)\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d{2}(?!\d)/;

/** "Reg. Imp. VI, 14822 - R.E.A.": letters with a dot each are an office or a register, and no town. */
const INITIALS = lightLetters(/^(?:\p{Lu}\.\s?){3,}$/u);

/** "NPR 19350" over "NPR 12900": what it cost and costs, and no code behind its town. */
const isSum = ({ locality, postalCode }: Address, country: string | null): boolean =>
  findPrices(`${locality} ${postalCode}`, country).some(({ before, after }) => before === '' && after === '');

/**
 * "1005 Larchville, 2014 on the market": a code with its town where the street would stand, in a country that writes the code first. What
 * follows is a year or a figure, and the street stands before.
 */
function isTownAsStreet({ street, postalCode, country }: Address): boolean {
  const [, code, town] = /^(\d{4,5}) (\D+)$/.exec(street ?? '') ?? [];
  return (
    town !== undefined &&
    country !== null &&
    code?.length === postalCode?.replace(/\D/g, '').length &&
    isTown(town, country)
  );
}

/** More words than this before or behind the parts of an address are those of its neighbours. */
const MAX_BESIDE_WORDS = 1;

/** "AddressMill Lane 2, 12345 Larch Larch Ltd.": the words from the street to the last part, where others stand around them. */
export function withoutSurroundings(address: Address): Address {
  const { street, locality, region, text } = address;
  const start = street === null ? -1 : text.indexOf(street);
  if (street === null || start < 0) return address;
  const [before, after] = [text.slice(0, start), text.slice(start)];
  const own = GLUED.test(`${before}|${street}`) ? after : text;
  const ends = [locality, region].flatMap((part) =>
    part !== null && after.includes(part) ? own.lastIndexOf(part) + part.length : [],
  );
  const end = locality !== null && after.includes(locality) ? Math.max(...ends) : own.length;
  const behind = own.slice(end);
  const words = behind.match(/\p{L}+/gu) ?? [];
  const isOthers = words.length > MAX_BESIDE_WORDS && !/\d/.test(behind) && countryCode(words.join(' ')) === null;
  return { ...address, text: isOthers ? own.slice(0, end) : own };
}

/** "AddressMill": a small letter right before a capital one. */
const GLUED = lightLetters(/\p{Ll}\|\p{Lu}/u);
