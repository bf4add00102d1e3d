import { textKey } from '../../website/text/plain-words.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { tokeniseHours } from '../hours/tokenise-hours.ts';
import { findPrices } from '../offers/price-texts.ts';
import { findPhones } from '../phones/phone-texts.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * "From 7 PM" in a description while the pages tell clock times and none of them is seven: one of the two is out of date, and so with
 * sums, numbers to call and years. What stands nowhere but in the description is contradicted by nothing.
 */
export function contradictsPages(text: string, { documents, facts }: StatedWebsite): boolean {
  const language = facts.languages[0]?.value ?? null;
  const lines = documents.flatMap(linesOf).filter((line) => !isOf(line, text));
  if (countsOtherwise(text, lines)) return true;
  return KINDS.some((valuesIn) => {
    const said = valuesIn(text, language);
    if (said.size === 0) return false;
    const shown = new Set(lines.flatMap((line) => [...valuesIn(line, language)]));
    return shown.size > 0 && [...said].every((value) => !shown.has(value));
  });
}

/** The description itself where a page shows it. */
function isOf(line: string, text: string): boolean {
  const [shown, own] = [textKey(line), textKey(text)];
  return shown.includes(own) || (shown.length >= MIN_SENTENCE_CHARS && own.includes(shown));
}
/** Shorter lines are a date, a sum or a time of their own. */
const MIN_SENTENCE_CHARS = 25;

/** "More than 10 years of experience", and nowhere ten: the pages speak of 20. Each thing counted is compared with itself. */
function countsOtherwise(text: string, lines: readonly string[]): boolean {
  const said = countsIn(text);
  if (said.length === 0) return false;
  const shown = lines.flatMap(countsIn);
  return said.some((count) => {
    const thing = thingOf(count);
    return !shown.includes(count) && shown.some((other) => thingOf(other) === thing);
  });
}

/** "10 jaar", "20 year": a number of two or three digits with the beginning of the word behind it, which its plural shares. */
const countsIn = (text: string): string[] =>
  [...text.matchAll(COUNT)].map(([, count, word = '']) => `${count} ${textKey(word).slice(0, WORD_BEGINNING)}`);
const COUNT = /(?<![\p{L}\d.,:/+–-])(\d{2,3})\+?\s(\p{L}{3,})/gu;
const WORD_BEGINNING = 4;
const thingOf = (count: string): string => count.slice(count.indexOf(' '));

type ValuesIn = (text: string, language: string | null) => ReadonlySet<string | number>;

const HALF_DAY = 12 * 60;

/** Five in the afternoon is written "5", "5 pm" and "17:00". */
const clockTimes: ValuesIn = (text, language) => {
  const times = tokeniseHours(text, language).flatMap((token) => (token.kind === 'time' ? [token] : []));
  return new Set(times.every(({ bare }) => bare) ? [] : times.map(({ minutes }) => minutes % HALF_DAY));
};

const sums: ValuesIn = (text) => new Set(findPrices(text, null).map(({ amount }) => amount));

/** However the land and its zero are written before it. */
const PHONE_END = 6;
const phones: ValuesIn = (text) => new Set(findPhones(text, null).map(({ value }) => value.slice(-PHONE_END)));

/** The year of a copyright is that of the page. */
const years: ValuesIn = (text) => new Set(text.includes('©') ? [] : (text.match(YEAR) ?? []));
const YEAR = /(?<![\d.,/+-])(?:19|20)\d{2}(?![\d/]|[.,-]\d)/g;

const KINDS: readonly ValuesIn[] = [clockTimes, sums, phones, years];

/** Longer passages are told elsewhere in short, and cost much to read. */
const MAX_LINE_CHARS = 2_000;

const linesOf = ({ lines }: TextDocument): string[] =>
  lines.flatMap(({ text, foreign }) =>
    foreign === null && text.length <= MAX_LINE_CHARS && /\p{Nd}/u.test(text) ? [text] : [],
  );
