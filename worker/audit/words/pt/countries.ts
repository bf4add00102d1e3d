import type { CountryWords } from '../language-words.ts';

/** Countries in Portuguese, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: 'AO AR AT AU BE BR CA CL CO CV DE ES FR GB IN IT LI MX MZ PE PT US',
};
