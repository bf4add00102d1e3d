import type { CountryWords } from '../language-words.ts';

/** Countries in Spanish, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: 'AR AT AU BE BO BR CA CH CL CO CR CU DE DO EC ES FR GB GT HN IN IT LI MX NI NL PA PE PR PT PY SV US UY VE',
  also: {
    DO: 'rep. dominicana',
  },
};
