import type { Advice } from './advice.ts';

/** By check id. */
export const accessAdvice: Record<string, Advice> = {};
