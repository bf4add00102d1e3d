import type { CountryRow } from '../country-row.ts';
import { spanishRegion } from '../spanish-america.ts';

export const COLOMBIA: CountryRow = {
  streets: ['es'],
  order: 'latin',
  isToldByForm: true,
  meetsAtCorners: true,
  regionOf: spanishRegion,
  phone: { groups: 'any', loneMobile: /^3[0-5]\d{8}$/ },
  marks: [
    {
      pattern:
        /\bBogot[áa],? D\.?\s?C\b|\b(?:Cra|Carrera|Cll|Calle)\.?\s\d{1,3}[A-Z]?\s?(?:#|No\.?)\s?\d{1,3}[A-Z]?\s?-\s?\d/,
      weight: 2,
    },
  ],
};
