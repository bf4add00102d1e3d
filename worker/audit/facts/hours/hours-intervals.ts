import type { Interval } from '../facts.ts';
import type { HoursToken, HoursTokens } from './hours-token.ts';

type TimeToken = Extract<HoursToken, { kind: 'time' }>;

const MINUTES_A_DAY = 1440;
const NOON = 720;

/** "HH:MM"; midnight as a close is "00:00", which lies before the open: after midnight. */
export function formatClock(minutes: number): string {
  const inDay = minutes % MINUTES_A_DAY;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

export function parseClock(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

/**
 * Two printed times as an interval. With am or pm on one side only ("8–5pm", "9am–5") or on none in English ("9–5"), the
 * reading is the one that gives a working day; a close at or before an afternoon open is after midnight.
 */
function toInterval(open: TimeToken, close: TimeToken, twelveHour: boolean): Interval | null {
  let from = open.minutes;
  let until = close.minutes;
  if (open.bare && from > MINUTES_A_DAY) return null;
  if (open.meridiem === null && close.meridiem === 'pm' && from < NOON) {
    // "1–5pm" is an afternoon, "8–5pm" a day; "8–10pm" could be either, and a business day is the likelier one.
    const sameHalf = from + NOON < until && from <= 7 * 60;
    if (sameHalf && until !== NOON) from += NOON;
  } else if (open.meridiem === null && close.meridiem === 'pm' && from === NOON) {
    from = NOON;
  } else if (open.meridiem !== null && close.meridiem === null && until <= NOON) {
    if (open.meridiem === 'pm' ? until + NOON > from : until <= from || until < 9 * 60) until += NOON;
  } else if (open.meridiem === null && close.meridiem === null && twelveHour && until <= from) {
    if (from >= 5 * 60 && from <= NOON && until < NOON) until += NOON;
  } else if (open.meridiem === null && close.meridiem === null && twelveHour && from >= 60 && from < 6 * 60) {
    // "Sun 1–5", "Dinner 5–10": nobody opens before dawn without saying so.
    if (until < NOON && !open.padded) [from, until] = [from + NOON, until + NOON];
  }
  if (from === until) return null;
  // Midnight as an opening time is 00:00.
  if (from === MINUTES_A_DAY) from = 0;
  if (from === 0 && until >= MINUTES_A_DAY - 1) return ['00:00', '24:00'];
  return [formatClock(from), formatClock(until)];
}

/** One interval or opening time that starts at `at`; null when the time there says no hours ("until 18:00", a lone time). */
export function readInterval(
  tokens: HoursTokens,
  at: number,
  twelveHour: boolean,
): { interval: Interval | null; end: number } {
  const open = tokens[at];
  if (open?.kind !== 'time') return { interval: null, end: at + 1 };
  const before = tokens[at - 1];
  let next = at + 1;
  // "12 noon": the same time twice.
  const twin = tokens[next];
  if (twin?.kind === 'time' && twin.minutes % NOON === open.minutes % NOON && open.bare) next += 1;
  const link = tokens[next];
  const between = before?.kind === 'from' && link?.kind === 'and' && tokens[next + 1]?.kind === 'time';
  if (link?.kind === 'dash' || link?.kind === 'to' || between) {
    let after = next + 1;
    while (['dash', 'to', 'from'].includes(tokens[after]?.kind ?? '')) after += 1;
    // "OPEN 10:00 – CLOSE 19:00"
    if (tokens[after]?.kind === 'late' && tokens[after + 1]?.kind === 'time') after += 1;
    const close = tokens[after];
    if (close?.kind === 'time') {
      return { interval: toInterval(open, close, twelveHour), end: after + 1 };
    }
    if (close?.kind === 'late' && !open.bare) return { interval: [formatClock(open.minutes), null], end: after + 1 };
    // "18:00～": an opening time with its dash and nothing behind.
    const nothingBehind = close === undefined || close.kind === 'break' || close.kind === 'and';
    if (nothingBehind && !open.bare && link.kind !== 'and')
      return { interval: [formatClock(open.minutes), null], end: next + 1 };
    return { interval: null, end: next };
  }
  if (before?.kind === 'from' && !open.bare) return { interval: [formatClock(open.minutes), null], end: next };
  return { interval: null, end: next };
}

const overlaps = (a: Interval, b: Interval): boolean => {
  const [aFrom, aTo] = span(a);
  const [bFrom, bTo] = span(b);
  return aFrom < bTo && bFrom < aTo;
};

function span([open, close]: Interval): [number, number] {
  const from = parseClock(open);
  if (close === null) return [from, from + 1];
  const until = close === '24:00' ? MINUTES_A_DAY : parseClock(close);
  return [from, until <= from ? until + MINUTES_A_DAY : until];
}

export const sameIntervals = (a: Interval[], b: Interval[]): boolean =>
  a.length === b.length && a.every((interval, at) => interval[0] === b[at]?.[0] && interval[1] === b[at]?.[1]);

export const anyOverlap = (a: Interval[], b: Interval[]): boolean =>
  a.some((left) => b.some((right) => overlaps(left, right)));

/** In order of opening. "9:00–12:00, 1:00–5:00" without am or pm: the second half is the afternoon. */
export function orderIntervals(intervals: Interval[]): Interval[] {
  const afternoon: Interval[] = [];
  let previousClose = 0;
  for (const [open, close] of intervals) {
    const from = parseClock(open);
    const shift =
      from < previousClose && from < 7 * 60 && close !== null && parseClock(close) < NOON && previousClose <= 15 * 60;
    const moved: Interval =
      shift && close !== null ? [formatClock(from + NOON), formatClock(parseClock(close) + NOON)] : [open, close];
    afternoon.push(moved);
    previousClose = moved[1] === null ? from : parseClock(moved[1]);
  }
  // "Bar 10–24, kitchen 12–14:30 and 19–22": the house is open while its kitchen rests.
  return afternoon
    .filter((interval) => !afternoon.some((other) => containsMore(other, interval)))
    .sort((a, b) => parseClock(a[0]) - parseClock(b[0]));
}

function containsMore(outer: Interval, inner: Interval): boolean {
  if (outer[1] === null || inner[1] === null) return false;
  const [[outerFrom, outerTo], [from, until]] = [span(outer), span(inner)];
  return outerFrom <= from && until <= outerTo && outerTo - outerFrom > until - from;
}

/** "7:00, 10:30 and 17:00–21:00": a time without an end, before further times. Half of such a line is worse than none. */
export function isLoneInList(segment: HoursTokens, at: number): boolean {
  const [time, next, after] = segment.slice(at, at + 3);
  if (time?.kind !== 'time' || time.bare || !isTimeOfDay(segment)) return false;
  return (next?.kind === 'time' && !next.bare) || (next?.kind === 'and' && after?.kind === 'time' && !after.bare);
}

/** Days and times and nothing else. */
const isTimeOfDay = (segment: HoursTokens): boolean =>
  segment.some(({ kind }) => kind === 'day') && segment.every(({ kind }) => LIST_OF_HOURS.has(kind));

const LIST_OF_HOURS: ReadonlySet<HoursToken['kind']> = new Set(['day', 'time', 'and', 'dash', 'to', 'from']);
