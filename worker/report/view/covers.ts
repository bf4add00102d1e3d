import type { PremiumGroup, PremiumResults } from '../../contract/premium.ts';
import { isReached } from './is-reached.ts';
import { isSaid } from './is-said.ts';
import { plural } from './summary.ts';

export const COVER_IDS = ['words', 'beyond', 'measure', 'trade'] as const;
export type CoverId = (typeof COVER_IDS)[number];

/** The playbook behind four covers: what each is called and which paid groups it holds. */
export const COVERS: Record<CoverId, { title: string; groups: readonly PremiumGroup[] }> = {
  words: { title: 'Words to publish', groups: ['contentStrategy', 'contentOptimization'] },
  beyond: {
    title: 'Beyond your website',
    groups: ['localSeoAnalysis', 'socialMediaOptimization', 'competitorAnalysis'],
  },
  measure: {
    title: 'Measure it',
    groups: ['performanceTracking', 'abTestingRecommendations', 'aiToolsIntegration'],
  },
  trade: { title: 'Your trade', groups: ['industryInsights', 'voiceSearchOptimization', 'businessSpecificTips'] },
};

export interface Cover {
  id: CoverId;
  title: string;
  /** What is behind it, counted. */
  sentence: string;
}

/** From the paid groups, or unpaid from the number of items each holds back. */
export function selectCovers(premium: PremiumResults | null, locked: Readonly<Record<string, number>>): Cover[] {
  return COVER_IDS.map((id) => {
    const { title, groups } = COVERS[id];
    const held = groups.reduce((sum, group) => sum + (locked[group] ?? 0), 0);
    return { id, title, sentence: premium ? SENTENCES[id](premium) : `${plural(held, 'item')} about this website.` };
  });
}

const NONE = 'Nothing that we could measure adds to this part.';

const SENTENCES: Record<CoverId, (premium: PremiumResults) => string> = {
  words: ({ contentStrategy: { keywordOpportunities, articleRecommendations, faqSuggestions }, contentOptimization }) =>
    counted([
      [keywordOpportunities.length, 'phrase customers use', 'phrases customers use'],
      [articleRecommendations.length, 'page worth writing', 'pages worth writing'],
      [faqSuggestions.length, 'question to answer', 'questions to answer'],
      [contentOptimization.contentCalendar.length, 'month of topics', 'months of topics'],
      [
        contentOptimization.existingContentAudit.filter(({ improvements }) => improvements.length > 0).length,
        'page with something to change',
        'pages with something to change',
      ],
    ]),
  beyond: ({ localSeoAnalysis, socialMediaOptimization, competitorAnalysis }) =>
    counted([
      [localSeoAnalysis.citationOpportunities.length, 'place to be listed', 'places to be listed'],
      [
        localSeoAnalysis.googleMyBusinessOptimization.recommendations.length,
        'step for your map entry',
        'steps for your map entry',
      ],
      [socialMediaOptimization.platforms.length, 'profile', 'profiles'],
      [competitorAnalysis.topCompetitors.length, 'competitor measured', 'competitors measured'],
    ]),
  measure: ({ performanceTracking, abTestingRecommendations, aiToolsIntegration }) =>
    counted([
      [
        performanceTracking.keyPerformanceIndicators.filter(
          ({ currentValue, targetValue }) => !isReached(currentValue, targetValue),
        ).length,
        'aim not reached yet',
        'aims not reached yet',
      ],
      [
        abTestingRecommendations.highImpactTests.length + abTestingRecommendations.quickWins.length,
        'change worth testing',
        'changes worth testing',
      ],
      [aiToolsIntegration.recommendedAiTools.length, 'tool', 'tools'],
    ]),
  trade: ({ industryInsights, voiceSearchOptimization, businessSpecificTips }) =>
    counted([
      [
        industryInsights.customerBehavior.length +
          industryInsights.growthTrends.length +
          [industryInsights.marketSize, industryInsights.aiAdoptionRate].filter(isSaid).length,
        'published finding',
        'published findings',
      ],
      [voiceSearchOptimization.voiceQueries.length, 'question asked aloud', 'questions asked aloud'],
      [
        voiceSearchOptimization.conversationalContent.naturalLanguageContent.filter(isSaid).length,
        'sentence that can be spoken',
        'sentences that can be spoken',
      ],
      [
        businessSpecificTips.industryOptimizations.length + businessSpecificTips.localSeoTips.length,
        'tip for your trade',
        'tips for your trade',
      ],
    ]),
};

/** "3 phrases customers use, a page worth writing and 12 tools." */
function counted(parts: readonly [count: number, one: string, many: string][]): string {
  const said = parts.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  if (said.length === 0) return NONE;
  const list = said.length === 1 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
  return `${list}.`;
}
