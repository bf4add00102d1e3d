import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';

export const ITALY: CountryRow = {
  streets: ['it', 'germanic'],
  codeDigits: 5,
  order: 'latin',
  isToldByForm: true,
  namesTownFirst: true,
  gluesStates: true,
  namesNoHouse: true,
  regionOf: (text) => (/^[A-Z]{2}$/.test(text) ? text : null),
  phone: { groups: 'any', loneMobile: /^3[2-9]\d{8}$/ },
  marks: [
    { pattern: lightLetters(/\b(?:P\.?\s?IVA|Partita IVA)\b/i), weight: 4 },
    { pattern: lightLetters(/(?<!\d)\d{5},?\s\p{Lu}[\p{L}'’ -]{2,30}\s\([A-Z]{2}\)/u), weight: 3 },
  ],
};
