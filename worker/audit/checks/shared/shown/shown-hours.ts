import type { OpeningHours } from '../../../facts/facts.ts';
import type { ShownText } from '../../../website/page/shown-text.ts';

/** Whether the hours may stand in the text although none were read there: its days, or the times themselves, may be told in other words. */
export function mayShowHours({ byAppointment: _, ...days }: OpeningHours, shown: ShownText): boolean {
  const times = Object.values(days).flatMap((intervals) => (intervals ?? []).flat());
  return shown.hasClockFigures(times.filter((time) => time !== null));
}
