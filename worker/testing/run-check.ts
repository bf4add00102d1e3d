import type { Check, Evidence, OutcomeName } from '../audit/checks/check.ts';
import type { CheckInputs } from '../audit/checks/inputs.ts';
import { runChecks } from '../audit/checks/run-checks.ts';

/** One check run as the engine runs it: outcome, cause and what its evidence quotes. */
export function runCheck(
  check: Check,
  given: CheckInputs,
): { outcome: OutcomeName; evidence: Evidence[]; seen: string[]; because: string | null; cause: string | null } {
  const [result] = runChecks([check], given);
  if (!result) throw new Error('no outcome');
  const { outcome } = result;
  return {
    outcome: outcome.outcome,
    evidence: outcome.evidence,
    seen: outcome.evidence.map((one) => one.seen),
    because: 'because' in outcome ? outcome.because : null,
    cause: ('cause' in outcome ? outcome.cause : undefined) ?? null,
  };
}
