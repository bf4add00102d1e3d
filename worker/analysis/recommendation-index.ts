import type { CategoryId } from '../audit/checks/check.ts';
import type { Area, RecommendationIndex } from '../contract/areas.ts';
import type { Results } from '../contract/results.ts';

/** Product decisions §4. */
const AREA_OF: Record<CategoryId, Area> = {
  content: 'content',
  semantics: 'content',
  authority: 'content',
  access: 'technical',
  discoverability: 'technical',
  rendering: 'technical',
  technical: 'technical',
  'structured-data': 'technical',
  accessibility: 'technical',
  'agent-readiness': 'technical',
  local: 'local',
  identity: 'local',
  voice: 'voice',
};

/** What the index keeps of a report's recommendations: each under the area of its first check. One without a check is technical. */
export function recommendationIndex(results: Pick<Results, 'premiumResults' | 'checks'>): RecommendationIndex {
  const categories = new Map(results.checks.map(({ id, category }) => [id, category]));
  const index: RecommendationIndex = { content: [], technical: [], local: [], voice: [] };
  for (const { id, checkIds } of results.premiumResults?.recommendations ?? []) {
    const category = categories.get(checkIds[0] ?? '');
    index[category ? AREA_OF[category] : 'technical'].push(id);
  }
  return index;
}
