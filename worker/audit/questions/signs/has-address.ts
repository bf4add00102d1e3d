import { lightLetters } from '../../text/light-letters.ts';

/** A word as written small, with a capital and in capitals: names beside it must have one, so case counts. */
const inEachCase = (words: string): string =>
  words
    .split(' ')
    .flatMap((word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()])
    .join('|');
const ENGLISH = inEachCase(
  'st street rd road ave avenue blvd lane ln drive dr way court square parade highway pde hwy',
);
const GERMAN =
  'stra(?:ß|ss)e|STRASSE|str\\.|weg|platz|allee|gasse|ring|damm|(?<!\\p{L})(?:Stra(?:ß|ss)e|Weg|Platz|Allee|Gasse|Ring|Damm)';
const FRENCH = inEachCase('rue avenue boulevard place chemin route allée quai impasse cours');
const SPANISH = inEachCase('calle c/ avenida avda avda. plaza paseo carrer camino');
const STREET = lightLetters(
  `\\b(?!123 )\\d{1,5}[a-zA-Z]?,? (?:\\p{Lu}[\\p{L}.'-]+ ){1,4}(?:${ENGLISH})\\b|\\p{L}*(?:${GERMAN})\\s\\d|\\b\\d{1,4},? (?:bis |ter )?(?:${FRENCH})\\b|(?<!\\p{L})(?:${SPANISH})\\s\\p{Lu}`,
  'u',
);
const STREET_NAME = lightLetters(
  /(?:\p{Lu}[\p{L}.'-]+ ){1,4}(?:Street|Road|Avenue|Boulevard|Lane|Parade|Highway|Square)\b,?\s\p{Lu}/u,
);
/** Not the end of a telephone number, nor a year behind its day or between words. */
const POSTCODE = lightLetters(
  /(?<!\d[ ,./-]{0,2}|\d{1,2},? \p{L}+ |\p{L}{3,} \d{1,2},? )(?!(?<=\p{L} )20[12]\d )\b(?:[A-Z]{2,3} )?(?!0{4,5}\b)\d{4,5}\b(?= \p{Lu}(?!mail|-[Mm]ail|el\b|el[.:]|hone|ax\b|all\b))|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u,
);
export const hasAddress = (text: string): boolean => STREET.test(text) || STREET_NAME.test(text) || POSTCODE.test(text);
