import { fieldLabel } from '../group-words.ts';

/** What the entries of a list of objects are called by: the first of these they have. */
export const NAMES = [
  'title',
  'name',
  'testName',
  'toolName',
  'metric',
  'element',
  'area',
  'insight',
  'issue',
  'topic',
  'month',
  'platform',
  'query',
  'question',
  'page',
];

/** Number fields that are not a count of points out of 100. */
const UNITS: Record<string, (value: number) => string> = {
  yourRanking: (value) => `number ${value}`,
  aiVisibilityBoost: (value) => `${value > 0 ? '+' : ''}${value} ${value === 1 ? 'point' : 'points'}`,
  wordCount: (value) => `${value} words`,
  currentRating: String,
  reviewCount: String,
  organicTraffic: String,
  aiMentions: String,
  brandSearches: String,
};
const SHARES = new Set(['conversionRate', 'trafficIncrease', 'leadGeneration', 'estimatedLift', 'marketShare']);

/** What a number or word means where its label is left out. */
export const IN_A_SENTENCE: Record<string, (value: string) => string> = {
  currentValue: (value) => `Now: ${value}`,
  targetValue: (value) => `Aim: ${value}`,
  priority: (value) => `${fieldLabel(value)} priority`,
  implementationTime: (value) => `Time: ${value}`,
  cost: (value) => `Cost: ${value}`,
};

/** Fields that one needs for doing a thing, not for choosing it; or that say again what a recommendation or the scores by area say. */
export const DETAILS = new Set([
  'accessibilityIssues',
  'actionableInsights',
  'aiAdoptionRate',
  'aiVisibilityBoost',
  'brandMentionStrategy',
  'citationOpportunities',
  'competitorAdvantages',
  'contentGaps',
  'contentCalendar',
  'faqSuggestions',
  'futureOpportunities',
  'unifiedMessaging',
  'voiceQueries',
  'contentCreation',
  'contentRepurposing',
  'contentSuggestions',
  'crawlabilityIssues',
  'currentPresence',
  'currentRating',
  'currentStatus',
  'customerBehavior',
  'customerService',
  'dataAnalysis',
  'estimatedImpact',
  'existingContentAudit',
  'futureProofing',
  'gapOpportunities',
  'growthTrends',
  'highImpactTests',
  'keyPerformanceIndicators',
  'localKeywords',
  'naturalLanguageContent',
  'solutions',
  'contentExample',
  'issues',
  'keyFindings',
  'keyPhrases',
  'keywords',
  'outline',
  'quickWins',
  'reviewCount',
  'recommendedAiTools',
  'sampleSize',
  'socialSignals',
  'stopRule',
  'successMetrics',
  'trackingMethod',
  'variants',
  'wordCount',
]);

/** Names that say nothing without what they are part of. */
export const NAMELESS = new Set(['recommendations', 'currentStatus']);

/**
 * Told where they were measured, or said by what stands beside them: which tasks are about a page, what is open of a profile, in which
 * month a task comes, or by a check of the same words.
 */
export const TOLD_ELSEWHERE = new Set([
  'aiOptimizationScore',
  'assessment',
  'currentPerformance',
  'desktopScore',
  'mobileScore',
  'score',
  'timeframe',
  'yourScore',
]);

/**
 * What no visit to a website shows, and its owner can find out. What else could not be had is told where it belongs, or not missed: what
 * stands beside it says enough.
 */
export const OUTSIDE = new Set([
  'aiMentions',
  'brandSearches',
  'conversionRate',
  'marketSize',
  'organicTraffic',
  'topCompetitors',
]);

export function numberWords(name: string, value: number): string {
  if (SHARES.has(name)) return `${value}%`;
  return UNITS[name]?.(value) ?? `${value} of 100`;
}
