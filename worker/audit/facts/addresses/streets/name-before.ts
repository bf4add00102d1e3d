import { lightLetters } from '../../../website/text/light-letters.ts';
import type { Address } from '../../facts.ts';
import { isCertainStreet } from './street-patterns.ts';

/** What data give as streets, which no page shows. */
export const statedStreets = (found: readonly { shown: boolean; address: Address }[]): string[] =>
  found.flatMap(({ shown, address: { street } }) => (shown ? [] : (street ?? [])));

/** "Dachdecker Meyer Weißer Straße 32": an element that ends in a blank stands before the street. Data that give the street alone say where it begins. */
export function withoutAddressee(address: Address, stated: readonly string[]): Address {
  const { street, text } = address;
  const own = stated.find((one) => isCertainStreet(one) && street?.endsWith(` ${one}`) && !street.endsWith(`, ${one}`));
  return street === null || own === undefined ? address : { ...address, street: own, text: text.replace(street, own) };
}

/** "Bäckerei Ida Ahorn Hauptstraße 5", "Ida Ahorn Weißer Straße 5": full words before what is a street by itself may be whoever sits there. */
const WORDS_BEFORE = String.raw`(?:\p{Lu}[\p{L}-]{2,}\s){3,}`;
const COMPOUND = String.raw`\p{Lu}\p{Ll}{2,}(?:straße|strasse|str\.|weg|platz|gasse|allee|straat|laan|plein)`;
const WORD = String.raw`(?:Straße|Strasse|Str\.|Weg|Platz|Gasse|Allee)`;
const NAME_BEFORE = lightLetters(String.raw`^${WORDS_BEFORE}(?:${COMPOUND}|${WORD})\s\d`, 'u');

export const mayBeginWithName = (street: string): boolean => NAME_BEFORE.test(street);
