import type { Advice } from './advice.ts';

/** By check id. */
export const localAdvice: Record<string, Advice> = {};
