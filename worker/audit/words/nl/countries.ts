import type { CountryWords } from '../language-words.ts';

/** Countries in Dutch, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: 'AT BE CA CH CO DE EC ES FR IN IT JP LI LU MX NL PE PT',
};
