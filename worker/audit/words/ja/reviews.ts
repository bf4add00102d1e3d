import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in Japanese, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: '{お客様, 患者様, 利用者様, 受講生, 会員様, 皆様}の{, ご}{声, 感想} · 口コミ · クチコミ · レビュー',
  named: '口コミ · レビュー',
  invites: '^ {もっと, 続き, すべて}',
};
