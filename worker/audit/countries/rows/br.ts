import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { regionCodes, regionsOf } from '../regions.ts';

/** São Paulo and Rio de Janeiro are mostly the towns. */
const TOWNS = new Set(['SP', 'RJ']);
/** States that stand behind a town, as `plainWords` leaves them, with the code they are written as. */
const STATES = new Map([
  ['distrito federal', 'DF'],
  ...Object.entries(regionsOf('BR')).flatMap(([code, name]): [string, string][] =>
    TOWNS.has(code) ? [] : [[name.toLowerCase(), code]],
  ),
]);
const CODES = new Set(regionCodes('BR'));

export const BRAZIL: CountryRow = {
  streets: ['pt'],
  order: 'latin',
  isToldByForm: true,
  gluesStates: true,
  isNamedAsTown: true,
  namesNoHouse: true,
  regionOf: (text, plain) => (CODES.has(text) ? text : (STATES.get(plain) ?? null)),
  phone: {
    written:
      /^\(?0?[1-9]\d\)?\s?9?\s?\d{4}[\s.\-–‑]\d{4}$|^\(0?[1-9]\d\)\s?9\d{8}$|^0[358]00[\s.-]\d{3}[\s.-]?\d{4}$|^(?:3003|400[34]|4020)[\s.-]\d{4}$/,
    loneMobile: /^[1-9][1-9]9[6-9]\d{7}$/,
  },
  marks: [
    { pattern: lightLetters(/\bCNPJ\b|\bCEP\b/), weight: 4 },
    { pattern: lightLetters(/(?<![\d-])\d{5}-\d{3}(?![\d-])/), weight: 3 },
  ],
  // "Tel. 09832-214": five digits and three are no Brazilian code in a German text.
  marksReadIn: new Set(['pt', 'en', 'es']),
};
