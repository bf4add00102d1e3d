import type { FaqWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';

/** What lists of questions and answers are called. The words themselves are `<language>/faq.ts`. */
export const FAQ_LEXICON = new Lexicon<keyof FaqWords>(
  Object.values(LANGUAGES).flatMap(({ faq }) => Object.entries(faq ?? {}) as [keyof FaqWords, string][]),
);
