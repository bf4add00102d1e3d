import type { Interval, Weekday, WeekHours } from '../facts/facts.ts';

const DAYS: readonly [Weekday, string][] = [
  ['mo', 'Monday'],
  ['tu', 'Tuesday'],
  ['we', 'Wednesday'],
  ['th', 'Thursday'],
  ['fr', 'Friday'],
  ['sa', 'Saturday'],
  ['su', 'Sunday'],
];

export const dayName = (day: Weekday): string => DAYS.find(([id]) => id === day)?.[1] ?? day;

/** "08:00–18:00", "12:00–14:00 and 19:00–22:00", "closed". */
export function intervalWords(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return 'closed';
  return intervals.map(([open, close]) => (close === null ? `from ${open}` : `${open}–${close}`)).join(' and ');
}

/** "Monday to Friday 08:00–18:00, Saturday 09:00–13:00, Sunday closed". Days that are not stated are left out. */
export function weekWords(hours: WeekHours): string {
  const runs: { first: string; last: string; lastIndex: number; length: number; words: string }[] = [];
  for (const [index, [day, name]] of DAYS.entries()) {
    const intervals = hours[day];
    if (intervals === null) continue;
    const words = intervalWords(intervals);
    const run = runs.at(-1);
    if (run && run.words === words && run.lastIndex === index - 1) {
      run.last = name;
      run.lastIndex = index;
      run.length += 1;
    } else runs.push({ first: name, last: name, lastIndex: index, length: 1, words });
  }
  return runs
    .map(({ first, last, length, words }) => {
      const days = length === 1 ? first : `${first} ${length === 2 ? 'and' : 'to'} ${last}`;
      return `${days} ${words}`;
    })
    .join(', ');
}
