import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { CountryRow } from '../country-row.ts';
import { codeOnly } from '../postal/postal-form.ts';

export const IRELAND: CountryRow = {
  streets: ['en'],
  postal: [
    {
      pattern: lightLetters(/(?<![\d\p{L}])([AC-FHKNPRTV-Y]\d[\dW]\s?[\dAC-FHKNPRTV-Y]{4})(?![\d\p{L}])/gu),
      among: new Set(['IE']),
      read: ({ match }) => codeOnly({ match, code: match[1] ?? '', region: null, country: 'IE' }),
    },
  ],
  namesHouses: true,
  marks: [
    {
      pattern: lightLetters(
        /(?<![A-Z\d])[AC-FHKNPRTV-Y]\d[\dW]\s(?=\d*[A-Z])(?=[A-Z]*\d)[\dAC-FHKNPRTV-Y]{4}(?![A-Z\d])/,
      ),
      weight: 3,
    },
    {
      pattern: new RegExp(regexSource`
      \b(?:Co\.?|County)\s(?:
        Carlow
        |Cavan
        |Clare
        |Cork
        |Donegal
        |Dublin
        |Galway
        |Kerry
        |Kildare
        |Kilkenny
        |Laois
        |Leitrim
        |Limerick
        |Longford
        |Louth
        |Mayo
        |Meath
        |Monaghan
        |Offaly
        |Roscommon
        |Sligo
        |Tipperary
        |Waterford
        |Westmeath
        |Wexford
        |Wicklow
      )\b
    `),
      weight: 3,
    },
    // The districts of a town are numbered.
    { pattern: lightLetters(/\bDublin \d{1,2}W?(?![\d:.-])/), weight: 3 },
  ],
};
