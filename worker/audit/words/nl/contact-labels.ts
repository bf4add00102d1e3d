import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in Dutch, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: 'telefoon* · bel · bel ons',
  mobile: 'mobiel',
  notPhone: 'rekening* · ondernemingsnummer · ondernemingsnr',
  address: 'adres · bezoekadres · vestiging',
};
