import type { Interval } from '../facts/facts.ts';

/** How one place of the product writes the hours of a day. */
export interface TimesStyle {
  closed: string;
  /** Only the opening time is known. */
  from(open: string): string;
  dash: string;
  /** Between two openings of a day. */
  and: string;
  /** Where nobody would say "00:00–24:00". */
  wholeDay?: string;
}

/** "08:00–18:00", "12:00–14:00 and 19:00–22:00", "from 12:00", "closed". */
export function timesText(intervals: readonly Interval[], { closed, from, dash, and, wholeDay }: TimesStyle): string {
  if (intervals.length === 0) return closed;
  if (wholeDay !== undefined && intervals.length === 1 && intervals[0]?.join() === '00:00,24:00') return wholeDay;
  return intervals.map(([open, close]) => (close === null ? from(open) : `${open}${dash}${close}`)).join(and);
}
