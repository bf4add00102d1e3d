import type { Facts, Weekday, WeekHours } from '../../worker/audit/facts/facts.ts';
import { sameIntervals } from '../../worker/audit/facts/hours/hours-intervals.ts';
import { WEEK } from '../../worker/audit/week/week.ts';
import { type Comparison, whole } from './comparison.ts';
import type { StrictLabels } from './labels.ts';

/**
 * Day by day. Where a website contradicts itself any of its weeks is right, and the contradiction must be named; a season is none.
 * Hours of a switchboard are no opening hours. Days whose text is ambiguous are not compared.
 */
export function compareHours(labels: StrictLabels, facts: Facts): Comparison[] {
  const seen = facts.openingHours;
  const expected = labels.hoursKind === 'phone' ? null : (labels.hours ?? labels.hoursSchema ?? null);
  const byAppointment = seen?.value.byAppointment ?? false;
  const contradicts = (labels.hoursAlternatives ?? []).length > 0;
  const named = (seen?.alternatives ?? []).length > 0;
  return [
    compareWeek(labels, expected, seen?.value ?? null),
    whole('by appointment', byAppointment === labels.byAppointment, labels.byAppointment, byAppointment),
    whole('hours contradict', named === contradicts, contradicts, seen?.alternatives?.map(({ value }) => value) ?? []),
  ];
}

function compareWeek(labels: StrictLabels, expected: WeekHours | null, seen: WeekHours | null): Comparison {
  if (expected === null || seen === null)
    return { fact: 'opening hours', right: expected === seen ? 1 : 0, of: 1, expected, seen };
  const days = WEEK.filter((day) => !labels.hoursUncertainDays?.includes(day));
  const weeks = [expected, ...(labels.hoursAlternatives ?? []).map(({ hours }) => hours)];
  const right = Math.max(...weeks.map((week) => days.filter((day) => sameDay(week, seen, day)).length));
  return { fact: 'opening hours', right, of: days.length, expected, seen };
}

function sameDay(a: WeekHours, b: WeekHours, day: Weekday): boolean {
  const [left, right] = [a[day], b[day]];
  return left === null || right === null ? left === right : sameIntervals(left, right);
}
