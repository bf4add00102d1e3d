import { monthOf } from '../../words/months.ts';
import { lightLetters } from './light-letters.ts';

/** A date as a text gives it: the first and last moment it can mean, in epoch ms UTC. */
export interface DateInText {
  text: string;
  index: number;
  from: number;
  to: number;
  /** Only month and year are given. */
  isMonth: boolean;
}

const NAME = '(?<!\\p{L})(\\p{L}{3,10})\\.?';
const YEAR = '((?:19|20)\\d{2})(?!\\d)';
const DATE = lightLetters(
  [
    `(?<![\\d.])${YEAR.replace('(?!\\d)', '')}[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`,
    `(?<![\\d.])(\\d{1,2})([-/.]) ?(\\d{1,2})[-/.] ?${YEAR}`,
    `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?,? (?:de |of )?${NAME},? (?:de |del )?${YEAR}`,
    `${NAME} (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}`,
    `${NAME},? (?:de |del |of )?${YEAR}`,
    `((?:19|20)\\d{2})年\\s?(\\d{1,2})月(?:\\s?(\\d{1,2})日)?`,
  ].join('|'),
  'giu',
);
const HAS_YEAR = /(?:19|20)\d{2}/;
/** "update: 20120613": eight digits are a date where a label and a colon announce them. */
const COMPACT = lightLetters(/(?<=\p{L}\s?[:：]\s?)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/gu);

/** Dates in a text with at least month and year. A day and month that can be swapped mean both. */
export function datesIn(text: string): DateInText[] {
  if (!HAS_YEAR.test(text)) return [];
  return [...[...DATE.matchAll(text)].flatMap((match) => toDate(match) ?? []), ...compactIn(text)];
}

function compactIn(text: string): DateInText[] {
  return [...COMPACT.matchAll(text)].flatMap(({ 0: written, 1: year = '', 2: month, 3: date, index }) => {
    const span = day(year, month, date);
    return span ? [{ text: written, index: index ?? 0, from: span[0], to: span[1], isMonth: false }] : [];
  });
}

function toDate(match: RegExpMatchArray): DateInText | null {
  const [, y1, m1, d1, a, sign, b, y2, d3, n3, y3, n4, d4, y4, n5, y5, y6, m6, d6] = match;
  const spans: (Span | null)[] = [];
  if (y1) spans.push(day(y1, m1, d1));
  // 03/04/2026 is two days; with dots or dashes the day comes first everywhere.
  else if (y2) spans.push(day(y2, b, a), sign === '/' ? day(y2, a, b) : null);
  else if (y3) spans.push(day(y3, monthOf(n3), d3));
  else if (y4) spans.push(day(y4, monthOf(n4), d4));
  else if (y5) spans.push(wholeMonth(y5, monthOf(n5)));
  else if (y6) spans.push(d6 ? day(y6, m6, d6) : wholeMonth(y6, m6));
  const real = spans.filter((span) => span !== null);
  if (real.length === 0) return null;
  return {
    text: match[0],
    index: match.index ?? 0,
    from: Math.min(...real.map(([from]) => from)),
    to: Math.max(...real.map(([, to]) => to)),
    isMonth: Boolean(y5 || (y6 && !d6)),
  };
}

type Span = [from: number, to: number];
export const DAY_MS = 86_400_000;

function day(year: string, month: string | number | null | undefined, date: string | undefined): Span | null {
  const [m, d] = [Number(month), Number(date)];
  if (!(m >= 1 && m <= 12 && d >= 1)) return null;
  const from = Date.UTC(Number(year), m - 1, d);
  return new Date(from).getUTCDate() === d ? [from, from + DAY_MS - 1] : null;
}

function wholeMonth(year: string, month: string | number | null | undefined): Span | null {
  const m = Number(month);
  return m >= 1 && m <= 12 ? [Date.UTC(Number(year), m - 1, 1), Date.UTC(Number(year), m, 1) - 1] : null;
}

/** A date of markup, a header or a sitemap: ISO 8601 or as HTTP writes it. null when it is none. */
export function parseDate(value: string): number | null {
  if (!/^\d{4}-\d{2}(?:-\d{2})?(?:[T ]|$)|^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} /.test(value.trim())) return null;
  // Without a zone the place decides; a day more or less does not matter to anyone here, a machine's own zone would.
  const text = value.trim();
  const at = Date.parse(/[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(at) ? null : at;
}
