import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in Italian, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: `
    *{domande, dubbi} {, piu} {frequenti, comuni}* · ^ hai {, qualche, delle, dei} {domanda, domande, dubbi}*
    *domande e risposte*
  `,
};
