import type { CountryWords } from '../language-words.ts';

/** Countries in German, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: 'AR AT AU BE CA CH CL CO DE EC ES FR IE IN IT JP LI LU MX NL PE PT US ZA',
};
