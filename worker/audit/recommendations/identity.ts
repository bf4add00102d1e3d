import type { Advice } from './advice.ts';

/** By check id. */
export const identityAdvice: Record<string, Advice> = {};
