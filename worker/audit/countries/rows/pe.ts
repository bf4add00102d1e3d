import type { CountryRow } from '../country-row.ts';
import { grouped } from '../phone-habits.ts';
import { spanishRegion } from '../spanish-america.ts';

export const PERU: CountryRow = {
  streets: ['es'],
  order: 'latin',
  isToldByForm: true,
  meetsAtCorners: true,
  regionOf: spanishRegion,
  phone: { looksLike: grouped(/^(?:9\d{8}|0\d{8})$/), loneMobile: /^9\d{8}$/ },
};
