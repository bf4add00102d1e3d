import { visitedOf } from '../facts/addresses/visited.ts';
import { isShown } from '../facts/certainty/places.ts';
import type { RatedFacts } from '../facts/facts.ts';

/** Whether the website shows visitors where to come, or on which days: a caterer with neither has no door to ask about. */
export function hasPlace({ addresses, openingHours }: Pick<RatedFacts, 'addresses' | 'openingHours'>): boolean {
  const { byAppointment: _, ...week } = openingHours?.value ?? { byAppointment: false };
  const hasDays = Object.values(week).some((intervals) => intervals !== null && intervals.length > 0);
  return (
    (hasDays && (openingHours?.sources ?? []).some(isShown)) ||
    visitedOf(addresses).some(
      ({ value, sources }) => (value.street ?? value.postalCode) !== null && sources.some(isShown),
    )
  );
}
