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

/** "Cape Town" over "7708", "Kolkata, West Bengal" over "700016". */
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

/** A postal code alone on its line is followed by its town. Line numbers stay as they are. */
/** "me1 1zz" alone on its line or behind a comma. */
const SMALL_CODE = /(?<=^|,\s)[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}$|(?<=^|,\s|[A-Za-z]{2}\s)[a-z]\d[a-z]\s\d[a-z]\d$/;

export function joinCodes(written: readonly AddressLine[], country: string | null): readonly AddressLine[] {
  const given = written.some(({ text }) => SMALL_CODE.test(text))
    ? written.map((line) => ({ ...line, text: line.text.replace(SMALL_CODE, (code) => code.toUpperCase()) }))
    : written;
  const years = given.filter(({ text }) => YEAR.test(text)).length;
  const isCode = (line: AddressLine | undefined) =>
    line !== undefined && /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(line.text) && !(years >= MIN_YEARS && YEAR.test(line.text));
  const isEnd = (line: AddressLine | undefined, before: AddressLine | undefined, street?: AddressLine) =>
    line !== undefined &&
    before !== undefined &&
    ((INDIA_AND_CODE.test(line.text) && STARTS_UPPER.test(before.text) && before.text.length <= 60) ||
      (CANADIAN_LINE.test(line.text) && isUnderStreet(before, street)) ||
      (LAST_LINE.test(line.text) && endsInRegion(before.text)) ||
      (/^\d{4,6}$/.test(line.text) &&
        (countryOfTown(lastPart(before.text)) !== null ||
          isRegion(lastPart(before.text), 'IN') ||
          (isCodeLast(country) && !/^(?:19|20[0-2])\d/.test(line.text) && isTown(lastPart(before.text), country)))));
  if (!given.some((line, index) => isCode(line) || isEnd(line, given[index - 1], given[index - 2]))) return given;
  return given.map((line, index) => {
    const before = given[index - 1];
    if (isEnd(line, before, given[index - 2]))
      return { ...line, text: `${before?.text.replace(/[,.]$/, '')} ${withoutLand(line.text)}` };
    if (isEnd(given[index + 1], line, before)) return { ...line, text: '' };
    if (isCode(before) && STARTS_UPPER.test(line.text)) return { ...line, text: `${before?.text} ${line.text}` };
    return isCode(line) && STARTS_UPPER.test(given[index + 1]?.text ?? '') ? { ...line, text: '' } : line;
  });
}
