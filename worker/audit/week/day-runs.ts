import type { Interval, Weekday, WeekHours } from '../facts/facts.ts';
import { WEEK } from './week.ts';

/** Days in a row of which the same is said. */
export interface DayRun {
  first: Weekday;
  last: Weekday;
  length: number;
  text: string;
}

/** A week with days of equal hours in a row taken together. Days that are not stated are left out, and end a row. */
export function dayRuns(week: WeekHours, textOf: (intervals: readonly Interval[]) => string): DayRun[] {
  const runs: DayRun[] = [];
  for (const [index, day] of WEEK.entries()) {
    const intervals = week[day];
    if (intervals === null) continue;
    const text = textOf(intervals);
    const run = runs.at(-1);
    if (run?.text === text && run.last === WEEK[index - 1]) {
      run.last = day;
      run.length += 1;
    } else runs.push({ first: day, last: day, length: 1, text });
  }
  return runs;
}
