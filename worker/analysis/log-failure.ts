import type { RunState } from './journal.ts';

/** For the operator's log: a step threw what it was not expected to. */
export function logFailure({ order, throws }: RunState, error: unknown): void {
  const why = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  const entry = { event: 'analysis_step_failed', session: order.sessionId, attempt: throws + 1, error: why };
  console.error(JSON.stringify(entry));
}
