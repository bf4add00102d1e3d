import type { CountryNames } from '../language-words.ts';

/** Countries as Dutch calls them, as `plainWords` leaves it; several names with " · " between them. */
export const countries: CountryNames = {
  AT: 'oostenrijk',
  BE: 'belgie',
  CA: 'canada',
  CH: 'zwitserland',
  CO: 'colombia',
  DE: 'duitsland',
  EC: 'ecuador',
  ES: 'spanje',
  FR: 'frankrijk',
  IN: 'india',
  IT: 'italie',
  JP: 'japan',
  LI: 'liechtenstein',
  LU: 'luxemburg',
  MX: 'mexico',
  NL: 'nederland',
  PE: 'peru',
  PT: 'portugal',
};
