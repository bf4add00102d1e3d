import { type CategoryId, titleOfOutcome } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { FixInput } from '../fixes/fix-input.ts';
import { weightOf } from '../score/weights.ts';

type Judged = Pick<FixInput, 'results'>;

/** Checks that leave something to do, heaviest first. */
export const openResults = ({ results }: Judged, ...categories: CategoryId[]): CheckResult[] =>
  results
    .filter(
      ({ check, outcome }) =>
        (categories.length === 0 || categories.includes(check.category)) &&
        (outcome.outcome === 'fail' || outcome.outcome === 'partial'),
    )
    .toSorted((a, b) => weightOf(b.check) - weightOf(a.check));

export const resultOf = ({ results }: Judged, checkId: CheckId): CheckResult | undefined =>
  results.find(({ check }) => check.id === checkId);

/** The sentence that states how a check came out. */
export const titleOf = ({ check, outcome }: CheckResult): string => titleOfOutcome(check, outcome);

/** Pages the evidence of a check names, each once. */
export const pagesOf = ({ outcome }: CheckResult): string[] => [
  ...new Set(outcome.evidence.map(({ pageUrl }) => pageUrl).filter((url) => /^https?:/.test(url))),
];

/** Place of the recommendation that answers a check, from 1; null when there is none. */
export function recommendationNumber(
  { recommendations }: { recommendations: readonly { checkIds: readonly string[] }[] },
  checkId: CheckId,
): number | null {
  const at = recommendations.findIndex(({ checkIds }) => checkIds.includes(checkId));
  return at < 0 ? null : at + 1;
}
