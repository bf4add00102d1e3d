import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in German, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    *gastebuch* · *erfahrungsberichte* · *stimmen {unserer, von, aus}*
    *{kunden, gaste, patienten} {berichten, erzahlen}*
    *andere{, n} uber uns* · *kundenstimmen* · *kundenmeinung* · *kundenbewertung* · *kundenfeedback*
    *patientenstimmen*
    *gastestimmen* · *bewertungen* · *rezensionen* · *referenzstimmen* · *das sagen* · was ... sagen · was ... uber uns
    *meinungen* · ^ erfahrungen $ · *erfahrungen {mit, unserer}*
  `,
  references: '^ {, unsere} referenzen $',
  sayings: 'kundenstimmen · kundenbewertungen · kundenmeinungen · gastebewertungen',
  named: '*bewertung* · *rezension*',
  invites: '^ {alle, mehr, jetzt, bewerten sie, schreiben sie, hier, lesen}',
  thanks: `
    ^ {wir sind, ich bin} ... {stolz, dankbar}
    basierend auf ... bewertungen
  `,
  customers: 'kunden · patienten · gaste',
  ours: 'unsere · viele · die',
  noNames: `
    ^ {verifizierte, kunde, kundin, patient, bewertung, rezension, auf google, telefon, mehr, weiter, zuruck}*
    ^ {fur, werde}
  `,
  signedNouns: 'patient patientin kunde kundin mitglied gast seit',
  signedAdjectives: 'zufriedene zufriedener zufriedenes',
  samples: 'beispiel muster',
};
