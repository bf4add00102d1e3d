import type { Advice } from './advice.ts';

/** By check id. */
export const accessibilityAdvice: Record<string, Advice> = {};
