import type { Interval, Weekday } from '../facts.ts';
import { readDays } from './hours-days.ts';
import type { HoursEntry } from './hours-entry.ts';
import { orderIntervals, readInterval } from './hours-intervals.ts';
import type { HoursTokens } from './hours-token.ts';

/** What one cell of a timetable says: times, closed, a mark that points to the row's times, or nothing. */
type CellMeaning =
  | { kind: 'times'; intervals: Interval[] }
  | { kind: 'closed' }
  | { kind: 'open' }
  | { kind: 'other'; sign: string }
  | { kind: 'empty' }
  | { kind: 'text' };

/** Days of a cell that says nothing but days; null otherwise. A public holiday is a column without weekday. */
export function daysOnly(tokens: HoursTokens): Weekday[] | null {
  const first = tokens[0]?.kind;
  if (first !== 'day' && first !== 'holiday') return null;
  const { days, end } = readDays(tokens, 0);
  return tokens.slice(end).every((token) => token.kind === 'break') ? days : null;
}

/** Times of a cell that says nothing but times; null otherwise. */
export function timesOnly(tokens: HoursTokens, twelveHour: boolean): Interval[] | null {
  const intervals: Interval[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token?.kind === 'time') {
      const { interval, end } = readInterval(tokens, at, twelveHour);
      if (interval === null) return null;
      intervals.push(interval);
      at = end;
    } else if (token?.kind === 'and' || token?.kind === 'break' || token?.kind === 'from') at += 1;
    else return null;
  }
  return intervals.length > 0 ? orderIntervals(intervals) : null;
}

export function cellMeaning(tokens: HoursTokens, twelveHour: boolean): CellMeaning {
  // "Nach Vereinbarung" states no times and does not close the day.
  const said = tokens.filter((token) => token.kind !== 'break' && token.kind !== 'appointment');
  const only = said.length === 1 ? said[0] : undefined;
  if (said.length === 0) return { kind: 'empty' };
  if (only?.kind === 'mark') {
    if (only.mark === 'open') return { kind: 'open' };
    return only.mark === 'closed' ? { kind: 'closed' } : { kind: 'other', sign: only.sign };
  }
  // "／" arrives as a list sign.
  if (only?.kind === 'closed' || only?.kind === 'dash' || only?.kind === 'and') return { kind: 'closed' };
  const intervals = timesOnly(said, twelveHour);
  return intervals ? { kind: 'times', intervals } : { kind: 'text' };
}

/**
 * A week laid out with the days in columns: rows of times under them, or rows that start with the times and carry ●/× marks.
 * `legend` gives the times a special mark stands for ("▲ 9:00～12:00"); a special mark without one says nothing certain about its
 * day, which then stays unstated. null when the cells are about something else (names of courses, prices).
 */
export function readGrid(
  columns: (Weekday[] | null)[],
  rows: HoursTokens[][],
  legend: Map<string, Interval[]>,
  twelveHour: boolean,
): HoursEntry[] | null {
  const open = new Map<Weekday, Interval[]>();
  const seen = new Set<Weekday>();
  const uncertain = new Set<Weekday>();
  let understood = 0;
  let foreign = 0;
  for (const row of rows) {
    const rowTimes = row
      .map((cell, at) => (columns[at] ? null : timesOnly(cell, twelveHour)))
      .find((times) => times !== null);
    row.forEach((cell, at) => {
      const days = columns[at];
      if (!days) return;
      const meaning = cellMeaning(cell, twelveHour);
      if (meaning.kind === 'text') foreign += 1;
      else if (meaning.kind !== 'empty') understood += 1;
      const intervals =
        meaning.kind === 'times'
          ? meaning.intervals
          : meaning.kind === 'open'
            ? (rowTimes ?? null)
            : meaning.kind === 'other'
              ? (legend.get(meaning.sign) ?? null)
              : [];
      for (const day of days) {
        if (meaning.kind === 'empty' || meaning.kind === 'text') continue;
        seen.add(day);
        if (intervals === null) uncertain.add(day);
        else open.set(day, [...(open.get(day) ?? []), ...intervals]);
      }
    });
  }
  if (understood === 0 || foreign > understood / 4) return null;
  // One special mark under two rows repeats its times.
  const entries: HoursEntry[] = [];
  for (const day of seen) {
    if (uncertain.has(day)) continue;
    const intervals = orderIntervals(unique(open.get(day) ?? []));
    entries.push({ days: [day], breadth: 1, intervals, unit: 0 });
  }
  return entries.some((entry) => entry.intervals.length > 0) ? entries : null;
}

const unique = (intervals: Interval[]): Interval[] =>
  intervals.filter(
    (interval, at) => intervals.findIndex((other) => other[0] === interval[0] && other[1] === interval[1]) === at,
  );

/** Times a special mark stands for, by its sign: "▲ 9:00～12:00", "△：土曜は 9:00～13:00". */
export function readLegend(lines: HoursTokens[], twelveHour: boolean): Map<string, Interval[]> {
  const legend = new Map<string, Interval[]>();
  for (const tokens of lines) {
    const [mark] = tokens;
    if (mark?.kind !== 'mark' || mark.mark !== 'other' || legend.has(mark.sign)) continue;
    const times = tokens.filter((token, at) => at > 0 && ['time', 'dash', 'to', 'and'].includes(token.kind));
    const intervals = timesOnly(times, twelveHour);
    if (intervals) legend.set(mark.sign, intervals);
  }
  return legend;
}
