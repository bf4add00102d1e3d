import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { codeOnly, type PostalForm } from '../postal/postal-form.ts';

/** "Singapore (079903)", "Blk 123 Ang Mo Kio Ave 6 S(560123)": a town that is its country. */
const TOWN_AND_LAND: PostalForm = {
  pattern: lightLetters(
    /(?<!\p{L})(?:(?:Singapore|SINGAPORE)\s?\(?\s?|S\s?\(\s?|(?<=,\s)S(?=\d{6}$))(\d{6})\)?(?![\d\p{L}])/gu,
  ),
  among: new Set(['SG', null]),
  read: ({ match }) => ({
    ...codeOnly({ match, code: match[1] ?? '', region: null, country: 'SG' }),
    locality: 'Singapore',
  }),
};

export const SINGAPORE: CountryRow = {
  streets: ['en'],
  codeDigits: 6,
  postal: [TOWN_AND_LAND],
  findsHousesBy: 'places',
  marks: [{ pattern: lightLetters(/\bSingapore\s?\(?\d{6}\b/), weight: 3 }],
};
