import type { CountryNames } from '../language-words.ts';

/** Countries as Italian calls them, as `plainWords` leaves it; several names with " · " between them. */
export const countries: CountryNames = {
  AR: 'argentina',
  AT: 'austria',
  AU: 'australia',
  BE: 'belgio',
  CA: 'canada',
  CH: 'svizzera',
  CO: 'colombia',
  DE: 'germania',
  EC: 'ecuador',
  ES: 'spagna',
  FR: 'francia',
  IN: 'india',
  IT: 'italia',
  LI: 'liechtenstein',
  NL: 'paesi bassi',
  PE: 'peru',
  PT: 'portogallo',
};
