import { accessChecks } from './access/index.ts';
import { accessibilityChecks } from './accessibility/index.ts';
import { agentReadinessChecks } from './agent-readiness/index.ts';
import { authorityChecks } from './authority/index.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content/index.ts';
import { discoverabilityChecks } from './discoverability/index.ts';
import { identityChecks } from './identity/index.ts';
import { localChecks } from './local/index.ts';
import { renderingChecks } from './rendering/index.ts';
import { semanticsChecks } from './semantics/index.ts';
import { structuredDataChecks } from './structured-data/index.ts';
import { technicalChecks } from './technical/index.ts';
import { voiceChecks } from './voice/index.ts';

/** Every check, in the order of the report. Explicit on purpose: a file that is not listed does not run. */
export const CHECKS: readonly Check[] = [
  ...accessChecks,
  ...discoverabilityChecks,
  ...renderingChecks,
  ...technicalChecks,
  ...structuredDataChecks,
  ...semanticsChecks,
  ...contentChecks,
  ...identityChecks,
  ...authorityChecks,
  ...localChecks,
  ...voiceChecks,
  ...accessibilityChecks,
  ...agentReadinessChecks,
];
