import type { Check } from '../../check.ts';

export const technicalChecks: readonly Check[] = [];
