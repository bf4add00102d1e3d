import { isRegionName } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { countryCode } from '../country-names.ts';
import { codeStands, isLatin, rowOf } from '../country-rows.ts';
import { isRegionCode } from '../place-of-country.ts';
import { codeOnly, isTownName, type PostalForm, withTown } from './postal-form.ts';
import { TOWN } from './town-name.ts';

/** "D-50667 Köln" */
const PREFIX_COUNTRY: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  FL: 'LI',
  F: 'FR',
  I: 'IT',
  E: 'ES',
  B: 'BE',
  L: 'LU',
  P: 'PT',
};

const COUNTRY_PREFIX = String.raw`(?:(D|DE|A|AT|CH|FL|LI|F|FR|I|IT|E|ES|B|BE|NL|L|P|PT)\s?[-–]\s?)?`;

/** "50667 Köln", "8001 Zürich", "A-1010 Wien", "31100 Treviso (TV)": as most countries write their codes. */
export const CODE_BEFORE_TOWN: PostalForm = {
  pattern: lightLetters(
    String.raw`(?<![\d\p{L}.,/+-])${COUNTRY_PREFIX}(\d{5}|\d{4})\s*[,–-]?\s+${TOWN}(?:\s?[,(]?\s?\(?([A-Z]{2}|\p{Lu}\p{L}{3,20})\))?`,
    'gu',
  ),
  isLong: true,
  read({ match, line, country }) {
    const [, prefix, code = '', town, region = null] = match;
    if (RIGHTS.test(line.slice(0, match.index)) || !isTownName(town)) return null;
    if ((prefix === undefined && !isCodeOf(code, country)) || namesLand(town, country)) return null;
    if (country === 'IT' && isRegionCode(town)) return codeOnly({ match, code, region: town, country: 'IT' });
    // A year before a capitalised word is far more often a year.
    if (prefix === undefined && YEAR.test(code) && !rowOf(country).hasCodesLikeYears) return null;
    const land = prefix === undefined ? null : (PREFIX_COUNTRY[prefix] ?? prefix);
    const found = withTown({ match, code, town, region, country: land, certain: prefix !== undefined });
    // "50667 Köln (Nippes)": a part of the town.
    const isPart = region !== null && !isRegionCode(region) && !isRegionName(region, land ?? country);
    return isPart ? { ...found, region: null } : found;
  },
};

const RIGHTS = /(?:©|\(c\)|copyright)\s?$/i;
const YEAR = /^(?:19|20)\d\d$/;

/** Where no country is known, five digits are a code; four are too often a year. */
const isCodeOf = (code: string, country: string | null): boolean =>
  country === null ? code.length === 5 : codeStands(country) === 'before' && code.length === rowOf(country).codeDigits;

/** "Alba, Piemonte, 12051, Italia" */
const namesLand = (town: string, country: string | null): boolean =>
  isLatin(country) && !rowOf(country).isNamedAsTown && town.length > 3 && countryCode(town) !== null;
