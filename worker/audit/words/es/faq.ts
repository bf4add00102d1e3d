import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in Spanish, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: `
    *{preguntas, dudas, consultas} {, mas} {frecuentes, habituales, comunes}* · *preguntas y respuestas*
    *{resolvemos, resuelve, aclaramos, aclara} {, todas} {tus, sus, las, vuestras} dudas*
    ^ {, ¿}{tienes, tiene, teneis} {, alguna} {duda, pregunta}* · *lo que {, mas} nos {preguntan, preguntais}*
  `,
};
