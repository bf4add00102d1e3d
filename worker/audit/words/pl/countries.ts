import type { CountryNames } from '../language-words.ts';

/**
 * Countries as Polish calls them, as `plainWords` leaves it; several names with " · " between them. Not Denmark, India and Italy: their
 * names are dishes, a kind of music and a quarter of Warsaw as well.
 */
export const countries: CountryNames = {
  AT: 'austria',
  AU: 'australia',
  BE: 'belgia',
  BG: 'bułgaria',
  CA: 'kanada',
  CH: 'szwajcaria',
  CZ: 'czechy',
  DE: 'niemcy',
  EE: 'estonia',
  ES: 'hiszpania',
  FI: 'finlandia',
  FR: 'francja',
  GB: 'wielka brytania',
  GR: 'grecja',
  HR: 'chorwacja',
  HU: 'wegry',
  IE: 'irlandia',
  LT: 'litwa',
  LU: 'luksemburg',
  LV: 'łotwa',
  NL: 'holandia',
  NO: 'norwegia',
  PL: 'polska',
  PT: 'portugalia',
  RO: 'rumunia',
  RS: 'serbia',
  SE: 'szwecja',
  SI: 'słowenia',
  SK: 'słowacja',
  TR: 'turcja',
  UA: 'ukraina',
  US: 'stany zjednoczone',
};
