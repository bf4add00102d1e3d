import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in Italian, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: `
    *certificat{o, a}* · *iscritt{o, a} {all', al}* · *albo {degli, dei, professionale}* · *ordine {degli, dei}*
    *membro {di, del}* · abilitat{o, a, i, e}
  `,
  ofOthers: '*certificato incluso* · secondo · *rivolg*',
};
