import type { Check } from '../../check.ts';

export const semanticsChecks: readonly Check[] = [];
