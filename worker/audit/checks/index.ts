import { accessChecks } from './access/index.ts';
import { accessibilityChecks } from './accessibility/index.ts';
import { agentReadinessChecks } from './agent-readiness/index.ts';
import { authorityChecks } from './authority/index.ts';
import type { CategoryId, Check, Strength } from './check.ts';
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
export const CHECKS = [
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
] as const satisfies readonly Check[];

type Listed = (typeof CHECKS)[number];

/** What advice, fixes and proofs are keyed by: a misspelt id does not compile. */
export type CheckId = Listed['id'];

/** The checks of a category; of those that are more than information, with `Rank` A, B and C. */
export type CheckIdOf<Category extends CategoryId, Rank extends Strength = Strength> = Extract<
  Listed,
  { category: Category; strength: Rank }
>['id'];

/** The causes that a check declares beside the common one. */
export type CauseOf<Id extends CheckId> = NonNullable<Extract<Listed, { id: Id }>['causes']>[number];
