import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in Dutch, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: '*gecertificeerd* · *erkend* · big{ , -}{register, nummer}* · *lid van* · *keurmerk* · *aangesloten bij*',
  ofOthers: '*certificaat inbegrepen* · *volgens',
};
