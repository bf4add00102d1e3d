import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { parsePhone } from '../facts/phones/phone-number.ts';

/** Codes several countries share, with the one nearly all their numbers are of. North America's is told by its area codes. */
const SHARED: Readonly<Record<string, string>> = {
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};
/** By code: asked of the library when a number is first read. */
let countries: ReadonlyMap<string, string> | null = null;
const countriesByCode = (): ReadonlyMap<string, string> =>
  new Map([
    ...getCountries().map((country) => [getCountryCallingCode(country) as string, country as string] as const),
    ...Object.entries(SHARED),
  ]);
const NORTH_AMERICA = '1';
const NORTH_AMERICAN_DIGITS = 11;
/** No calling code is longer, and none begins another (ITU-T E.164). */
const MAX_CODE_DIGITS = 3;

/** The country of a number with its calling code, by that code; null without one. */
export function callingCountry(number: string): string | null {
  if (!/^\s*(?:\+|00)/.test(number)) return null;
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  if (digits.startsWith(NORTH_AMERICA))
    return digits.length === NORTH_AMERICAN_DIGITS ? (parsePhone(`+${digits}`, null)?.country ?? null) : null;
  for (let length = 1; length <= MAX_CODE_DIGITS; length++) {
    countries ??= countriesByCode();
    const country = countries.get(digits.slice(0, length));
    if (country) return country;
  }
  return null;
}
