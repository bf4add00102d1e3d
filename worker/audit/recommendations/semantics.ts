import type { Advice } from './advice.ts';

/** By check id. */
export const semanticsAdvice: Record<string, Advice> = {};
