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

/** What is to be mended one by one. */
const EACH_OF = /\bwe (?:list|name|quote)\b/;
/** What several checks saw may be parts of one fault, unless it is to be mended one by one. */
const EACH = /\beach (?:\S+ ){1,4}we (?:list|name|quote)\b/;

/**
 * Whether what a task shows may be a part of what there is, so that nobody takes it for all; how much there is, we do not say. What was
 * looked for everywhere and found nowhere is no example.
 */
export function areExamples(results: readonly Judged[], words: string, shown: readonly Evidence[]): boolean {
  const [first] = shown;
  if (!first || (isOfWebsite(first) && isAbsence(first.seen))) return false;
  if (results.some(({ outcome }) => 'found' in outcome && outcome.found !== undefined)) return true;
  const faults = results.flatMap(({ outcome }) => faultsIn(outcome.evidence));
  if (faults.length <= shown.length && results.every(isComplete)) return false;
  return listedIn(faults).length < faults.length || (results.length > 1 ? EACH : EACH_OF).test(words);
}
