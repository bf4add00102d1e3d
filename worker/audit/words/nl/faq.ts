import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in Dutch, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: `
    *veelgestelde vragen* · *veel gestelde vragen* · *vaak gestelde vragen* · *vragen {en, &} antwoorden*
    *meestgestelde vragen* · *meest gestelde vragen*
  `,
};
