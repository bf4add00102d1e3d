import type { Interval, Weekday } from '../facts.ts';
import type { HoursEntry } from './hours-entry.ts';
import { readHours } from './hours-from-tokens.ts';
import { cellMeaning, daysOnly, readGrid, readLegend, timesOnly } from './hours-grid.ts';
import { anyOverlap } from './hours-intervals.ts';
import type { HoursItem } from './hours-items.ts';
import type { HoursTokens } from './hours-token.ts';
import { buildWeeks, type WeekRead } from './hours-week.ts';

const NOON_MINUTES = 720;

/** Lines that belong together as weeks: timetables, days and times in columns of their own, or plain reading order. */
export function readGroup(
  group: HoursItem[],
  language: string | null,
): { weeks: WeekRead[]; byAppointment: boolean; partly: boolean } {
  const units = group.map((item) => item.tokens);
  // A 24-hour figure anywhere settles that "9–5" is not the afternoon.
  const late = units
    .flat()
    .some((token) => token.kind === 'time' && token.meridiem === null && token.minutes >= NOON_MINUTES + 60);
  const twelveHour = language === 'en' && !late;
  const legend = readLegend(units, twelveHour);
  const entries: HoursEntry[] = [];
  let plain: { at: number; tokens: HoursTokens }[] = [];
  let byAppointment = false;
  let partly = false;
  const readPlain = () => {
    const reading = readHours(
      plain.map((unit) => unit.tokens),
      twelveHour,
    );
    for (const entry of reading.entries) entries.push({ ...entry, unit: plain[entry.unit]?.at ?? 0 });
    byAppointment ||= reading.byAppointment;
    partly ||= reading.partly;
    plain = [];
  };
  for (let at = 0; at < units.length; ) {
    const own = group[at]?.entries;
    const grid = own ? { entries: own, used: 1 } : readLooseGrid(units.slice(at), legend, twelveHour);
    if (grid) {
      readPlain();
      for (const entry of grid.entries) entries.push({ ...entry, unit: at });
      at += grid.used;
      continue;
    }
    const tokens = units[at] ?? [];
    if (!isLegend(tokens) || legend.size === 0) plain.push({ at, tokens });
    at += 1;
  }
  readPlain();
  return { weeks: buildWeeks(ofOnePlace(entries, units)), byAppointment, partly };
}

const MOST_OF_A_WEEK = 4;

/**
 * "Shop: Mon–Sat 9–19", below it "Workshop: Mon–Fri 8–12": where lines begin with names of their own, what a later one says of
 * the same hours of the same days is that place's and takes nothing from the first. Fewer days are an exception: "late opening Thu and Fri 9–21".
 */
function ofOnePlace(entries: HoursEntry[], units: HoursTokens[]): HoursEntry[] {
  let last: string | null = null;
  const places = units.map(([first]) => {
    if (first?.kind === 'word' && first.text !== '#') last = first.text;
    return last;
  });
  const first = places[entries[0]?.unit ?? 0] ?? null;
  if (first === null) return entries;
  return entries.filter(
    (entry) =>
      places[entry.unit] === first ||
      entry.days.length < MOST_OF_A_WEEK ||
      !entries.some(
        (other) =>
          places[other.unit] === first &&
          entry.breadth < other.breadth &&
          entry.days.every((day) => other.days.includes(day)) &&
          anyOverlap(entry.intervals, other.intervals),
      ),
  );
}

/** "▲ 9:00～12:00": a note under a timetable, no hours by itself. */
const isLegend = (tokens: HoursTokens): boolean => tokens[0]?.kind === 'mark' && tokens[0].mark === 'other';

/** A week has at least so many columns when each is a line of its own. */
const MIN_DAY_COLUMNS = 5;

/**
 * A timetable that is no table: lines that are one day each, then lines of times and marks; or a line of all days over lines of
 * times with marks; or all days first and then as many times.
 */
