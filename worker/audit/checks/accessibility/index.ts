import type { Check } from '../../check.ts';

export const accessibilityChecks: readonly Check[] = [];
