import { WEEK } from '../../week/week.ts';
import type { Interval, OpeningHours, Weekday, WeekHours } from '../facts.ts';
import type { HoursEntry } from './hours-entry.ts';
import { anyOverlap, orderIntervals, parseClock, sameIntervals } from './hours-intervals.ts';
import type { DayHalf } from './hours-token.ts';

export const emptyWeek = (): WeekHours => ({ mo: null, tu: null, we: null, th: null, fr: null, sa: null, su: null });

export interface WeekRead {
  week: WeekHours;
  /** Line its first entry stands in. */
  unit: number;
}

interface DayState {
  intervals: Interval[];
  breadth: number;
  unit: number;
}

/**
 * The weeks a passage prints. What names fewer days wins ("Mon–Sat 9–18, Wed 9–13"); halves of a day add up; the same day said
 * twice with other hours starts a second week (a season, a branch, a contradiction).
 */
export function buildWeeks(entries: HoursEntry[]): WeekRead[] {
  const weeks: { days: Map<Weekday, DayState>; unit: number }[] = [];
  let days = new Map<Weekday, DayState>();
  for (const entry of entries) {
    if (entry.half) continue;
    if (weeks.length === 0 || entry.days.some((day) => contradicts(days.get(day), entry))) {
      days = new Map();
      weeks.push({ days, unit: entry.unit });
    }
    for (const day of entry.days) days.set(day, merge(days.get(day), entry));
  }
  return weeks.map(({ days, unit }) => {
    const week = emptyWeek();
    for (const [day, state] of days) week[day] = onceEach(state.intervals);
    for (const { half, days: closed } of entries) {
      if (half) for (const day of closed) week[day] = week[day] && withoutHalf(week[day], half);
    }
    return { week, unit };
  });
}

/** A sentence and the line below it may say the same hours: they are said of one day once. */
const onceEach = (intervals: readonly Interval[]): Interval[] => [
  ...new Map(intervals.map((interval) => [interval.join('-'), interval])).values(),
];

/** Afternoon hours begin no earlier, morning hours end no later; what spans both cannot be cut without a guess. */
const NOON = 12 * 60;
const EVENING = 17 * 60;

/** "Closed Wednesday afternoons": the hours that are left. Of hours without a break only the opening time is certain then. */
function withoutHalf(intervals: Interval[], half: DayHalf): Interval[] | null {
  if (half === 'evening') {
    const left = intervals.filter(([open]) => parseClock(open) < EVENING);
    return left.length < intervals.length ? left : null;
  }
  const isAfternoon = ([open]: Interval) => parseClock(open) >= NOON;
  const left = intervals.filter((interval) => isAfternoon(interval) === (half === 'morning'));
  const [only] = intervals;
  if (intervals.length !== 1 || only === undefined || isAfternoon(only)) return left;
  const spans = only[1] === null || parseClock(only[1]) > NOON + 120;
  if (!spans) return left;
  return half === 'afternoon' ? [[only[0], null]] : null;
}

function contradicts(before: DayState | undefined, entry: HoursEntry): boolean {
  if (before === undefined || before.breadth !== entry.breadth) return false;
  if (sameIntervals(before.intervals, entry.intervals)) return false;
  if (before.intervals.length === 0 || entry.intervals.length === 0) return before.unit !== entry.unit;
  return anyOverlap(before.intervals, entry.intervals);
}

function merge(before: DayState | undefined, entry: HoursEntry): DayState {
  const after = { intervals: entry.intervals, breadth: entry.breadth, unit: entry.unit };
  if (before === undefined) return after;
  const bothOpen = before.intervals.length > 0 && entry.intervals.length > 0;
  // "Monday | closed | 14–18": closed in the morning only.
  if (!bothOpen && before.unit === entry.unit && before.breadth === entry.breadth) {
    return before.intervals.length > 0 ? before : after;
  }
  if (bothOpen && !anyOverlap(before.intervals, entry.intervals)) {
    const intervals = orderIntervals([...before.intervals, ...entry.intervals]);
    return { intervals, breadth: Math.min(before.breadth, entry.breadth), unit: entry.unit };
  }
  return entry.breadth < before.breadth ? after : before;
}

export const statedDays = (week: WeekHours): number => WEEK.filter((day) => week[day] !== null).length;
export const openDays = (week: WeekHours): number => WEEK.filter((day) => (week[day]?.length ?? 0) > 0).length;

export const sameWeek = (a: WeekHours, b: WeekHours): boolean =>
  WEEK.every((day) => {
    const [left, right] = [a[day], b[day]];
    return left === null || right === null ? left === right : sameIntervals(left, right);
  });

/** Some day is stated by both, with different hours. */
export const contradictory = (a: WeekHours, b: WeekHours): boolean =>
  WEEK.some((day) => {
    const [left, right] = [a[day], b[day]];
    return left !== null && right !== null && !sameIntervals(left, right);
  });

/** `a` completed with the days only `b` states. */
export function completeWeek(a: WeekHours, b: WeekHours): WeekHours {
  const week = emptyWeek();
  for (const day of WEEK) week[day] = a[day] ?? b[day];
  return week;
}

export const weekOf = ({ byAppointment: _, ...week }: OpeningHours): WeekHours => week;
