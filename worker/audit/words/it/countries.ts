import type { CountryWords } from '../language-words.ts';

/** Countries in Italian, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: 'AR AT AU BE CA CH CO DE EC ES FR IN IT LI NL PE PT',
};
