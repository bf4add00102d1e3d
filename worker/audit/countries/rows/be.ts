import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';

export const BELGIUM: CountryRow = {
  streets: ['germanic', 'fr'],
  codeDigits: 4,
  order: 'francophone',
  isToldByForm: true,
  hasCodesLikeYears: true,
  phone: { leadsWithZero: true },
  marks: [
    // A mobile number as Belgium groups it: "0475/980 859".
    { pattern: lightLetters(/(?<!\d)04[5-9]\d\/\d{2,3}[ .]?\d{2,3}[ .]?\d{0,2}(?!\d)/), weight: 3 },
  ],
};
