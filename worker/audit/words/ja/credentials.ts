import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in Japanese, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: '認定 · 資格 · 免許 · 会員 · 登録番号 · 許可番号 · {知事, 大臣, 公安委員会}許可 · 登録第',
  ofOthers: 'によると',
};
