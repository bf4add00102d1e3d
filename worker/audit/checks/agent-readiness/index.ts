import type { Check } from '../check.ts';
import { agentFiles } from './agent-files.ts';
import { pageTools } from './page-tools.ts';
import { usageLicences } from './usage-licences.ts';

export const agentReadinessChecks = [agentFiles, pageTools, usageLicences] as const satisfies readonly Check[];
