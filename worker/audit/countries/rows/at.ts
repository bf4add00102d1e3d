import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';

export const AUSTRIA: CountryRow = {
  streets: ['germanic'],
  codeDigits: 4,
  isToldByForm: true,
  hasCodesLikeYears: true,
  phone: { groups: 'any', leadsWithZero: true },
  marks: [
    { pattern: lightLetters(/§§?\s?\d{1,2}[^.]{0,24}\s(?:ECG|MedienG|Mediengesetz)\b/), weight: 4 },
    { pattern: lightLetters(/\bATU\d{8}|Firmenbuch|\b(?:A|AT)-\d{4}\s\p{Lu}/u), weight: 4 },
  ],
};
