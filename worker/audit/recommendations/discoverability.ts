import type { Advice } from './advice.ts';

/** By check id. */
export const discoverabilityAdvice: Record<string, Advice> = {};
