import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in French, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    avis · *temoignage* · ^ {, notre, le} livre {d'or, d or} $ · ils {parlent, nous, en parlent}*
    ce que {disent, pensent}* · vos retours*
  `,
  sayings: 'temoignages · avis {, de} {, nos} clients',
  named: 'avis · *opinion*',
  invites: '^ {lire, voir, laisse, laissez, donnez, tous, toute, toutes, base sur}',
  thanks: `
    ^ {nous sommes, je suis} ... {fier, fiers, fiere, fieres, reconnaissant, reconnaissants, reconnaissante, reconnaissantes}
    {base, basee} sur ... avis
  `,
  customers: 'clients · patients',
  ours: 'nos · les',
  noNames: '^ {client, avis, sur google, il y a, lire}* · ^ pour',
  signedNouns: 'patiente client cliente depuis',
  samples: 'exemple',
};
