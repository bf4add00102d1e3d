import type { CountryRow } from '../country-row.ts';
import { spanishRegion } from '../spanish-america.ts';

export const SPAIN: CountryRow = {
  streets: ['es'],
  codeDigits: 5,
  order: 'latin',
  isToldByForm: true,
  namesTownFirst: true,
  regionOf: spanishRegion,
  phone: { groups: 'any', loneMobile: /^[67]\d{8}$/ },
};
