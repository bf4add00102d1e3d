import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in Portuguese, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: `
    *{perguntas, duvidas, questoes} {, mais} {frequentes, comuns}* · *perguntas e respostas*
    *{tire, tira, tiramos, esclareca, esclarecemos} {, todas} {, as} {suas, tuas} duvidas*
    ^ {ficou com, tem} {, alguma} {duvida, pergunta}*
  `,
};
