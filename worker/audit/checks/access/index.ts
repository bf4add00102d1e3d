import type { Check } from '../../check.ts';

export const accessChecks: readonly Check[] = [];
