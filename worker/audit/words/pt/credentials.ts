import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in Portuguese, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: '*ordem dos* · *cedula profissional* · *membro da* · *licenca n*',
  ofOthers: 'segundo',
};
