import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in Japanese, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: '電話',
  mobile: '携帯',
  fax: 'ファックス · ファクス',
  notPhone: '登録番号 · 法人番号 · 事業者番号 · 許可 · 口座 · 郵便 · 〒',
  address: '所在地 · 住所 · アクセス',
};
