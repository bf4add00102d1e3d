import { words } from '../../website/text/regex-source.ts';
import type { Interval, Weekday } from '../facts.ts';
import type { DayHalf } from './hours-token.ts';

/** "We are open 24/7", "opening hours: 24/7": words that leave round the clock the business's own. */
export const WHO_IS_OPEN = new Set(
  words`
    wir haben sind die woche das ganze jahr wij zijn per jaar we opening business operating working trading
    times seven week year all round including gym shop store hotel hospital pharmacy clinic restaurant available
    offnungszeiten horaires horaire heures ouverture ouverts 時 間
  `.split(' '),
);

/** Days named together, as wide as their range was, in one line. */
export interface DaySpec {
  days: Weekday[];
  breadth: number;
  unit: number;
}

/** Hours of some days as one place prints them. `intervals` empty = closed. */
export interface HoursEntry {
  days: readonly Weekday[];
  /** How many days were named together: "Wed" outranks "Mon–Sat", which outranks "daily". */
  breadth: number;
  intervals: Interval[];
  /** Closed in this half of the day only. */
  half?: DayHalf;
  /** Index of the line it ends in. */
  unit: number;
}

export interface HoursReading {
  entries: HoursEntry[];
  byAppointment: boolean;
  /** Some lines hold times that could not be paired: their days are left out. */
  partly: boolean;
}
