import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';

export const JAPAN: CountryRow = {
  isToldByForm: true,
  marks: [{ pattern: lightLetters(/〒\s?\d{3}-\d{4}|[都道府県].{1,6}[市区町村]/), weight: 4 }],
};
