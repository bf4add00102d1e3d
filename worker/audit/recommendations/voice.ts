import type { Advice } from './advice.ts';

/** By check id. */
export const voiceAdvice: Record<string, Advice> = {};
