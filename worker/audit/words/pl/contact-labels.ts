import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in Polish, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: 'telefon* · zadzwon* · infolinia',
  mobile: 'komorka · komorkowy · tel. kom',
  notPhone: 'nip · regon · krs · numer konta · nr konta',
  address: 'adres · siedziba · jak dojechac',
};
