import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in Italian, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    *recensioni* · *testimonianze* · *opinioni* · dicono di {noi, me}* · cosa {dicono, pensano}* · parlano di noi
    ^ {, i nostri} clienti {soddisfatti, felici, contenti} · ^ {, le} parole {dei, degli, delle, di chi}
    la voce {dei, degli} {, nostri} {clienti, ospiti, pazienti}
  `,
  references: '^ storie di successo $',
  sayings: 'testimonianze',
  named: '*recension* · *opinion*',
  invites: '^ {leggi, vedi, lascia, scrivi}',
  asks: `
    {tua, sua, vostra} {opinione, feedback} ... {importa, important*, conta}
    {lasciaci, lasciate, lasciateci, scrivici} ... {recensione*, opinione*}
  `,
  customers: 'pazienti · clienti · utenti',
  ours: 'i nostri · i',
  noNames: '^ {cliente, recensione, leggi}* · ^ per',
  signedNouns: 'paziente cliente',
  samples: 'esempio',
};
