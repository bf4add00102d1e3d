import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { rowOf } from '../../countries/country-rows.ts';
import type { ParsedPhone } from './phone-number.ts';

/** Written with a calling code, or with the digits dialled at home and as its country writes them. */
export function looksLikePhone(text: string, { value, country }: ParsedPhone, website: string | null): boolean {
  if (/^\(?(?:\+|00)\s?\d/.test(text)) return true;
  const { groups, written } = rowOf(country ?? website).phone ?? {};
  if (written !== undefined) return written.test(text);
  const shown = groupsOf(text);
  const home = dialledAtHome(value);
  const digits = shown.join('');
  if (home !== null && digits !== home.join('') && digits !== `1${home.join('')}`) return false;
  if (groups === 'any') return shown.length > 1 && digits.length >= MIN_DIGITS && !isSum(text, digits);
  if (groups === 'formatted') return isFormatted(text, shown, home);
  return /^\(?0\d/.test(text) && digits.length >= MIN_DIGITS_WITH_ZERO;
}

const MIN_DIGITS = 8;
const MIN_DIGITS_WITH_ZERO = 9;

const groupsOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The groups in which the formats of the numbering plan divide a number; null where it is of no plan. */
function dialledAtHome(value: string): string[] | null {
  const parsed = parsePhoneNumberFromString(value);
  return parsed === undefined ? null : groupsOf(parsed.formatNational());
}

/** "12.345.678", "12 345 000": money and counts have groups of three as well, and are shorter than most numbers. */
const isSum = (text: string, digits: string): boolean => digits.length <= MIN_DIGITS && /[.,]\d{3}$|\s000$/.test(text);

/** "3000-4000" is a range, "2019/2021" two years. */
const NO_PHONE = /00\D\d*00$|\/\d{4}$/;

function isFormatted(text: string, shown: string[], home: string[] | null): boolean {
  if (home === null || home.join('').length < MIN_DIGITS || NO_PHONE.test(text)) return false;
  // "1-617-432-8800": North America dials a 1 between its areas.
  const own = shown[0] === '1' ? shown.slice(1) : shown;
  return own.length > 1 && own.map(({ length }) => length).join() === home.map(({ length }) => length).join();
}
