import type { Evidence } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { faultsIn, isOfWebsite } from '../wording/faults-in.ts';
import { isAbsence } from '../wording/words.ts';

/** Where a check counted what it did not keep. */
const MORE = /^\d+ more of the same kind$/;

export const listedIn = (evidence: readonly Evidence[]): Evidence[] => evidence.filter(({ seen }) => !MORE.test(seen));

type Judged = Pick<CheckResult, 'check' | 'outcome'>;

/** Whether a check judges each page read by itself, and kept what it saw of each that is not in order. */
export function isComplete({ check, outcome }: Judged): boolean {
  if (check.judgesEachPage !== true || ('found' in outcome && outcome.found !== undefined)) return false;
  const faults = faultsIn(outcome.evidence);
  return listedIn(faults).length === faults.length && !faults.some(isOfWebsite);
}

const OF_PAGES = ['pages', 'renderedPages', 'linkChecks'] as const;

/** What one check saw on pages may stand on others too. Several checks may have seen parts of one fault, and the home page is but one. */
const isOfMany = ([only, ...others]: readonly Judged[]): boolean =>
  only !== undefined &&
  others.length === 0 &&
  !only.check.needs.includes('home') &&
  OF_PAGES.some((need) => only.check.needs.includes(need));

/**
 * Whether what a task shows may be a part of what there is, so that nobody takes it for all; how much there is, we do not say. What was
 * looked for everywhere and found nowhere is no example.
 */
export function areExamples(results: readonly Judged[], shown: readonly Evidence[]): boolean {
  const [first] = shown;
  if (!first || (isOfWebsite(first) && isAbsence(first.seen))) return false;
  if (results.some(({ outcome }) => 'found' in outcome && outcome.found !== undefined)) return true;
  const faults = results.flatMap(({ outcome }) => faultsIn(outcome.evidence));
  if (faults.length <= shown.length && results.every(isComplete)) return false;
  // Of one thing that was seen nobody knows whether it is one of many.
  if (faults.length === 1) return false;
  return listedIn(faults).length < faults.length || isOfMany(results);
}
