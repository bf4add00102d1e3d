import type { Fix } from '../../contract/fix.ts';
import { fixesOf } from '../../contract/fixes-of.ts';
import type { Recommendation } from '../../contract/premium.ts';
import type { Citations } from '../citations.ts';
import { EFFORT_WORDS, FIX_WORDS, languageName, OWNER_WORDS, PRIORITY_WORDS, pointsWords } from '../words.ts';
import { pathOf } from './web-links.ts';

export interface RecommendationView {
  id: string;
  /** From 1, as the plan names it. */
  number: number;
  title: string;
  priority: Recommendation['priority'];
  /** "High priority", "+3.2 points", "minutes of work", "you can do it", "Days 1-30". */
  marks: string[];
  /** "+3.2 points"; '' when it gains nothing by itself. */
  gain: string;
  /** "you can do it". */
  owner: string;
  description: string;
  citations: number[];
  implementation: string;
  impact: string;
  fixes: FixView[];
}

export interface FixView {
  /** "Page title for /contact, in German". */
  title: string;
  /** Where it goes, in words. */
  placement: string;
  syntax: Fix['syntax'];
  /** What stands there now; null where nothing does, or an older report does not tell. */
  before: string | null;
  content: string;
  /** Gaps the owner fills, because the website does not say it. */
  todos: number;
}

export function selectRecommendations(
  recommendations: readonly Recommendation[],
  citations: Citations,
): RecommendationView[] {
  return recommendations.map((recommendation, index) => ({
    id: recommendation.id,
    number: index + 1,
    title: recommendation.title,
    priority: recommendation.priority,
    marks: [
      PRIORITY_WORDS[recommendation.priority],
      ...(recommendation.pointsGain > 0 ? [pointsWords(recommendation.pointsGain)] : []),
      EFFORT_WORDS[recommendation.effort],
      OWNER_WORDS[recommendation.owner],
      recommendation.timeline,
    ],
    gain: recommendation.pointsGain > 0 ? pointsWords(recommendation.pointsGain) : '',
    owner: OWNER_WORDS[recommendation.owner],
    description: recommendation.description,
    citations: citations.cite(recommendation.evidence),
    implementation: recommendation.implementation,
    impact: recommendation.impact,
    fixes: fixesOf(recommendation).map(fixView),
  }));
}

function fixView({ kind, placement, pageUrl, language, syntax, content, before }: Fix): FixView {
  const path = pageUrl === null ? '' : pathOf(pageUrl);
  const page = path === '' ? '' : path === '/' ? ' for the home page' : ` for ${path}`;
  // The report is in English: that a text is too need not be said, nor that one without words is.
  const tongue = /^(zxx|en)\b/i.test(language) ? '' : `, in ${languageName(language)}`;
  return {
    title: `${FIX_WORDS[kind]}${page}${tongue}`,
    placement,
    syntax,
    before: before ?? null,
    content,
    todos: content.match(/\bTODO\b/g)?.length ?? 0,
  };
}
