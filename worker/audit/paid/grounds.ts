import type { Basis, Ground, Source } from '../../contract/grounds.ts';
import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';

/** Enough to look it up; the checks hold the rest. */
const MAX_EVIDENCE = 3;

/** What these checks saw. */
export const measured = (...results: readonly (CheckResult | undefined)[]): Ground => {
  const known = results.filter((result) => result !== undefined);
  return {
    kind: 'measured',
    checkIds: known.map(({ check }) => check.id),
    evidence: known.flatMap(({ outcome }) => outcome.evidence).slice(0, MAX_EVIDENCE),
  };
};

/** Seen without a check: a fact of the website, a number of a page. */
export const seenAt = (...evidence: readonly Evidence[]): Ground => ({
  kind: 'measured',
  checkIds: [],
  evidence: evidence.slice(0, MAX_EVIDENCE),
});

/** Follows from what was seen, by a rule anybody can apply. */
export const derived = (rule: string, evidence: readonly Evidence[] = []): Ground => ({
  kind: 'derived',
  rule,
  evidence: evidence.slice(0, MAX_EVIDENCE),
});

/** Somebody else's finding. */
export const estimated = (source: Source): Ground => ({ kind: 'estimated', source });

/** What would have to be done to know. */
export const unmeasured = (how: string): Ground => ({ kind: 'not_measured', how });

export const basis = (kind: Basis['kind'], how: string): Basis => ({ kind, how });
