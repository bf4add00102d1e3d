import { MONTH_NAME, monthOf } from '../../words/months.ts';
import { DAY_MS } from './dates.ts';
import { lightLetters } from './light-letters.ts';

/** "4. September", "September 4th", "4.9.": a day without its year. */
const DAY = lightLetters(
  [
    `(?<![\\d.:,])(\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?\\s(?:de\\s)?(${MONTH_NAME})(?!\\p{L})`,
    `(?<!\\p{L})(${MONTH_NAME})\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:])`,
    '(?<![\\d.])(\\d{1,2})\\.(1[0-2]|0?[1-9])\\.(?!\\s?\\d)',
  ].join('|'),
  'giu',
);
/** What stands right before the day on which something ends. */
const UNTIL =
  /(?<!\p{L})(?:to|until|till|through|bis|au|al|tot|t\/m|até|a|hasta)(?:\s(?:and including|einschließlich|the|zum|le|el|il))?\s?$/iu;

/** Sooner it may not have been taken down yet; later it may be meant for the next time. */
const MIN_DAYS = 30;
const MAX_DAYS = 150;

/**
 * Whether a notice ends on a day that is over, though it does not name the year: "until 4 September" read in November. Of two days it may be
 * said of every year ("closed from 1 May to 30 June"); of the end alone it was said of one.
 */
export function endedWithoutYear(text: string, now: number): boolean {
  if (/\d{4}/.test(text)) return false;
  const days = daysIn(text);
  const [end, ...others] = days;
  if (!end || others.length > 0 || end.day < 1 || end.day > 31 || !UNTIL.test(text.slice(0, end.index))) return false;
  const year = new Date(now).getUTCFullYear();
  const past = [year, year - 1].map((one) => Date.UTC(one, end.month - 1, end.day)).find((at) => at <= now) ?? now;
  const ago = (now - past) / DAY_MS;
  return ago > MIN_DAYS && ago < MAX_DAYS;
}

interface DayWithoutYear {
  day: number;
  month: number;
  index: number;
}

const daysIn = (text: string): DayWithoutYear[] =>
  [...DAY.matchAll(text)].flatMap((match) => {
    const [, d1, name1, name2, d2, d3, m3] = match;
    const month = m3 ? Number(m3) : monthOf(name1 ?? name2);
    return month === null ? [] : [{ day: Number(d1 ?? d2 ?? d3), month, index: match.index ?? 0 }];
  });

/** What stands before the day at the head of a line: a day of the week, "on". */
const HEAD_CHARS = 14;

/** The day a line of a calendar begins with; null where another word does, or two days. */
export function leadingDay(text: string): Pick<DayWithoutYear, 'day' | 'month'> | null {
  const [line = ''] = text.split('\n');
  const [first, ...others] = daysIn(line.slice(0, HEAD_CHARS * 3));
  if (!first || others.length > 0 || first.index > HEAD_CHARS || first.day < 1 || first.day > 31) return null;
  return /\d/.test(line.slice(0, first.index)) ? null : first;
}
