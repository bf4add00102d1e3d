import type { CountryNames } from '../language-words.ts';

/** Countries as Portuguese calls them, as `plainWords` leaves it; several names with " · " between them. */
export const countries: CountryNames = {
  AO: 'angola',
  AR: 'argentina',
  AT: 'austria',
  AU: 'australia',
  BE: 'belgica',
  BR: 'brasil',
  CA: 'canada',
  CL: 'chile',
  CO: 'colombia',
  CV: 'cabo verde',
  DE: 'alemanha',
  ES: 'espanha',
  FR: 'franca',
  GB: 'reino unido',
  IN: 'india',
  IT: 'italia',
  LI: 'liechtenstein',
  MX: 'mexico',
  MZ: 'mocambique',
  PE: 'peru',
  PT: 'portugal',
  US: 'estados unidos',
};
