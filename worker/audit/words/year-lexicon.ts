import type { YearWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';

export type YearWord = keyof YearWords;

/** What is said of years in business, in texts in small letters. The words themselves are `<language>/years.ts`. */
export const YEAR_LEXICON = new Lexicon<YearWord>(
  Object.values(LANGUAGES).flatMap(({ years }) => Object.entries(years ?? {}) as [YearWord, string][]),
);
