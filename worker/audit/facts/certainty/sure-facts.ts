import type { Certainty } from '../facts.ts';

interface Rated {
  certainty: Certainty;
  confirmed?: unknown;
}

const isSure = ({ certainty, confirmed }: Rated): boolean => certainty === 'certain' || confirmed !== undefined;

/** Facts beyond doubt, by the pages or by the owner. */
export const sureFacts = <T extends Rated>(facts: readonly T[]): T[] => facts.filter(isSure);

/** The fact where it is beyond doubt. */
export const sureFact = <T extends Rated>(fact: T | null): T | null => (fact !== null && isSure(fact) ? fact : null);
