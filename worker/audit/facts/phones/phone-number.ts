import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { rowOf } from '../../countries/country-rows.ts';
import { rememberedBy } from '../../website/text/remembered.ts';
import type { PhoneKind } from '../facts.ts';
import { isMasked } from './masked-number.ts';

export interface ParsedPhone {
  /** E.164; the digits as dialled at home where no country is known. */
  readonly value: string;
  /** By numbering plan: mobile or landline where the plan tells, else null (all of North America, free numbers). */
  readonly kind: Exclude<PhoneKind, 'whatsapp' | 'text' | 'fax'>;
  readonly country: string | null;
  /** The numbering plan assigns this range; otherwise only its length fits. */
  readonly valid: boolean;
}

/**
 * France's departments overseas share its plan but not its calling code (https://www.arcep.fr): "0590 12 34 56" is +590 590123456.
 */
const OVERSEAS: Readonly<Record<string, string>> = {
  '590': 'GP',
  '690': 'GP',
  '691': 'GP',
  '596': 'MQ',
  '696': 'MQ',
  '697': 'MQ',
  '594': 'GF',
  '694': 'GF',
  '262': 'RE',
  '692': 'RE',
  '693': 'RE',
  '269': 'YT',
  '639': 'YT',
};

/** The country nothing tells, as ISO 3166 leaves to users: numbers are read by their leading zero alone. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** Most countries dial a 0 before area codes and mobiles; with it a number has so many digits. */
const WITH_LEADING_0 = /^0[1-9]\d{7,9}$/;

/**
 * A number as written, national ones in `country`. null when no number of that length exists there or it is a placeholder.
 * `valid: false` (an unassigned range) should be believed only where the page itself calls it a phone.
 */
export const parsePhone = rememberedBy((text, country: string | null): ParsedPhone | null => {
  if (isMasked(text)) return null;
  // No calling code begins with 0: "+03-7729 1259" is a national number.
  const written = text
    .normalize('NFKC')
    .replace(/\(0\)/g, ' ')
    .replace(/^\s?\+(?=0[1-9])/, '');
  const international = /^\D{0,3}(?:\+|00)/.test(written);
  const digits = asDialledToday(written.replace(/\D/g, ''), international, country);
  if (digits.length < 6 || digits.length > 16 || (!international && isHalfANumber(digits, country))) return null;
  if (country === UNKNOWN_COUNTRY && !international) {
    const isOne = WITH_LEADING_0.test(digits) && !isPlaceholderNumber(digits, '');
    return isOne ? { value: digits, kind: null, country: null, valid: true } : null;
  }
  const overseas = overseasOf(country, international, digits);
  if (overseas !== null && international) return parsePhone(`0${digits.replace(/^(?:00)?33/, '')}`, overseas);
  const parsed = byPlan(digits, international, overseas ?? country);
  if (!parsed?.isPossible() || breaksItsPlan(parsed)) return null;
  if (isPlaceholderNumber(parsed.nationalNumber, parsed.countryCallingCode)) return null;
  return {
    value: parsed.number,
    kind: kindOf(parsed.getType()),
    country: parsed.country ?? null,
    valid: parsed.isValid(),
  };
});

