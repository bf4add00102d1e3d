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
  if (open.bare && open.minutes > MINUTES_A_DAY) return null;
  const [read, until] = inHalves(open, close, twelveHour);
  if (read === until) return null;
  // Midnight as an opening time is 00:00.
  const from = read === MINUTES_A_DAY ? 0 : read;
  if (from === 0 && until >= MINUTES_A_DAY - 1) return ['00:00', '24:00'];
  return [formatClock(from), formatClock(until)];
}

/** Opening and closing time in minutes since midnight, each in the half of the day it is likely in. */
function inHalves(open: TimeToken, close: TimeToken, twelveHour: boolean): [from: number, until: number] {
  const { minutes: from, meridiem: opens } = open;
  const { minutes: until, meridiem: closes } = close;
  if (opens === null && closes === 'pm') return [from < NOON ? morningOrAfternoon(from, until) : from, until];
  if (opens !== null && closes === null) return [from, until <= NOON ? closeAfter(opens, from, until) : until];
  if (opens !== null || closes !== null || !twelveHour) return [from, until];
  if (until <= from) return [from, from >= 5 * 60 && from <= NOON && until < NOON ? until + NOON : until];
  // "Sun 1–5", "Dinner 5–10": nobody opens before dawn without saying so.
  const isAfternoon = from >= 60 && from < 6 * 60 && until < NOON && !open.padded;
  return isAfternoon ? [from + NOON, until + NOON] : [from, until];
}

/** "1–5pm" is an afternoon, "8–5pm" a day; "8–10pm" could be either, and a business day is the likelier one. */
const morningOrAfternoon = (from: number, until: number): number =>
  from + NOON < until && from <= 7 * 60 && until !== NOON ? from + NOON : from;

/** "9am–5" */
function closeAfter(opens: 'am' | 'pm', from: number, until: number): number {
  const isLater = opens === 'pm' ? until + NOON > from : until <= from || until < 9 * 60;
  return isLater ? until + NOON : until;
}

/** One interval or opening time that starts at `at`; null when the time there says no hours ("until 18:00", a lone time). */
export function readInterval(
  tokens: HoursTokens,
  at: number,
  twelveHour: boolean,
): { interval: Interval | null; end: number } {
  const open = tokens[at];
  if (open?.kind !== 'time') return { interval: null, end: at + 1 };
  const isFrom = tokens[at - 1]?.kind === 'from';
  // "12 noon": the same time twice.
  const twin = tokens[at + 1];
  const isTwice = twin?.kind === 'time' && twin.minutes % NOON === open.minutes % NOON && open.bare;
  const next = isTwice ? at + 2 : at + 1;
  const link = tokens[next]?.kind;
  const isBetween = isFrom && link === 'and' && tokens[next + 1]?.kind === 'time';
  if (link === 'dash' || link === 'to' || isBetween) return closeBehind(tokens, next, open, twelveHour);
  return { interval: isFrom && !open.bare ? [formatClock(open.minutes), null] : null, end: next };
}

/** What `open` and the close behind the link at `next` give. */
function closeBehind(
  tokens: HoursTokens,
  next: number,
  open: TimeToken,
  twelveHour: boolean,
): { interval: Interval | null; end: number } {
  let after = next + 1;
  while (['dash', 'to', 'from'].includes(tokens[after]?.kind ?? '')) after += 1;
  // "OPEN 10:00 – CLOSE 19:00"
  if (tokens[after]?.kind === 'late' && tokens[after + 1]?.kind === 'time') after += 1;
  const close = tokens[after];
  if (close?.kind === 'time') return { interval: toInterval(open, close, twelveHour), end: after + 1 };
  if (open.bare) return { interval: null, end: next };
  if (close?.kind === 'late') return { interval: [formatClock(open.minutes), null], end: after + 1 };
  // "18:00～": an opening time with its dash and nothing behind.
  const isEnd = close === undefined || close.kind === 'break' || close.kind === 'and';
  return isEnd && tokens[next]?.kind !== 'and'
    ? { interval: [formatClock(open.minutes), null], end: next + 1 }
    : { interval: null, end: next };
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

/** An interval with a break in it, in minutes; as it is where the break lies outside. "1–2" is in the afternoon where only that lies within. */
export function withBreak(interval: Interval, start: number, end: number): Interval[] {
  const [open, close] = interval;
  const shift = [0, NOON].find((by) => close !== null && parseClock(open) < start + by && end + by < parseClock(close));
  if (shift === undefined) return [interval];
  return [
    [open, formatClock(start + shift)],
    [formatClock(end + shift), close],
  ];
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
