import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in German, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: `
    *haufig{, e, sten, ste} {, gestellte} fragen* · *haufig gefragt* · *fragen {und, &, +} antworten* · *oft gefragt*
    *wichtige fragen*
  `,
};
