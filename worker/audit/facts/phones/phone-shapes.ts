/** A number as it is written, its digits, and whether something divides them into groups. */
interface WrittenNumber {
  written: string;
  digits: string;
  isGrouped: boolean;
}

type Shape = (number: WrittenNumber) => boolean;

const written =
  (pattern: RegExp): Shape =>
  (number) =>
    pattern.test(number.written);
const grouped =
  (pattern: RegExp): Shape =>
  ({ digits, isGrouped }) =>
    isGrouped && pattern.test(digits);

const NORTH_AMERICAN = written(/^(?:1[\s.-]?)?(?:\(\d{3}\)\s?|\(?\d{3}\)?\s?[\s.\-–‑/]\s?)\d{3}\s?[\s.\-–‑]\s?\d{4}$/);
const MEXICAN = written(/^\(?\d{2,3}\)?[\s.\-–‑]\d{3,4}[\s.\-–‑]\d{4}$|^\d{2,3}(?:\s\d{2,3}){2,4}$/);
const GERMAN = grouped(/^0[1-9]\d{5,}$/);
const CENTRAL_AMERICAN: Shape = (number) =>
  /^\d{4}[\s-]\d{4}$/.test(number.written) && !/00\D\d\d00$/.test(number.written);
/** Dialled without a leading zero. */
const WITHOUT_ZERO = grouped(/^[1-9]\d{7,9}$/);
/** Dialled as they are; dates and sums of money have no such groups. */
const AS_DIALLED: Shape = (number) =>
  number.isGrouped && number.digits.length >= 8 && !/[.,]\d{3}$/.test(number.written) && !/\s000$/.test(number.written);

/** How a country writes the numbers of its phones without its code, where that is not with a leading zero. */
const SHAPES: Record<string, Shape> = {
  US: NORTH_AMERICAN,
  CA: NORTH_AMERICAN,
  BR: written(
    /^\(?0?[1-9]\d\)?\s?9?\s?\d{4}[\s.\-–‑]\d{4}$|^\(0?[1-9]\d\)\s?9\d{8}$|^0[358]00[\s.-]\d{3}[\s.-]?\d{4}$|^(?:3003|400[34]|4020)[\s.-]\d{4}$/,
  ),
  MX: (number) => MEXICAN(number) && number.digits.length === 10,
  IN: written(/^(?:0?[6-9]\d{4}[\s-]?\d{5}|\(?0\d{2,4}\)?[\s-]?\d{6,8})$/),
  ES: grouped(/^[6-9]\d{8}$/),
  PT: grouped(/^(?:[29]\d{8}|(?:800|808|707|760)\d{6})$/),
  IT: grouped(/^(?:[03]\d{7,10}|800\d{6})$/),
  AU: grouped(/^(?:0[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/),
  DE: GERMAN,
  AT: GERMAN,
  CO: grouped(/^(?:3\d{9}|60\d{8}|01?8000\d{6})$/),
  CL: grouped(/^[2-79]\d{8}$/),
  PE: grouped(/^(?:9\d{8}|0\d{8})$/),
  ...inAll(['CR', 'GT', 'SV', 'HN', 'NI', 'PA'], CENTRAL_AMERICAN),
  ...inAll(['PL', 'CZ', 'DK', 'NO', 'GR'], WITHOUT_ZERO),
  ...inAll(['SN', 'CI', 'CM', 'TN', 'TG', 'BF', 'ML', 'NE', 'GN', 'HT', 'PF', 'MR', 'TD', 'CF'], AS_DIALLED),
};

function inAll(countries: readonly string[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(countries.map((country) => [country, shape]));
}

const WITH_ZERO: Shape = (number) => /^\(?0\d/.test(number.written) && number.digits.length >= 9;

/** Written with a country code, a trunk prefix, or in the grouping its country uses for phones. */
export function looksLikePhone(text: string, country: string | null): boolean {
  if (/^\(?(?:\+|00)\s?\d/.test(text)) return true;
  const shape = SHAPES[country ?? ''] ?? WITH_ZERO;
  return shape({
    written: text,
    digits: text.replace(/\D/g, ''),
    isGrouped: /\d[\s()./\-–‑·]+\d/.test(text),
  });
}
