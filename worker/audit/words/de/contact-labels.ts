import type { ContactLabelWords } from '../language-words.ts';

/** What numbers and addresses are called in German, as `letterByLetter` leaves it. How an entry is written: `lexicon.ts`. */
export const contactLabels: ContactLabelWords = {
  phone: 'telefon* · fon · ruf · rufen* · anruf* · rufnummer* · durchwahl* · zentrale* · notdienst* · notruf*',
  mobile: 'mobil · mobilfunk · mobilnummer · mobiltelefon · handy · handynr · handynummer',
  fax: 'faxnummer · faxnr · telefaxnummer · telefaxnr',
  notPhone: `
    *steuern* · *steuer-n* · *steuer n* · *steuer- n* · *{steuerid, steuer-id, steuer id} · kontonummer · kontonr · konto-nr
    *{register, bestell, artikel, kunden, rechnungs}{nummer, nr, -nummer, -nr} · stammkapital
    *{versicherungs, mitglieds, betriebs, identifikations, auftrags}{nummer, nr, -nummer, -nr}
  `,
  address: 'adresse · anschrift · postanschrift · standort · sitz',
};
