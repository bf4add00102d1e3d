import type { Advice } from './advice.ts';

/** By check id. */
export const structuredDataAdvice: Record<string, Advice> = {};
