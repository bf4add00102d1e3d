import type { Check } from '../../check.ts';

export const structuredDataChecks: readonly Check[] = [];
