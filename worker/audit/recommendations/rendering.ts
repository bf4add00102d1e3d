import type { Advice } from './advice.ts';

/** By check id. */
export const renderingAdvice: Record<string, Advice> = {};
