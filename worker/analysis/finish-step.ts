import type { Bench } from './bench.ts';

/** Notes in the journal that a step is done, and counts how long it took since `startedAt`: a step begun anew after a crash, since then. */
export function finishStep(bench: Bench, step: string, startedAt: number, documents: Record<string, unknown>): void {
  const { journal, ports, order } = bench;
  const now = ports.clock.now();
  journal.finish(step, now, documents);
  ports.counters.count(order.sessionId, { what: 'step_done', reason: step, ms: now - startedAt });
}
