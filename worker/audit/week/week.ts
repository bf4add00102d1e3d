import type { Weekday } from '../facts/facts.ts';

/** The week begins on Monday. */
export const WEEK: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** In English, which are also schema.org's. */
export const DAY_NAMES: Record<Weekday, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
