import type { Check } from '../../check.ts';

export const discoverabilityChecks: readonly Check[] = [];
