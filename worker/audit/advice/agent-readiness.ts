import type { AdviceOf } from './advice.ts';

/** By check id. */
export const agentReadinessAdvice: AdviceOf<'agent-readiness'> = {};
