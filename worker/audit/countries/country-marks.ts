import { isTown } from '../towns/towns.ts';
import { lightLetters, type Pattern } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import { US_STATE_CODES } from './us-states.ts';

/** Marks in the text that only one country uses: postal codes, register and tax words. */
export const TEXT_MARKS: [Pattern, string, number][] = [
  [lightLetters(`,\\s(?:${US_STATE_CODES})\\s\\d{5}\\b`), 'US', 4],
  [/,?\s(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT),?\s+[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/, 'CA', 4],
  [/\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s+\d{4}\b/, 'AU', 4],
  [/\bSingapore\s?\(?\d{6}\b/, 'SG', 3],
  [/\bABN:?\s\d{2}\s?\d{3}/, 'AU', 4],
  // Southern Africa writes "(Pty) Ltd".
  [/\bPty\.? Ltd\b/, 'AU', 2],
  // A mobile number as Australia groups it.
  [/(?<![\d+])04\d{2} \d{3} \d{3}(?!\d)/, 'AU', 1],
  [/\b[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\b/, 'GB', 3],
  // Area code or mobile number as Britain groups them, in a sentence of English before or behind.
  [/\b(?:[Cc]all|[Tt]el(?:ephone)?|[Pp]hone|[Mm]ob(?:ile)?|[Rr]ing|on|or|at)\b[.:]?\s0[17]\d{3}\s\d{6}(?!\d)/, 'GB', 2],
  [/(?<![A-Z\d])[AC-FHKNPRTV-Y]\d[\dW]\s(?=\d*[A-Z])(?=[A-Z]*\d)[\dAC-FHKNPRTV-Y]{4}(?![A-Z\d])/, 'IE', 3],
  [
    lightLetters(
      regexSource`
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
    `,
    ),
    'IE',
    3,
  ],
  // The districts of a town are numbered.
  [/\bDublin \d{1,2}W?(?![\d:.-])/, 'IE', 3],
  [
    /\b(?:Assam|Bihar|Gujarat|Haryana|Jharkhand|Karnataka|Kerala|Maharashtra|Odisha|Rajasthan|Tamil ?Nadu|Telangana|Pradesh|Uttarakhand|West Bengal)[\s,.–-]{1,4}[1-9]\d{2}\s?\d{3}\b|\bGSTIN\b/,
    'IN',
    4,
  ],
  [/\b(?:HRB|Handelsregister [AB])\s?\d/, 'DE', 4],
  [/\bUSt-?Id(?:Nr|-Nr)?\.?:?\s?DE/i, 'DE', 4],
  [/§§?\s?\d{1,2}[^.]{0,24}\s(?:TMG|DDG|RStV|MStV)\b/, 'DE', 4],
  [/§§?\s?\d{1,2}[^.]{0,24}\s(?:ECG|MedienG|Mediengesetz)\b/, 'AT', 4],
  [lightLetters(/\bATU\d{8}|Firmenbuch|\b(?:A|AT)-\d{4}\s\p{Lu}/u), 'AT', 4],
  // A mobile number as Switzerland groups it; alone it outweighs no more than the language.
  [/(?<!\d)07[6-9] \d{3} \d{2} \d{2}(?!\d)/, 'CH', 1],
  [lightLetters(/\bCHE-?\d{3}|\bCH-\d{4}\s\p{Lu}/u), 'CH', 4],
  // A mobile number as Belgium groups it: "0475/980 859".
  [/(?<!\d)04[5-9]\d\/\d{2,3}[ .]?\d{2,3}[ .]?\d{0,2}(?!\d)/, 'BE', 3],
  [lightLetters(/\bSIRET\b|\bSIREN\b|\bRCS\s\p{Lu}/u), 'FR', 4],
  [/\b(?:P\.?\s?IVA|Partita IVA)\b/i, 'IT', 4],
  [lightLetters(/(?<!\d)\d{5},?\s\p{Lu}[\p{L}'’ -]{2,30}\s\([A-Z]{2}\)/u), 'IT', 3],
  [lightLetters(/\bKvK\b|\b\d{4}\s?[A-Z]{2}\s+\p{Lu}\p{Ll}/u), 'NL', 2],
  [/\bCNPJ\b|\bCEP\b/, 'BR', 4],
  [/\bC\.?U\.?I\.?T\b|\bCABA\b|\bCapital Federal\b|\bBs\.?\s?As\b/, 'AR', 2],
  [/\bCDMX\b|\bRFC:?\s?[A-Z]{3,4}\d{6}|,\s(?:Jal|N\.\s?L|Qro|Gto|Mich|Q\.\s?Roo|Edo\.? ?(?:de )?M[ée]x)\b/, 'MX', 2],
  [/\bR\.?U\.?T\.?:?\s?\d{1,2}\.\d{3}\.\d{3}-[\dkK]\b|\bRegi[óo]n Metropolitana\b/, 'CL', 2],
  [
    /\bBogot[áa],? D\.?\s?C\b|\b(?:Cra|Carrera|Cll|Calle)\.?\s\d{1,3}[A-Z]?\s?(?:#|No\.?)\s?\d{1,3}[A-Z]?\s?-\s?\d/,
    'CO',
    2,
  ],
  [/(?<![\d-])\d{5}-\d{3}(?![\d-])/, 'BR', 3],
  [lightLetters(/\bNIPC\b|\b\d{4}-\d{3}\s\p{Lu}\p{Ll}/u), 'PT', 2],
  [/〒\s?\d{3}-\d{4}|[都道府県].{1,6}[市区町村]/, 'JP', 4],
];

/** "Kerklaan 12 3900 Pelt", "Dorfstrasse, 6999 Tal": a street and a code of four digits. Dutch codes end in two letters. */
const FOUR_DIGIT_ADDRESS = lightLetters(
  /(?:\p{L}{4}\s\d{1,4}[a-z]?(?:,\s|\s[-–|]?\s?)|\p{L}(?:stra(?:ss|ß)e|gasse|weg|platz|straat|laan|plein),\s)([1-9]\d{3})\s\p{Lu}\p{Ll}{2}/u,
);

/** The end of a street's line, and the line under it. */
const ENDS_WITH_NUMBER = lightLetters(/\p{L}{4}\s\d{1,4}\s?[a-z]?,?$/u);

const FOUR_DIGIT_TOWN = lightLetters(/^[1-9]\d{3}\s\p{Lu}\p{Ll}{2}[\p{L}.()/ -]{0,40}$/u);

export const LIECHTENSTEIN = /^94(?:8[5-9]|9[0-8])$/;

/** What only holds in one language: elsewhere the letters of a Brazilian state are an Italian province. */
export const LANGUAGE_MARK_WEIGHT = 2;

/** The postal code of four digits in a line that holds a whole address, or its town under the street. */
export function fourDigitCode(text: string, above: string): string | null {
  const code = FOUR_DIGIT_ADDRESS.exec(text)?.[1];
  if (code !== undefined) return code;
  return FOUR_DIGIT_TOWN.test(text) && ENDS_WITH_NUMBER.test(above) ? text.slice(0, 4) : null;
}

/** "1180 Uccle": a code of four digits and a town, in the country that has such a town. */
export function countryOfFrenchTown(text: string): string | null {
  const town = FOUR_DIGIT_TOWN.test(text) ? text.slice(5).replace(/\s*[(/].*$/, '') : null;
  const [country, ...more] = town === null ? [] : ['BE', 'CH', 'LU'].filter((one) => isTown(town, one));
  return country !== undefined && more.length === 0 ? country : null;
}
