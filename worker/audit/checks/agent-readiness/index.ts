import type { Check } from '../../check.ts';
import { agentFiles } from './agent-files.ts';
import { usageLicences } from './usage-licences.ts';

export const agentReadinessChecks: readonly Check[] = [agentFiles, usageLicences];