function byPlan(digits: string, international: boolean, region: string | null): PhoneNumber | undefined {
  const home = region !== null && isSupportedCountry(region) ? (region as CountryCode) : undefined;
  if (international) return parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`, home);
  return withoutPlus(digits, home) ?? parsePhoneNumberFromString(digits, home);
}

/** Numbers whose length fits, and whose first digits no number of the plan has. */
function breaksItsPlan({ countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  if (countryCallingCode === '1') return !NORTH_AMERICAN.test(nationalNumber);
  if (countryCallingCode === '81') return !JAPANESE.test(nationalNumber);
  // Area code and eight digits, nine for mobiles; some services have eight alone. Nine lack their area code.
  return countryCallingCode === '55' && nationalNumber.length === 9;
}

/**
 * Where every national number leads with 0, others as short are half a number ("07121/627384 und 627385") or everybody's: 116117 and the
 * other lines Europe keeps for social services (Decision 2007/116/EC).
 */
const isHalfANumber = (digits: string, country: string | null): boolean =>
  digits.length <= MAX_LOCAL_DIGITS && rowOf(country).phone?.leadsWithZero === true && !/^0/.test(digits);

const MAX_LOCAL_DIGITS = 8;

/** No area code and no exchange begins with 0 or 1: https://nationalnanpa.com/about_us/abt_nanp.html */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;

/** Nine digits behind the 0, ten for mobile, internet and free numbers: https://www.soumu.go.jp/main_sosiki/joho_tsusin/top/tel_number/ */
const JAPANESE = /^(?:[1-9]\d{8}|[2-9]0\d{8})$/;

function overseasOf(country: string | null, international: boolean, digits: string): string | null {
  if (!international && country !== 'FR') return null;
  const prefix = (international ? /^(?:00)?33(\d{3})\d{6}$/ : /^0(\d{3})\d{6}$/).exec(digits)?.[1];
  return OVERSEAS[prefix ?? ''] ?? null;
}

/**
 * Benin dials 01 before its old numbers. Mexico no longer dials 01, 044 or 045 nor a 1 behind its calling code
 * (https://www.ift.org.mx, August 2020). Argentina's 15 is dialled
 * behind an area code that leads with 0, which is often left out.
 */
function asDialledToday(digits: string, international: boolean, country: string | null): string {
  if (international)
    return digits.replace(/^((?:00)?52)1(?=\d{10}$)/, '$1').replace(/^((?:00)?229)(?=[2-9]\d{7}$)/, '$101');
  // https://arcep.bj, November 2024
  if (country === 'BJ') return digits.replace(/^(?=[2-9]\d{7}$)/, '01');
  if (country === 'MX') return digits.replace(/^0(?:1|44|45)(?=\d{10}$)|^(?:52)1(?=\d{10}$)/, '');
  return country === 'AR' && /^[1-9]\d{1,3}15\d{6,8}$/.test(digits) && digits.length === 12 ? `0${digits}` : digits;
}

/** So many digits are no national number of countries that have area codes like their own calling code (0491 in Germany). */
const MIN_WHOLE_DIGITS = 12;

/** "tel:4915112345678": the calling code of the country without its plus, and nothing that leads a national number. */
function withoutPlus(digits: string, country: CountryCode | undefined): PhoneNumber | null {
  const isWhole =
    country !== undefined && digits.length >= MIN_WHOLE_DIGITS && digits.startsWith(getCountryCallingCode(country));
  const parsed = isWhole ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  return parsed?.country === country && parsed?.isValid() ? parsed : null;
}

function kindOf(type: string | undefined): ParsedPhone['kind'] {
  if (type === 'MOBILE') return 'mobile';
  // Numbers of internet telephony stand where a landline did; only their range is not tied to a town.
  return type === 'FIXED_LINE' || type === 'VOIP' ? 'landline' : null;
}

/** Nothing but keys struck one after the other, three or more each time. By chance one number in many thousands is so. */
function isOfRuns(digits: string): boolean {
  const runs = digits.replace(/(\d)(?=(\d))/g, (one: string, _, next: string) =>
    Number(next) === Number(one) + 1 ? one : `${one} `,
  );
  return digits.length >= RUN_TOGETHER && runs.split(' ').every((run) => run.length >= MIN_RUN);
}

const RUN_TOGETHER = 9;
const MIN_RUN = 3;

/**
 * Numbers nobody has: all one digit, running digits or pairs (01 02 03 04 05), North America's 555 range kept for fiction. Six
 * eights at the end are bought, by restaurants above all.
 */
export function isPlaceholderNumber(national: string, callingCode: string): boolean {
  const digits = national.replace(/^0+/, '');
  if (digits === '' || /(\d)\1{6}/.test(digits) || /([0-79])\1{5}$/.test(digits)) return true;
  // 999 888 777, 111 222 333
  if (/^(?:(\d)\1\1){3}$/.test(digits)) return true;
  if (/1234567|2345678|3456789|9876543|8765432|^123123456|^102030405$|01020304$/.test(digits)) return true;
  // 01234-789456, 345 678 123
  if (isOfRuns(digits)) return true;
  // https://nationalnanpa.com/number_resource_info/555_numbers.html: 555-0100 to 555-0199 are for fiction; 555 is no area code.
  return callingCode === '1' && (/^555/.test(digits) || /^\d{3}555(?:01\d\d|1212|1234|5555|0000)$/.test(digits));
}
