import type { CountryRow } from '../country-row.ts';
import { spanishRegion } from '../spanish-america.ts';

export const PERU: CountryRow = {
  streets: ['es'],
  order: 'latin',
  isToldByForm: true,
  meetsAtCorners: true,
  regionOf: spanishRegion,
  phone: { groups: 'any', loneMobile: /^9\d{8}$/ },
};
