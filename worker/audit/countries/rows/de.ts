import type { CountryRow } from '../country-row.ts';

export const GERMANY: CountryRow = {
  streets: ['germanic'],
  codeDigits: 5,
  isToldByForm: true,
  phone: { groups: 'any', leadsWithZero: true },
  marks: [
    { pattern: /\b(?:HRB|Handelsregister [AB])\s?\d/, weight: 4 },
    { pattern: /\bUSt-?Id(?:Nr|-Nr)?\.?:?\s?DE/i, weight: 4 },
    { pattern: /§§?\s?\d{1,2}[^.]{0,24}\s(?:TMG|DDG|RStV|MStV)\b/, weight: 4 },
  ],
};
