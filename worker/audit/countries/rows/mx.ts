import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { spanishRegion } from '../spanish-america.ts';

const GROUPS = /^(?=(?:\D*\d){10}\D*$)(?:\(?\d{2,3}\)?[\s.\-–‑]\d{3,4}[\s.\-–‑]\d{4}|\d{2,3}(?:\s\d{2,3}){2,4})$/;

export const MEXICO: CountryRow = {
  streets: ['es'],
  codeDigits: 5,
  order: 'latin',
  isToldByForm: true,
  isNamedAsTown: true,
  meetsAtCorners: true,
  regionOf: spanishRegion,
  phone: { written: GROUPS },
  marks: [
    {
      pattern: lightLetters(
        /\bCDMX\b|\bRFC:?\s?[A-Z]{3,4}\d{6}|,\s(?:Jal|N\.\s?L|Qro|Gto|Mich|Q\.\s?Roo|Edo\.? ?(?:de )?M[ée]x)\b/,
      ),
      weight: 2,
    },
  ],
};
