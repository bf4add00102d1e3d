import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in English, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: `
    *licen{c, s}ed* · *licen{c, s}e {no, number, #}* · *fully {licensed, insured, qualified}* · certified
    *certificat{e, ion}* · *accredited* · *member of* · *registered {with, member}* · *chartered* · *gas safe*
    *registered ... {contractor, installer, builder, electrician, plumber, engineer}
    *registered ... {nurse, therapist, psychologist, practitioner, adviser, advisor, agent}
    *niceic* · gdc · *board{ , -}certified*
  `,
  norms: 'iso*',
  ofOthers:
    '*consult* · *does not* · *do not* · *speak {to, with}* · *ask your* · *certificate included* · *according to*',
};
