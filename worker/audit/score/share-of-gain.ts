import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from './improvements.ts';
import { PARTIAL_CREDIT } from './scoring.ts';
import { weightOf } from './weights.ts';

/** What a check that did not pass would bring, by its weight and what it lacks of full credit. */
function lostBy({ check, outcome }: CheckResult): number {
  const credit = outcome.outcome === 'partial' ? (outcome.credit ?? PARTIAL_CREDIT) : 0;
  return weightOf(check) * (1 - credit);
}

const lostTogether = (results: readonly CheckResult[]): number => results.reduce((sum, one) => sum + lostBy(one), 0);

/** Of what one piece of work gains, the share of some of its checks: it may mend what several areas tell of, and gains its points once. */
export function shareOf({ results }: Pick<Improvement, 'results'>, isOfThem: (one: CheckResult) => boolean): number {
  const all = lostTogether(results);
  return all === 0 ? 0 : lostTogether(results.filter(isOfThem)) / all;
}
