import type { Advice } from './advice.ts';

/** By check id. */
export const contentAdvice: Record<string, Advice> = {};
