/**
 * Signs of currencies as CLDR writes them (https://cldr.unicode.org/translation/currency-names-and-symbols), where each stands for one
 * currency. Dollars, ¥, kr and Fr. are told by the country.
 */
export const SIGN_CODES: Readonly<Record<string, string>> = {
  '₹': 'INR',
  '₱': 'PHP',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₺': 'TRY',
  '₴': 'UAH',
  '₸': 'KZT',
  '₦': 'NGN',
  '₽': 'RUB',
  '฿': 'THB',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  '₾': 'GEL',
  '₼': 'AZN',
  '₭': 'LAK',
  '₮': 'MNT',
  '৳': 'BDT',
  '֏': 'AMD',
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

/** Whose sums are written "103,-" or "103 kr". */
const OWN: Readonly<Record<string, string>> = {
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  CH: 'CHF',
  DE: 'EUR',
  AT: 'EUR',
  NL: 'EUR',
  BE: 'EUR',
};

/** What a sum without a sign of one currency is in; null where the country does not tell. `sign` is "" or "kr". */
export const ownCurrency = (sign: string, country: string | null): string | null => {
  const own = OWN[country ?? ''] ?? null;
  return sign === '' || own?.endsWith('K') ? own : null;
};
