import type { Interval, Weekday, WeekHours } from '../facts/facts.ts';
import { dayRuns } from './day-runs.ts';
import { timesText } from './times-text.ts';

/** What a language says of hours in a table. */
export interface HoursWords {
  /** As a line begins with them. */
  days: Record<Weekday, string>;
  closed: string;
  /** Before an opening time of which no close is known, with its space. */
  from: string;
}

/** Days in a row of equal hours on one line: "Mo–Fr" and "08:00–18:00". Days nothing is known of are left out. */
export function hoursLines(week: WeekHours, words: HoursWords): { days: string; times: string }[] {
  const { days, closed } = words;
  const from = (open: string) => `${words.from}${open}`;
  const times = (intervals: readonly Interval[]) => timesText(intervals, { closed, from, dash: '–', and: ', ' });
  return dayRuns(week, times).map(({ first, last, text }) => ({
    days: first === last ? days[first] : `${days[first]}–${days[last]}`,
    times: text,
  }));
}
