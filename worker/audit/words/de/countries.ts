import type { CountryNames } from '../language-words.ts';

/** Countries as German calls them, as `plainWords` leaves it; several names with " · " between them. */
export const countries: CountryNames = {
  AR: 'argentinien',
  AT: 'osterreich',
  AU: 'australien',
  BE: 'belgien',
  CA: 'kanada',
  CH: 'schweiz',
  CL: 'chile',
  CO: 'kolumbien',
  DE: 'deutschland',
  EC: 'ecuador',
  ES: 'spanien',
  FR: 'frankreich',
  IE: 'irland',
  IN: 'indien',
  IT: 'italien',
  JP: 'japan',
  LI: 'liechtenstein',
  LU: 'luxemburg',
  MX: 'mexiko',
  NL: 'niederlande',
  PE: 'peru',
  PT: 'portugal',
  US: 'vereinigte staaten',
  ZA: 'sudafrika',
};
