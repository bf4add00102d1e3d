import type { PremiumGroup } from '../contract/premium.ts';

/** The names owners know the paid groups by, in the order of the contract. */
export const GROUP_TITLES: Record<PremiumGroup, string> = {
  recommendations: 'Recommendations with exact fixes',
  technicalOptimizations: 'Technical improvements',
  contentStrategy: 'Content strategy',
  competitorAnalysis: 'Competitor comparison',
  performanceTracking: 'What to measure',
  industryInsights: 'Notes on your trade',
  localSeoAnalysis: 'Local presence',
  technicalAudit: 'Technical audit',
  abTestingRecommendations: 'Tests worth running',
  contentOptimization: 'Page by page improvements',
  socialMediaOptimization: 'Social profiles',
  voiceSearchOptimization: 'Voice assistants',
  aiToolsIntegration: 'Tools and automation',
  businessSpecificTips: 'Tips for your business',
};

/** One sentence under each title. */
export const GROUP_LEADS: Record<PremiumGroup, string> = {
  recommendations: 'What to do, most worthwhile first, with what we saw and the text to paste.',
  technicalOptimizations: 'How your web person proves what no task tells the test of, area by area.',
  contentStrategy: 'Questions of your customers that your pages leave to you.',
  competitorAnalysis: 'How you stand beside others, as far as we have read them.',
  performanceTracking: 'What to count from now on. What nobody can see from outside says how you can see it.',
  industryInsights: 'What is known about your trade, each with its source.',
  localSeoAnalysis: 'What people near you can find, and what helps them choose.',
  technicalAudit: 'Speed, security and barriers, as we measured them.',
  abTestingRecommendations: 'Changes worth testing, with the number of visits a fair answer takes.',
  contentOptimization:
    'Only recommendations about the home page alone, and those for which we looked at each page by itself.',
  socialMediaOptimization: 'Your profiles elsewhere and how they back up your website.',
  voiceSearchOptimization: 'What people ask aloud, and whether your pages can be read out as an answer.',
  aiToolsIntegration: 'Tools that fit a business of your size, what they cost and what they do not do.',
  businessSpecificTips: 'What your pages show that no other business can.',
};

/** Fields whose own name, spelled out, is not what one would say. */
const LABELS: Record<string, string> = {
  aiAdoptionRate: 'Use of AI assistants',
  aiMentions: 'Mentions in AI answers',
  aiOptimizationFocus: 'What it is for',
  aiOptimizationScore: 'Score of the page',
  aiOptimizedContent: 'Texts written for this website',
  aiVisibilityBoost: 'This report’s score',
  aiVisibilityScore: 'Score',
  benchmarkComparison: 'How you compare',
  contentExample: 'A beginning',
  contentRepurposing: 'One text, several places',
  citationOpportunities: 'Places to be listed',
  currentPerformance: 'As it is',
  currentMetrics: 'What is counted today',
  projectedImprovements: 'What may change',
  currentValue: 'Now',
  targetValue: 'Aim',
  trackingMethod: 'How to measure',
  currentVersion: 'Now',
  suggestedVersion: 'Better',
  competitorAdvantages: 'Where you stand out',
  crossPlatformStrategy: 'Across all profiles',
  crawlabilityIssues: 'What hinders readers',
  highImpactTests: 'Tests of some weeks',
  estimatedLift: 'Expected difference',
  existingContentAudit: 'Your pages',
  faqOptimization: 'Questions to answer',
  faqSuggestions: 'Questions and answers to publish',
  futureProofing: 'What comes next',
  googleMyBusinessOptimization: 'Google Business Profile',
  httpsStatus: 'Encryption (HTTPS)',
  industryAverage: 'Others in your trade',
  keyPerformanceIndicators: 'What to watch',
  keywordOpportunities: 'Words customers use',
  leadGeneration: 'Inquiries',
  localSeoTips: 'For local customers',
  marketShare: 'Share of the market',
  mobileOptimizations: 'On a phone',
  organicTraffic: 'Visits from search',
  pagespeedInsights: 'Speed of the home page',
  recommendedAiTools: 'Tools',
  socialSeoIntegration: 'Profiles and search',
  topPerformerScore: 'The best in your trade',
  topCompetitors: 'Competitors',
  trafficIncrease: 'More visits',
  unifiedMessaging: 'One message',
  voiceQueries: 'What people ask aloud',
  yourRanking: 'Your place',
  wordCount: 'Length',
};

/** "contentGaps" -> "Content gaps". */
export function spelledOut(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export const fieldLabel = (name: string): string => LABELS[name] ?? spelledOut(name);
