import type { Advice } from './advice.ts';

/** By check id. */
export const technicalAdvice: Record<string, Advice> = {};
