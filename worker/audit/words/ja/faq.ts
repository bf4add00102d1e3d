import type { FaqWords } from '../language-words.ts';

/** What lists of questions and answers are called in Japanese, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const faq: FaqWords = {
  named: 'よく{ある, いただく}{, ご}質問 · よくある{, お}問{, い}合{, わ}せ · 質問と{回答, 答え} · ご質問と',
};
