import { inEachCase } from '../website/text/in-each-case.ts';
import { streets as de } from './de/streets.ts';
import { streets as en } from './en/streets.ts';
import { streets as es } from './es/streets.ts';
import { streets as fr } from './fr/streets.ts';
import { streets as it } from './it/streets.ts';
import type { StreetWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { streets as pl } from './pl/streets.ts';
import { streets as pt } from './pt/streets.ts';

/** Words for streets, as readers look for them. The words themselves are `<language>/streets.ts`. */

const inAll = (kind: keyof StreetWords): string[] =>
  Object.values(LANGUAGES).flatMap(({ streets }) => streets?.[kind] ?? []);

/** Inside an address, before a name: patterns in small letters. */
export const FRENCH_STREET = `(?:${fr.inAddress})`;
export const SPANISH_STREET = `(?:${es.inAddress})`;
export const ITALIAN_STREET = `(?:${it.inAddress})`;
export const PORTUGUESE_STREET = `(?:${pt.inAddress})`;

export const POLISH_STREET = `(?:${pl.inAddress})`;

/** Inside an address, behind a name. */
export const ENGLISH_STREET = `(?:${en.inAddress})`;

/** Outside France. */
export const FRANCOPHONE_STREET = `(?:${fr.outsideFrance})`;

/** First words of streets, without dots. */
export const LATIN_STREETS = new Set(inAll('first').join(' ').split(' '));

/** Abbreviations that are other words or initials without their dot. */
export const STREETS_WITH_DOT = new Set(inAll('onlyWithDot').join(' ').split(' '));

/** In a line that may hold an address. */
export const STREET_BEFORE_NAME = inEachCase(inAll('beforeName').join(' '));
export const STREET_BEHIND_NAME = inEachCase(inAll('behindName').join(' '));
export const STREET_ENDING = inAll('ending').join('|');

/** In a passage that answers where a business is. */
export const ENGLISH_STREET_SAID = inEachCase(en.said);
export const GERMAN_STREET_SAID = `${de.endingSaid}|(?<!\\p{L})(?:${de.alone})`;
export const FRENCH_STREET_SAID = inEachCase(fr.said);
export const SPANISH_STREET_SAID = inEachCase(es.said);
