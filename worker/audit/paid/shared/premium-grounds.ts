import type { Ground } from '../../../contract/grounds.ts';
import type { Evidence } from '../../checks/check.ts';
import { measured as byChecks, derived as byRule } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

const MAX_SEEN_CHARS = 300;

/** What follows from a rule; evidence that is not there is left out. */
export const derived = (rule: string, evidence: readonly (Evidence | null)[] = []): Ground =>
  byRule(
    rule,
    evidence.filter((one) => one !== null),
  );

/** What the checks of these ids saw. */
export const measured = ({ results }: PremiumInput, ...checkIds: string[]): Ground =>
  byChecks(...results.filter(({ check }) => checkIds.includes(check.id)));

export const quoteOf = (pageUrl: string, place: string, seen: string): Evidence => ({
  pageUrl,
  place,
  seen: seen.slice(0, MAX_SEEN_CHARS),
});
