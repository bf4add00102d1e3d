import type { Check } from '../../check.ts';

export const renderingChecks: readonly Check[] = [];
