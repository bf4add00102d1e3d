import type { Advice } from './advice.ts';

/** By check id. */
export const authorityAdvice: Record<string, Advice> = {};