function readLooseGrid(
  units: HoursTokens[],
  legend: Map<string, Interval[]>,
  twelveHour: boolean,
): { entries: HoursEntry[]; used: number } | null {
  const oneLine = columnsInOneLine(units[0] ?? []);
  if (oneLine) {
    const rows = [];
    for (const tokens of units.slice(1)) {
      const row = marksInOneLine(tokens, oneLine.length, twelveHour);
      if (row === null) break;
      rows.push(row);
    }
    const entries = readGrid([null, ...oneLine], rows, legend, twelveHour);
    return entries && { entries, used: rows.length + 1 };
  }
  const columns: Weekday[][] = [];
  for (const tokens of units) {
    const days = daysOnly(tokens);
    if (days === null) break;
    columns.push(days);
  }
  if (columns.length < 2) return null;
  const below = units.slice(columns.length);
  const zipped = zip(columns, below, legend, twelveHour);
  if (zipped) return zipped;
  return columns.length >= MIN_DAY_COLUMNS ? markRows(columns, below, legend, twelveHour) : null;
}

/** As many times (or "closed") as days, in the same order. */
function zip(columns: Weekday[][], below: HoursTokens[], legend: Map<string, Interval[]>, twelveHour: boolean) {
  let count = 0;
  while (isTimesOrClosed(below[count] ?? [], twelveHour)) count += 1;
  if (
    count === 0 ||
    count % columns.length !== 0 ||
    ((below[count]?.length ?? 0) > 0 && below[count]?.[0]?.kind === 'mark')
  )
    return null;
  const rows = [];
  for (let at = 0; at < count; at += columns.length) rows.push(below.slice(at, at + columns.length));
  const entries = readGrid(columns, rows, legend, twelveHour);
  return entries && { entries, used: columns.length + count };
}

function isTimesOrClosed(tokens: HoursTokens, twelveHour: boolean): boolean {
  const { kind } = cellMeaning(tokens, twelveHour);
  if (kind === 'empty') return tokens.some((token) => token.kind === 'appointment');
  return kind === 'times' || (kind === 'closed' && tokens[0]?.kind !== 'mark');
}

function markRows(columns: Weekday[][], below: HoursTokens[], legend: Map<string, Interval[]>, twelveHour: boolean) {
  const rows = [];
  let at = 0;
  while (timesOnly(below[at] ?? [], twelveHour) !== null) {
    const row = below.slice(at, at + 1 + columns.length);
    if (row.length <= columns.length || row.slice(1).some((cell) => cell.length !== 1)) break;
    rows.push(row);
    at += row.length;
  }
  const entries = readGrid([null, ...columns], rows, legend, twelveHour);
  return entries && { entries, used: columns.length + at };
}

/** "月 火 水 木 金 土 日 祝": every day for itself in one line. */
function columnsInOneLine(tokens: HoursTokens): Weekday[][] | null {
  const columns: Weekday[][] = [];
  for (const token of tokens) {
    if (token.kind === 'day' && !token.group) columns.push([...token.days]);
    // 土日 is a word of its own, and here the last two columns.
    else if (token.kind === 'day' && columns.at(-1)?.[0] === 'fr') columns.push(...token.days.map((day) => [day]));
    else if (token.kind === 'holiday') columns.push([]);
    else if (token.kind !== 'break' && token.kind !== 'word') return null;
  }
  const first = tokens.findIndex((token) => token.kind === 'day');
  const wordsAfter = tokens.slice(first).some((token) => token.kind === 'word');
  return columns.length >= MIN_DAY_COLUMNS && !wordsAfter ? columns : null;
}

/** "9:00～12:00 ● ● ● － ● ▲ －" as the cells of a row. */
function marksInOneLine(tokens: HoursTokens, count: number, twelveHour: boolean): HoursTokens[] | null {
  const said = tokens.filter((token) => token.kind !== 'break');
  const marks = said.slice(-count);
  const times = said.slice(0, -count);
  if (marks.length < count || marks.some((token) => !['mark', 'dash', 'closed', 'and'].includes(token.kind)))
    return null;
  return timesOnly(times, twelveHour) === null ? null : [times, ...marks.map((token) => [token])];
}
