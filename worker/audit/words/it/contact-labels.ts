import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in Italian, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: 'telefon* · chiama* · numero verde* · fisso*',
  mobile: 'cellulare',
  notPhone: 'partita iva · codice fiscale · c.f. · c. f.',
  address: 'indirizzo · indirizzi · dove {siamo, trovarci, ci trovi, ci troviamo} · sede · sedi',
};
