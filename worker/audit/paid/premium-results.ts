import type { Ground, Grounds } from '../../contract/grounds.ts';
import type { PremiumGroup, PremiumResults, Recommendation } from '../../contract/premium.ts';
import { shortened } from '../wording/cut-text.ts';
import { abTestingRecommendations } from './ab-tests/ab-testing-recommendations.ts';
import { aiToolsIntegration } from './ai-tools/ai-tools-integration.ts';
import { businessSpecificTips } from './business-tips/business-specific-tips.ts';
import { competitorAnalysis } from './competitors/competitor-analysis.ts';
import { contentOptimization } from './content/content-optimization.ts';
import { contentStrategy } from './content/content-strategy.ts';
import { type Draft, say, settle } from './grounded.ts';
import { derived } from './grounds.ts';
import { industryInsights } from './industry/industry-insights.ts';
import { localSeoAnalysis } from './local/local-seo-analysis.ts';
import { performanceTracking } from './performance/performance-tracking.ts';
import type { PremiumInput } from './premium-input.ts';
import { socialMediaOptimization } from './social/social-media-optimization.ts';
import { technicalAudit } from './technical/technical-audit.ts';
import { technicalOptimizations } from './technical/technical-optimizations.ts';
import { voiceSearchOptimization } from './voice/voice-search-optimization.ts';

type Builders = { [Group in PremiumGroup]: (input: PremiumInput) => Draft<PremiumResults[Group]> };

/** In the order of the specification, which is the order of the report. */
const BUILDERS: Builders = {
  recommendations: groundedRecommendations,
  technicalOptimizations,
  contentStrategy,
  competitorAnalysis,
  performanceTracking,
  industryInsights,
  localSeoAnalysis,
  technicalAudit,
  abTestingRecommendations,
  contentOptimization,
  socialMediaOptimization,
  voiceSearchOptimization,
  aiToolsIntegration,
  businessSpecificTips,
};

/** All paid groups, and what each of their lines rests on. */
export function premiumResults(input: PremiumInput): { premium: PremiumResults; grounds: Grounds } {
  const premium: Partial<PremiumResults> = {};
  const grounds: Grounds = {};
  for (const [group, build] of Object.entries(BUILDERS)) {
    const settled = settle(build(input) as Draft<unknown>, `/${group}`);
    Object.assign(premium, { [group]: settled.said });
    for (const [pointer, ground] of Object.entries(settled.grounds)) grounds[pointer] = pointed(ground);
  }
  return { premium: premium as PremiumResults, grounds };
}

/** Longest quote in a ground: it points, the checks and facts hold the rest. */
const MAX_SEEN_CHARS = 160;
const MAX_EVIDENCE = 2;

function pointed(ground: Ground): Ground {
  if (ground.kind !== 'measured' && ground.kind !== 'derived') return ground;
  const most = ground.kind === 'measured' && ground.checkIds.length > 0 ? 1 : MAX_EVIDENCE;
  return { ...ground, evidence: ground.evidence.slice(0, most).map(cutQuote) };
}

type Quote = Extract<Ground, { kind: 'derived' }>['evidence'][number];

/** Days with their hours, line by line: each of them is part of what is told. */
const MIN_LINES_OF_LIST = 3;

/** Where some of the words are ours, which of them are stays with them: cut off, nobody could tell. */
function cutQuote({ pageUrl, place, seen, words }: Quote): Quote {
  if (words !== undefined) return { pageUrl, place, seen, words };
  if (seen.length <= MAX_SEEN_CHARS || seen.split(' / ').length >= MIN_LINES_OF_LIST) return { pageUrl, place, seen };
  return { pageUrl, place, seen: shortened(seen, MAX_SEEN_CHARS) };
}

/** A recommendation holds its own evidence; its ground names the checks, or the answers it comes from. */
function groundedRecommendations({ recommendations }: PremiumInput): Draft<PremiumResults['recommendations']> {
  return recommendations.map((one) =>
    say<Recommendation>(
      one,
      one.checkIds.length === 0 ? fromAnswers : { kind: 'measured', checkIds: one.checkIds, evidence: [] },
    ),
  );
}

const fromAnswers = derived('Sources that the answers of assistants name, counted answer by answer.');
