import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { spanishRegion } from '../spanish-america.ts';

export const CHILE: CountryRow = {
  streets: ['es'],
  order: 'latin',
  isToldByForm: true,
  meetsAtCorners: true,
  regionOf: spanishRegion,
  phone: { groups: 'any', loneMobile: /^9\d{8}$/ },
  marks: [
    {
      pattern: lightLetters(/\bR\.?U\.?T\.?:?\s?\d{1,2}\.\d{3}\.\d{3}-[\dkK]\b|\bRegi[óo]n Metropolitana\b/),
      weight: 2,
    },
  ],
};
