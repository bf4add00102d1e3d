import data from '../../words/cldr.json' with { type: 'json' };

const { signs, dollars, paidIn } = data.currencies;

/** Signs that stand for one currency each: CLDR's, and what people write. Dollars, ¥, kr and Fr. are told by the country. */
export const SIGN_CODES: Readonly<Record<string, string>> = {
  ...signs,
  '₩': 'KRW',
  '₵': 'GHS',
  zł: 'PLN',
  pln: 'PLN',
  kč: 'CZK',
  czk: 'CZK',
  'лв.': 'BGN',
  лв: 'BGN',
  'грн.': 'UAH',
  грн: 'UAH',
  'руб.': 'RUB',
  руб: 'RUB',
  'ر.س': 'SAR',
  'ر.س.': 'SAR',
  'د.إ': 'AED',
  'د.إ.': 'AED',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
};

/** Signs that stand before or behind a sum without being a word. */
export const SYMBOLS = Object.keys(SIGN_CODES)
  .filter((sign) => /^\p{Sc}$/u.test(sign))
  .join('');

/** Words behind a sum, longest first, for a regular expression. */
export const SIGN_WORDS = [...Object.keys(SIGN_CODES).filter((sign) => !/^\p{Sc}$/u.test(sign)), 'kr.', 'kr']
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replaceAll('.', '\\.'))
  .join('|');

const PAID_IN = new Map(
  Object.entries(paidIn).flatMap(([code, countries]) => countries.split(' ').map((country) => [country, code])),
);
const DOLLARS = new Set(dollars.split(' '));

/** Guests pay in US dollars as well, and "$" says either. */
const HAVE_BOTH = new Set('AG BB BS BZ CU DM DO GD JM KN KY LC LR VC'.split(' '));

/** What a dollar is in a country; null where its currency is none, or the country is not known. */
export function dollarOf(country: string | null): string | null {
  const code = PAID_IN.get(country ?? '');
  return code !== undefined && DOLLARS.has(code) && !HAVE_BOTH.has(country ?? '') ? code : null;
}

/** Whose sums are written "103,-" or "103 kr". */
const WITHOUT_SIGN = new Set(['SE', 'NO', 'DK', 'IS', 'CH', 'DE', 'AT', 'NL', 'BE']);

/** What a sum without a sign of one currency is in; null where the country does not tell. `sign` is "" or "kr". */
export const ownCurrency = (sign: string, country: string | null): string | null => {
  const own = WITHOUT_SIGN.has(country ?? '') ? (PAID_IN.get(country ?? '') ?? null) : null;
  return sign === '' || own?.endsWith('K') ? own : null;
};

/**
 * What a country writes for its own currency in letters, which elsewhere are a size, a measure or a model: CLDR's local symbols, before
 * and behind the sum.
 */
const IN_LETTERS: Readonly<Record<string, { before?: string; behind?: string }>> = {
  PH: { before: 'P|Php' },
  ZA: { before: 'R' },
  IN: { before: 'Rs\\.?' },
  PK: { before: 'Rs\\.?|PKR' },
  LK: { before: 'Rs\\.?|LKR' },
  NP: { before: 'Rs\\.?|NPR|रु\\.?' },
  KE: { before: 'KSh\\.?|Ksh\\.?|KES' },
  TZ: { before: 'TSh\\.?|TZS' },
  UG: { before: 'USh\\.?|UGX' },
  MY: { before: 'RM' },
  ID: { before: 'Rp\\.?' },
  PE: { before: 'S/\\.?' },
  GT: { before: 'Q' },
  HU: { behind: 'Ft' },
  RO: { behind: 'lei|RON' },
  TR: { behind: 'TL' },
  RS: { behind: 'din\\.?|RSD' },
  MA: { behind: 'DH|MAD' },
};

/** Signs in letters of a country, for a regular expression; null where it writes none. */
export function lettersOf(country: string | null): { code: string; before?: string; behind?: string } | null {
  const code = PAID_IN.get(country ?? '');
  const letters = IN_LETTERS[country ?? ''];
  return code === undefined || letters === undefined ? null : { code, ...letters };
}
