import { accessMutations } from './access.ts';
import { accessibilityMutations } from './accessibility.ts';
import { browserMutations } from './browser.ts';
import { contentMutations } from './content.ts';
import { discoverabilityMutations } from './discoverability.ts';
import { identityMutations } from './identity.ts';
import type { Mutation } from './mutation.ts';
import { structureMutations } from './structure.ts';
import { structuredDataMutations } from './structured-data.ts';
import { technicalMutations } from './technical.ts';

/** Every single change that is tried on the strong website. */
export const MUTATIONS: readonly Mutation[] = [
  ...accessMutations,
  ...discoverabilityMutations,
  ...technicalMutations,
  ...structuredDataMutations,
  ...structureMutations,
  ...contentMutations,
  ...identityMutations,
  ...accessibilityMutations,
  ...browserMutations,
];
