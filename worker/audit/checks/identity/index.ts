import type { Check } from '../../check.ts';

export const identityChecks: readonly Check[] = [];
