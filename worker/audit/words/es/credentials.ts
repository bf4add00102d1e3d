import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in Spanish, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: '*certificad{o, a}* · *colegiad{o, a}* · *autorizacion sanitaria* · *registro sanitario* · *miembro de* · *homologad*',
  ofOthers: '*certificado incluido* · segun · *consulte*',
};
