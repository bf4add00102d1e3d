import type { OpeningHours } from '../facts.ts';

/** Whether hours are stated for any day: "by appointment" alone states none. */
export const statesDays = ({ byAppointment: _, ...week }: OpeningHours): boolean =>
  Object.values(week).some((day) => day !== null);
