import type { NegationWords } from '../language-words.ts';

/** Yes and no in German, in small letters with their accents. How an entry is written: `lexicon.ts`. */
export const negations: NegationWords = {
  answers: '^ ja · ^ nein · ^ selbstverständlich · ^ natürlich · ^ klar',
  not: 'nicht · nie · kein*',
  without: 'ohne',
  later: 'bald',
  behindWhat: 'nicht ~ nicht nur · kein*',
};
