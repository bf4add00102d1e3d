import type { Interval, WeekHours } from '../facts/facts.ts';
import { dayRuns } from './day-runs.ts';
import { type TimesStyle, timesText } from './times-text.ts';
import { DAY_NAMES } from './week.ts';

const IN_WORDS: TimesStyle = {
  closed: 'closed',
  from: (open) => `from ${open}`,
  dash: '–',
  and: ' and ',
  wholeDay: '24 hours',
};

/** "08:00–18:00", "12:00–14:00 and 19:00–22:00", "closed". */
export const intervalWords = (intervals: readonly Interval[]): string => timesText(intervals, IN_WORDS);

/** "Monday to Friday 08:00–18:00, Saturday 09:00–13:00, Sunday closed". Days that are not stated are left out. */
export const weekWords = (week: WeekHours): string =>
  dayRuns(week, intervalWords)
    .map(({ first, last, length, text }) => {
      const from = DAY_NAMES[first];
      return `${length === 1 ? from : `${from} ${length === 2 ? 'and' : 'to'} ${DAY_NAMES[last]}`} ${text}`;
    })
    .join(', ');
