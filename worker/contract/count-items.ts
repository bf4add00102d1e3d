import type { Recommendation } from './premium.ts';

/** Entries of all lists of a group, lists inside entries not counted: what an owner would call items. What was not measured is none. */
export function countItems(group: unknown): number {
  if (Array.isArray(group)) return group.filter((item) => !saysNotMeasured(item)).length;
  if (typeof group !== 'object' || group === null) return 0;
  return Object.values(group).reduce((sum: number, part) => sum + countItems(part), 0);
}

const saysNotMeasured = (item: unknown): boolean => typeof item === 'string' && item.startsWith('Not measured');

/** Texts an owner can paste as they stand or once read; those that wait for the owner's own words are not counted. */
export const countTexts = (recommendations: readonly Recommendation[]): number =>
  recommendations
    .flatMap(({ fix, moreFixes = [] }) => [...(fix ? [fix] : []), ...moreFixes])
    .filter(({ certainty }) => certainty !== 'seen').length;
