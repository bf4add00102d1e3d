import { causeOf } from '../advice/index.ts';
import { notApplicable, titleOfOutcome } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { weightOf } from './weights.ts';

/** Nothing that machines look up speaks of the business at all. */
const NO_MARKUP = 'no-business-markup';

/** The finding that says so. */
const SAYS_IT: CheckId = 'missing-identity-node';

/** Whoever says that hours stand in the text alone tells of the text, too. */
const OF_TEXT_TOO: CheckId = 'missing-opening-hours';

const isOfLack = (result: CheckResult): boolean => causeOf(result) === NO_MARKUP && result.check.id !== OF_TEXT_TOO;

/**
 * The results as a report lists them: one thing that is missing is one finding. What else would stand in markup that is not there is asked
 * once there is some; it is scored as found, and the one finding weighs for all of its area.
 */
export function withOneLack(results: readonly CheckResult[]): CheckResult[] {
  const told = results.find((one) => isOfLack(one) && one.check.id === SAYS_IT);
  if (!told) return [...results];
  const others = results.filter((one) => one !== told && isOfLack(one));
  const beside = others.filter(({ check }) => check.category === told.check.category);
  const weight = [told, ...beside].reduce((sum, { check }) => sum + weightOf(check), 0);
  const outcome = notApplicable(`One line says it all: “${titleOfOutcome(told.check, told.outcome)}”.`);
  return results.map((one) => (one === told ? { ...one, weight } : others.includes(one) ? { ...one, outcome } : one));
}
