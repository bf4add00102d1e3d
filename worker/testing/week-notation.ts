import type { OpeningHours, Weekday } from '../audit/facts/facts.ts';
import { WEEK } from '../audit/week/week.ts';

/**
 * A week in one line, for tests: "mo-fr 09:00-12:00 14:00-18:00, sa X APPT". X = closed, a day left out = not stated, an open
 * end = only an opening time is given, APPT = by appointment.
 */
export function writeWeek(hours: OpeningHours): string {
  const days = WEEK.flatMap((day) => {
    const intervals = hours[day];
    if (intervals === null) return [];
    return [`${day} ${intervals.map(([open, close]) => `${open}-${close ?? ''}`).join(' ') || 'X'}`];
  });
  return `${days.join(', ')}${hours.byAppointment ? ' APPT' : ''}`.trim();
}

/** The same with ranges of days written out, to compare with `writeWeek`. */
export function readWeek(text: string): string {
  const byAppointment = text.endsWith('APPT');
  const parts = text
    .replace(/ ?APPT$/, '')
    .split(', ')
    .filter(Boolean);
  const days = parts.flatMap((part) => {
    const [, from = 'mo', to = from, hours] = /^(\w\w)(?:-(\w\w))? (.*)$/.exec(part) ?? [];
    const range = WEEK.slice(WEEK.indexOf(from as Weekday), WEEK.indexOf(to as Weekday) + 1);
    return range.map((day) => `${day} ${hours}`);
  });
  return `${days.join(', ')}${byAppointment ? ' APPT' : ''}`.trim();
}
