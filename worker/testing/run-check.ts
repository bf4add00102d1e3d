import type { Check, Evidence, KnownPart, OutcomeName } from '../audit/checks/check.ts';
import type { CheckInputs } from '../audit/checks/inputs.ts';
import { runChecks } from '../audit/checks/run-checks.ts';

/** One check run as the engine runs it: outcome, cause, what its evidence quotes, and of one that asks many things what is known. */
export function runCheck(
  check: Check,
  given: CheckInputs,
): {
  outcome: OutcomeName;
  evidence: Evidence[];
  seen: string[];
  because: string | null;
  cause: string | null;
  known: KnownPart | null;
} {
  const [result] = runChecks([check], given);
  if (!result) throw new Error('no outcome');
  const { outcome } = result;
  return {
    outcome: outcome.outcome,
    evidence: outcome.evidence,
    seen: outcome.evidence.map((one) => one.seen),
    because: 'because' in outcome ? outcome.because : null,
    cause: ('cause' in outcome ? outcome.cause : undefined) ?? null,
    known: ('known' in outcome ? outcome.known : undefined) ?? null,
  };
}
