import { findsHousesByPlaces } from '../../countries/country-rows.ts';
import { isRegion } from '../../countries/place-of-country.ts';
import { countryOfTown } from '../../towns/large-towns.ts';
import { isTown } from '../../towns/towns.ts';
import { STARTS_UPPER } from '../../website/text/letters.ts';
import type { AddressLine } from './address-line.ts';

/** "Toronto, Ontario" over "M5X 1A9" */
const LAST_LINE = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?:,?\s(?:USA|Canada))?$/;

/** "Montréal (Québec)" over "Canada H2R 1S6", below a street: nothing else has that form. */
const CANADIAN_LINE = /^(?:Canada,?\s)?[A-CEGHJ-NPR-TVXY]\d[A-Z]\s?\d[A-Z]\d(?:,?\sCanada)?$/;
const isUnderStreet = (line: AddressLine, street: AddressLine | undefined): boolean =>
  STARTS_UPPER.test(line.text) && !/[\d:]/.test(line.text) && line.text.length <= 50 && /\d/.test(street?.text ?? '');

/** "Himachal Pradesh" over "India, 175103" */
const INDIA_AND_CODE = /^India\s?[,–-]?\s?([1-9]\d{2}\s?\d{3})$/i;
const withoutLand = (text: string): string =>
  text.replace(/^Canada,?\s/, '').replace(INDIA_AND_CODE, (_, code: string) => `${code}, India`);

const lastPart = (text: string): string => text.slice(text.lastIndexOf(',') + 1).trim();

const endsInRegion = (text: string): boolean => {
  const words = text.length < 60 ? text.replaceAll('.', '').split(/[\s,]+/) : [];
  const ends = [words.slice(-1).join(' '), words.slice(-2).join(' ')];
  return (
    words.length > 1 &&
    ends.some((end) => isRegion(end, 'US') || isRegion(end, 'CA') || /^(?:Ont|Que|Alta|Sask|Man|PEI)$/.test(end))
  );
};

/** "Somerset West" over "7130" */
const isCodeLast = (country: string | null): boolean =>
  country === 'AU' || country === 'NZ' || findsHousesByPlaces(country);

/** Several years, each alone on its line, head the entries of a chronicle. */
const YEAR = /^(?:19|20)\d\d$/;
const MIN_YEARS = 3;

/** "me1 1zz" alone on its line or behind a comma. */
const SMALL_CODE = /(?<=^|,\s)[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}$|(?<=^|,\s|[A-Za-z]{2}\s)[a-z]\d[a-z]\s\d[a-z]\d$/;

/** A postal code alone on its line is joined with its town, above or below. Line numbers stay as they are. */
export function joinCodes(written: readonly AddressLine[], country: string | null): readonly AddressLine[] {
  const given = written.some(({ text }) => SMALL_CODE.test(text))
    ? written.map((line) => ({ ...line, text: line.text.replace(SMALL_CODE, (code) => code.toUpperCase()) }))
    : written;
  const years = given.filter(({ text }) => YEAR.test(text)).length;
  const isCode = (line: AddressLine | undefined) =>
    line !== undefined && /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(line.text) && !(years >= MIN_YEARS && YEAR.test(line.text));
  const isEnd = (at: number) => endsLineAbove(given[at], given[at - 1], given[at - 2], country);
  if (!given.some((line, at) => isCode(line) || isEnd(at))) return given;
  return given.map((line, at) => {
    const before = given[at - 1];
    if (isEnd(at)) return { ...line, text: `${before?.text.replace(/[,.]$/, '')} ${withoutLand(line.text)}` };
    if (isEnd(at + 1)) return { ...line, text: '' };
    if (isCode(before) && STARTS_UPPER.test(line.text)) return { ...line, text: `${before?.text} ${line.text}` };
    return isCode(line) && STARTS_UPPER.test(given[at + 1]?.text ?? '') ? { ...line, text: '' } : line;
  });
}

/** Whether a line is the code of the line above, or ends with it. */
function endsLineAbove(
  line: AddressLine | undefined,
  before: AddressLine | undefined,
  street: AddressLine | undefined,
  country: string | null,
): boolean {
  if (line === undefined || before === undefined) return false;
  if (INDIA_AND_CODE.test(line.text) && STARTS_UPPER.test(before.text) && before.text.length <= MAX_STATE_CHARS)
    return true;
  if (CANADIAN_LINE.test(line.text) && isUnderStreet(before, street)) return true;
  if (LAST_LINE.test(line.text) && endsInRegion(before.text)) return true;
  return /^\d{4,6}$/.test(line.text) && isTownOfCode(lastPart(before.text), line.text, country);
}

const MAX_STATE_CHARS = 60;

/** "Cape Town" over "7708", "Kolkata, West Bengal" over "700016". */
const isTownOfCode = (name: string, code: string, country: string | null): boolean =>
  countryOfTown(name) !== null ||
  isRegion(name, 'IN') ||
  (isCodeLast(country) && !/^(?:19|20[0-2])\d/.test(code) && isTown(name, country));
