import type { Interval, OpeningHours, Weekday } from '../../facts/facts.ts';
import { TODO } from '../fix-input.ts';
import type { Phrases } from './phrases.ts';

const DAYS: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** Days in a row of equal hours on one line: what for, and when. Days nothing is known of are left out, or read TODO. */
export function hoursLines(hours: OpeningHours | null, phrases: Phrases): { days: string; times: string }[] {
  const lines: { from: Weekday; to: Weekday; at: number; times: string }[] = [];
  for (const [at, day] of DAYS.entries()) {
    const intervals = hours === null ? undefined : hours[day];
    if (intervals === null) continue;
    const times = intervals === undefined ? TODO : timesOf(intervals, phrases);
    const last = lines.at(-1);
    if (hours !== null && last?.times === times && last.at === at - 1) Object.assign(last, { to: day, at });
    else lines.push({ from: day, to: day, at, times });
  }
  return lines.map(({ from, to, times }) => ({
    days: from === to ? phrases.days[from] : `${phrases.days[from]}–${phrases.days[to]}`,
    times,
  }));
}

function timesOf(intervals: readonly Interval[], { closed, from }: Phrases): string {
  if (intervals.length === 0) return closed;
  return intervals.map(([open, close]) => (close === null ? `${from}${open}` : `${open}–${close}`)).join(', ');
}
