import type { Check } from '../../check.ts';

export const localChecks: readonly Check[] = [];
