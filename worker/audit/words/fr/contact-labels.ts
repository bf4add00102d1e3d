import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in French, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: 'telephon* · tel · appel* · joindre* · standard · {n°, nº, numero} {vert, azur, cristal}',
  mobile: 'portable · port. · gsm',
  fax: 'telecopi*',
  notPhone: "registre · capital · numero d'entreprise",
  address: 'adresse · siege · siege social · coordonnees · nous trouver',
};
