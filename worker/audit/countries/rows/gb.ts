import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { codeOnly } from '../postal/postal-form.ts';

export const GREAT_BRITAIN: CountryRow = {
  streets: ['en'],
  postal: [
    {
      pattern: lightLetters(
        /(?<![\d\p{L}])((?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[ABD-HJLNP-UW-Z]{2}))(?![\d\p{L}])/gu,
      ),
      among: new Set(['GB', 'IE', null]),
      read: ({ match }) => codeOnly({ match, code: match[1] ?? '', region: null, country: 'GB' }),
    },
  ],
  namesHouses: true,
  marks: [
    { pattern: lightLetters(/\b[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\b/), weight: 3 },
    // Area code or mobile number as Britain groups them, in a sentence of English before or behind.
    {
      pattern:
        /\b(?:[Cc]all|[Tt]el(?:ephone)?|[Pp]hone|[Mm]ob(?:ile)?|[Rr]ing|on|or|at)\b[.:]?\s0[17]\d{3}\s\d{6}(?!\d)/,
      weight: 2,
    },
  ],
};
