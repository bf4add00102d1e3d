import type { AdviceByCause } from './advice.ts';

/** By check id. */
export const agentReadinessAdvice: Record<string, AdviceByCause> = {};
