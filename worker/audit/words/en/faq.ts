import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in English, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: `
    faq{, s} · f.a.q* · *frequently{ , -}asked* · *common questions* · *commonly asked questions*
    *questions {&, and} answers* · q&a · q & a · *got questions* · *your questions*
  `,
};
