import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in French, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: `
    *question{, s} {, les plus, souvent} {frequente, posees}* · *foire aux questions* · *vos questions*
    *questions {-, /, et, &} reponses* · *questions{-, /, &}reponses*
  `,
};
