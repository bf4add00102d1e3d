import type { NegationWords } from '../language-words.ts';

/** Yes and no in English, in small letters with their accents. How an entry is written: `lexicon.ts`. */
export const negations: NegationWords = {
  answers: '^ yes · ^ no · ^ of course · ^ absolutely · ^ certainly · ^ sure',
  not: "not · no · never · cannot · *n't",
  without: 'without',
  later: 'soon',
  beforeWhat: 'not · never · no',
  behindWhat: 'not ~ not only ~ not just',
};
