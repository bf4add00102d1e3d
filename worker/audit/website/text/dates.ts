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

/** First letters of each month's names in English, German, French, Spanish, Italian, Dutch and Portuguese, without accents. */
const MONTHS: [RegExp, number][] = [
  [/^(?:jan|janv|januar|januari|january|janvier|enero|ene|gennaio|gen|janeiro|janner)$/, 1],
  [/^(?:feb|fev|febr|fevr|februar|februari|february|fevrier|febrero|febbraio|fevereiro)$/, 2],
  [/^(?:mar|marz|maerz|mrz|march|mars|marzo|maart|mrt|marco)$/, 3],
  [/^(?:apr|april|avr|avril|abr|abril|aprile)$/, 4],
  [/^(?:may|mai|mayo|maggio|mag|mei|maio)$/, 5],
  [/^(?:jun|june|juni|juin|junio|giugno|giu|junho)$/, 6],
  [/^(?:jul|july|juli|juil|juillet|julio|luglio|lug|julho)$/, 7],
  [/^(?:aug|august|augustus|aout|agosto|ago)$/, 8],
  [/^(?:sep|sept|september|septembre|septiembre|set|settembre|setembro)$/, 9],
  [/^(?:oct|october|okt|oktober|octobre|octubre|ott|ottobre|out|outubro)$/, 10],
  [/^(?:nov|november|novembre|noviembre|novembro)$/, 11],
  [/^(?:dec|december|dez|dezember|decembre|dic|diciembre|dicembre|dezembro)$/, 12],
];

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

/** Dates in a text with at least month and year. A day and month that can be swapped mean both. */
export function datesIn(text: string): DateInText[] {
  if (!HAS_YEAR.test(text)) return [];
  return [...DATE.matchAll(text)].flatMap((match) => toDate(match) ?? []);
}

function toDate(match: RegExpMatchArray): DateInText | null {
  const [, y1, m1, d1, a, sign, b, y2, d3, n3, y3, n4, d4, y4, n5, y5, y6, m6, d6] = match;
  const spans: (Span | null)[] = [];
  if (y1) spans.push(day(y1, m1, d1));
  // 03/04/2026 is two days; with dots or dashes the day comes first everywhere.
  else if (y2) spans.push(day(y2, b, a), sign === '/' ? day(y2, a, b) : null);
  else if (y3) spans.push(day(y3, month(n3), d3));
  else if (y4) spans.push(day(y4, month(n4), d4));
  else if (y5) spans.push(wholeMonth(y5, month(n5)));
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

/** 1 to 12 by a name in any of the languages above; null for another word. */
export function month(name: string | undefined): number | null {
  const plain = (name ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return MONTHS.find(([names]) => names.test(plain))?.[1] ?? null;
}

/** A date of markup, a header or a sitemap: ISO 8601 or as HTTP writes it. null when it is none. */
export function parseDate(value: string): number | null {
  if (!/^\d{4}-\d{2}(?:-\d{2})?(?:[T ]|$)|^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} /.test(value.trim())) return null;
  // Without a zone the place decides; a day more or less does not matter to anyone here, a machine's own zone would.
  const text = value.trim();
  const at = Date.parse(/[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(at) ? null : at;
}
