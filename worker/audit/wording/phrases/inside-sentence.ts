import { lightLetters } from '../../website/text/light-letters.ts';

const NOUN_FIRST = lightLetters(/^\p{Lu}[\p{Ll}\p{M}’'-]*(?:\s\p{Ll}|$)/u);

/** "Leak repair" inside a sentence; "NHS dentistry" and "WordPress" stay as they are. */
export const lower = (what: string): string =>
  NOUN_FIRST.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;
export const same = (what: string): string => what;

export const put = (word: string, place: string | null): string => (place === null ? '' : ` ${word} ${place}`);
export const closedOn = (word: string, days: string | null): string => (days === null ? '' : ` ${word} ${days}.`);
