import type { Advice } from './advice.ts';

/** By check id. */
export const agentReadinessAdvice: Record<string, Advice> = {};
