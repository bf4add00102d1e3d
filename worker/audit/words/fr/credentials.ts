import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in French, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: `
    *certifi{e, cation}* · agreee{, s}
    *{fumiste, ramoneur, installateur, centre, partenaire, technicien, professionnel} agree{, s}
    *{artisan, organisme, controleur, geometre, comptable} agree{, s}
    agrement · diplome{, e, s, es} {en, do, d o, d.o, d. o, d', de}* · rge · *qualibat* · *inscrit{, e} {au, a l'}*
    *barreau* · *membre {de, du}* · *maitre{ , -}artisan* · *meilleur ouvrier de france* · *ordre {des, national}*
    *n°rpps* · *n° rpps* · *diplome d'etat*
  `,
  ofOthers: '*collaborat* · *certificat inclus* · selon · *demandez*',
};
