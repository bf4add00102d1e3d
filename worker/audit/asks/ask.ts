import type { Advice } from '../advice/advice.ts';
import type { CheckId } from '../checks/index.ts';
import type { Inputs } from '../checks/read-inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';

/**
 * What most people look for and no page read holds, in any language. Measured, and no fault: whether it is wanted of this business is for
 * its owner to say, so it costs no points and stands among the tasks as a question with a condition.
 */
export interface Ask {
  /** Checks that left it open; the first one names it. */
  checkIds: readonly CheckId[];
  /** What was looked for, as "no … on the 12 pages read"; null where something of the kind was seen, or it does not fit. */
  absent(inputs: Inputs, results: readonly CheckResult[]): string | null;
  /** Whether people who come would look for it: of anybody else it is a small thing. */
  isForVisitors?: true;
  /** Most who leave it out mean to: a small thing, whoever comes. */
  isSmall?: true;
  /** Nothing else helps anybody who finds no answer to it. */
  isFirst?: true;
  /** Many have a reason to leave it out: whatever is a fault comes first. */
  isLast?: true;
  advice: Advice;
}

/** A check that neither found it nor anything that may be it. */
export function isLeftOpen(results: readonly CheckResult[], id: CheckId): boolean {
  const outcome = results.find(({ check }) => check.id === id)?.outcome;
  return outcome?.because !== undefined && outcome.outcome !== 'not_applicable' && outcome.evidence.length === 0;
}
