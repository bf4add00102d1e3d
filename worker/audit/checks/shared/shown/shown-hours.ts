import type { OpeningHours } from '../../../facts/facts.ts';
import type { ShownText } from '../../../website/page/shown-text.ts';
import { WEEK } from '../../../week/week.ts';

/** Whether the hours may stand in the text although none were read there: its days, or the times themselves, may be told in other words. */
export function mayShowHours({ byAppointment: _, ...days }: OpeningHours, shown: ShownText): boolean {
  const times = Object.values(days).flatMap((intervals) => (intervals ?? []).flat());
  return shown.hasClockFigures(times.filter((time) => time !== null));
}

/** Hours round the clock that the text may say as "24/7": other times beside them are of an office, a tariff or a counter. */
export const mayShowAllDay = (hours: OpeningHours, shown: ShownText): boolean =>
  WEEK.every((day) => hours[day]?.every(([open, close]) => open === '00:00' && close === '24:00') ?? false) &&
  mayShowHours(hours, shown);
