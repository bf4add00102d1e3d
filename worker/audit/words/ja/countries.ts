import type { CountryNames } from '../language-words.ts';

/** Countries as Japanese calls them, as `plainWords` leaves it; several names with " · " between them. */
export const countries: CountryNames = {
  JP: '日本 · 日本国',
};
