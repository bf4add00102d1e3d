import { WEEK } from '../../week/week.ts';
import type { OpeningHours } from '../facts.ts';
import { readHours } from './hours-from-tokens.ts';
import { sameIntervals } from './hours-intervals.ts';
import { buildWeeks } from './hours-week.ts';
import { tokeniseHours } from './tokenise-hours.ts';

/** Whether a text as it was seen says every open day of a week, so that whoever reads it alone learns the hours. */
export function tellsWeek(seen: string, hours: OpeningHours, language: string | null): boolean {
  const lines = seen.split(/ \/ |\n/).map((line) => tokeniseHours(line, language));
  const [read, ...others] = buildWeeks(readHours(lines, false).entries);
  if (!read || others.length > 0) return false;
  return WEEK.every((day) => {
    const [stated, told] = [hours[day] ?? [], read.week[day] ?? []];
    return stated.length === 0 || sameIntervals(stated, told);
  });
}
