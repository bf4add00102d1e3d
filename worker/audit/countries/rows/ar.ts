import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { spanishRegion } from '../spanish-america.ts';

export const ARGENTINA: CountryRow = {
  streets: ['es'],
  order: 'latin',
  isToldByForm: true,
  meetsAtCorners: true,
  regionOf: spanishRegion,
  marks: [{ pattern: lightLetters(/\bC\.?U\.?I\.?T\b|\bCABA\b|\bCapital Federal\b|\bBs\.?\s?As\b/), weight: 2 }],
};
