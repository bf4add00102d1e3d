import type { CheckResult } from '../audit/checks/run-checks.ts';
import { faultsIn } from '../audit/wording/faults-in.ts';

/**
 * What follows from a text that says what is known and nothing else: days of change and streets no page tells, a block beside one its owner has to settle
 * first, and what a trade is asked once a website names it.
 */
const MAY_FOLLOW = new Set([
  'implausible-sitemap-dates',
  'incomplete-local-address',
  'unconnected-nodes',
  'unanswered-questions',
]);

/** Faults that a check finds, after everything was pasted, on pages where it found none before: one task's text made another's. */
export function newFaults(before: readonly CheckResult[], after: readonly CheckResult[]): string[] {
  return after
    .filter(({ check }) => !MAY_FOLLOW.has(check.id))
    .flatMap((result) => {
      const then = before.find(({ check }) => check.id === result.check.id);
      // Of a business that is described nowhere, all that its description leaves out is one task.
      if (then && 'cause' in then.outcome && then.outcome.cause === 'no-business-markup') return [];
      const known = faultsOf(then);
      return faultsOf(result)
        .filter(({ pageUrl, seen }) => !known.some((one) => one.pageUrl === pageUrl || one.seen === seen))
        .map(({ pageUrl, place, seen }) => `${result.check.id} on ${pageUrl}, ${place}: ${seen.slice(0, 80)}`);
    });
}

const faultsOf = (result: CheckResult | undefined) =>
  result?.outcome.outcome === 'fail' || result?.outcome.outcome === 'partial' ? faultsIn(result.outcome.evidence) : [];
