import type { Check } from '../../check.ts';

export const voiceChecks: readonly Check[] = [];
