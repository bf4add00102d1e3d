import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';

export const GERMANY: CountryRow = {
  streets: ['germanic'],
  codeDigits: 5,
  isToldByForm: true,
  phone: { groups: 'any', leadsWithZero: true },
  marks: [
    { pattern: lightLetters(/\b(?:HRB|Handelsregister [AB])\s?\d/), weight: 4 },
    { pattern: lightLetters(/\bUSt-?Id(?:Nr|-Nr)?\.?:?\s?DE/i), weight: 4 },
    { pattern: lightLetters(/§§?\s?\d{1,2}[^.]{0,24}\s(?:TMG|DDG|RStV|MStV)\b/), weight: 4 },
  ],
};
