import { isTown } from '../towns/towns.ts';
import { lightLetters } from '../website/text/light-letters.ts';

/** "Kerklaan 12 3900 Pelt", "Dorfstrasse, 6999 Tal": a street and a code of four digits. Dutch codes end in two letters. */
const FOUR_DIGIT_ADDRESS = lightLetters(
  /(?:\p{L}{4}\s\d{1,4}[a-z]?(?:,\s|\s[-–|]?\s?)|\p{L}(?:stra(?:ss|ß)e|gasse|weg|platz|straat|laan|plein),\s)([1-9]\d{3})\s\p{Lu}\p{Ll}{2}/u,
);

/** The end of a street's line, and the line under it. */
const ENDS_WITH_NUMBER = lightLetters(/\p{L}{4}\s\d{1,4}\s?[a-z]?,?$/u);

const FOUR_DIGIT_TOWN = lightLetters(/^[1-9]\d{3}\s\p{Lu}\p{Ll}{2}[\p{L}.()/ -]{0,40}$/u);

export const LIECHTENSTEIN = /^94(?:8[5-9]|9[0-8])$/;

/** The postal code of four digits in a line that holds a whole address, or its town under the street. */
export function fourDigitCode(text: string, above: string): string | null {
  const code = FOUR_DIGIT_ADDRESS.exec(text)?.[1];
  if (code !== undefined) return code;
  return FOUR_DIGIT_TOWN.test(text) && ENDS_WITH_NUMBER.test(above) ? text.slice(0, 4) : null;
}

/** "1180 Uccle": a code of four digits and a town, in the country that has such a town. */
export function countryOfFrenchTown(text: string): string | null {
  const town = FOUR_DIGIT_TOWN.test(text) ? text.slice(5).replace(/\s*[(/].*$/, '') : null;
  const [country, ...more] = town === null ? [] : ['BE', 'CH', 'LU'].filter((one) => isTown(town, one));
  return country !== undefined && more.length === 0 ? country : null;
}
