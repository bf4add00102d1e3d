import { accessAdvice } from './access.ts';
import { accessibilityAdvice } from './accessibility.ts';
import type { Advice } from './advice.ts';
import { agentReadinessAdvice } from './agent-readiness.ts';
import { authorityAdvice } from './authority.ts';
import { contentAdvice } from './content.ts';
import { discoverabilityAdvice } from './discoverability.ts';
import { identityAdvice } from './identity.ts';
import { localAdvice } from './local.ts';
import { renderingAdvice } from './rendering.ts';
import { semanticsAdvice } from './semantics.ts';
import { structuredDataAdvice } from './structured-data.ts';
import { technicalAdvice } from './technical.ts';
import { voiceAdvice } from './voice.ts';

/** By check id, over all categories. */
export const ADVICE: Readonly<Record<string, Advice>> = {
  ...accessAdvice,
  ...discoverabilityAdvice,
  ...renderingAdvice,
  ...technicalAdvice,
  ...structuredDataAdvice,
  ...semanticsAdvice,
  ...contentAdvice,
  ...identityAdvice,
  ...authorityAdvice,
  ...localAdvice,
  ...voiceAdvice,
  ...accessibilityAdvice,
  ...agentReadinessAdvice,
};
