import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { isProvable, proofOf } from './technical/technical-proofs.ts';

/** The finding whose test a task tells: its only one, as a test of one part would be passed while another still stands. */
export function provenOf({ results, advice }: Pick<Improvement, 'results' | 'advice'>): CheckResult | null {
  const [only, ...others] = results;
  return only && others.length === 0 && advice.steps === undefined && isProvable(only) ? only : null;
}

/** A test anybody can repeat; undefined where the next analysis alone tells, as the head of the tasks says once. */
export function doneWhen(improvement: Pick<Improvement, 'results' | 'advice'>, homeUrl: string): string | undefined {
  const proven = provenOf(improvement);
  return proven ? testOf(proven, homeUrl) : undefined;
}

/** Of one finding, with the address it was found at. */
export function testOf(result: CheckResult, homeUrl: string): string {
  const [first] = result.outcome.evidence;
  return (proofOf(result) ?? '').replaceAll('{home}', homeUrl).replaceAll('{page}', first?.pageUrl ?? homeUrl);
}
