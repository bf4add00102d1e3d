import type { NegationWords } from '../language-words.ts';

/** Yes and no in French, in small letters with their accents. How an entry is written: `lexicon.ts`. */
export const negations: NegationWords = {
  answers: '^ oui · ^ non · ^ bien sûr · ^ absolument · ^ tout à fait',
  not: 'pas · jamais',
  without: 'sans',
  later: 'bientôt',
  beforeWhat: "ne · n'",
  behindWhat: 'pas ~ pas seulement',
};
