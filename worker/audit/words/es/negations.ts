import type { NegationWords } from '../language-words.ts';

/** Yes and no in Spanish, in small letters with their accents. How an entry is written: `lexicon.ts`. */
export const negations: NegationWords = {
  answers: '^ sí · ^ por supuesto · ^ claro · ^ no',
  not: 'no · nunca',
  without: 'sin',
  later: 'próximamente',
  beforeWhat: 'no',
};
