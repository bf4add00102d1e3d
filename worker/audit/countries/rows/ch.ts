import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';

export const SWITZERLAND: CountryRow = {
  streets: ['germanic', 'fr', 'it'],
  codeDigits: 4,
  order: 'francophone',
  isToldByForm: true,
  hasCodesLikeYears: true,
  phone: { leadsWithZero: true },
  marks: [
    // A mobile number as Switzerland groups it; alone it outweighs no more than the language.
    { pattern: lightLetters(/(?<!\d)07[6-9] \d{3} \d{2} \d{2}(?!\d)/), weight: 1 },
    { pattern: lightLetters(/\bCHE-?\d{3}|\bCH-\d{4}\s\p{Lu}/u), weight: 4 },
  ],
};
