import type { Check } from '../../check.ts';

export const authorityChecks: readonly Check[] = [];
