import type { CountryRow } from '../country-row.ts';
import { grouped } from '../phone-habits.ts';
import { spanishRegion } from '../spanish-america.ts';

export const SPAIN: CountryRow = {
  streets: ['es'],
  codeBefore: 5,
  order: 'latin',
  isToldByForm: true,
  namesTownFirst: true,
  regionOf: spanishRegion,
  phone: { looksLike: grouped(/^[6-9]\d{8}$/), loneMobile: /^[67]\d{8}$/ },
};
