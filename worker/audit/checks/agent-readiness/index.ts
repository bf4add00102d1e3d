import type { Check } from '../../check.ts';

export const agentReadinessChecks: readonly Check[] = [];
