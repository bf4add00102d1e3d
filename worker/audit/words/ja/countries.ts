import type { CountryWords } from '../language-words.ts';

/** Countries in Japanese, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: 'JP',
  also: {
    JP: '日本国',
  },
};
