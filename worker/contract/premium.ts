import { z } from 'zod';
import { fixSchema } from './fix.ts';
import { basisSchema, evidenceSchema } from './grounds.ts';

/**
 * The paid part of a report: fourteen groups, one schema for server, client and tests. Numbers nobody can see from outside are null
 * with a sibling `<field>Basis`; every other line rests on an entry of `grounds` (results contract), by JSON pointer.
 */

const text = z.string().min(1);
const texts = z.array(text);
const priority = z.enum(['high', 'medium', 'low']);
const effort = z.enum(['minutes', 'hours', 'day', 'days']);
const owner = z.enum(['you', 'web person']);
const score = z.number().int().min(0).max(100).nullable();

const step = z.object({ checkId: text, title: text, implementation: text, evidence: z.array(evidenceSchema) });
const recommendation = z.object({
  /** Stable for the same finding: what is ticked off stays ticked off in the next analysis. */
  id: text,
  title: text,
  priority,
  description: text,
  implementation: text,
  /** Of small repairs done in one go each: what to do, by its check, and what was seen. Absent where there is one thing to do. */
  steps: z.array(step).optional(),
  impact: text,
  difficulty: z.enum(['easy', 'moderate', 'hard']).optional(),
  timeline: text,
  /** One test that shows that it is done. Absent in reports from before it was told. */
  doneWhen: text.optional(),
  evidence: z.array(evidenceSchema),
  /** Addresses of all pages it is about; none where it is about the website. Absent in reports from before it was told. */
  pages: texts.optional(),
  checkIds: z.array(z.string()),
  /** Points of the total gained, by scoring again, after the recommendations before it; one decimal. */
  pointsGain: z.number(),
  effort,
  owner,
  /** Why it stands before what brings more; `asks`: the owner says whether it fits. Absent in reports from before it was told. */
  urgency: z.enum(['shuts out', 'misleads', 'weakens', 'asks', 'improves', 'polishes']).optional(),
  /** Where a change of text mends it. */
  fix: fixSchema.optional(),
  /** The same for other pages or places. */
  moreFixes: z.array(fixSchema).optional(),
  /** Whether pasting its texts does all of it; absent where there are none, and in reports of before November 2026. */
  fixCompletes: z.boolean().optional(),
});

const technicalOptimization = z.object({
  area: text,
  priority,
  estimatedImpact: text,
  issues: texts,
  solutions: texts,
});

const contentStrategy = z.object({
  keywordOpportunities: texts,
  contentGaps: texts,
  aiOptimizedContent: texts,
  articleRecommendations: z.array(
    z.object({
      title: text,
      wordCount: z.number().int().nullable(),
      wordCountBasis: basisSchema,
      purpose: text,
      outline: texts,
      keyPhrases: texts,
      contentExample: text,
    }),
  ),
  faqSuggestions: z.array(z.object({ question: text, answer: text, keywords: texts })),
});

const competitorAnalysis = z.object({
  benchmarkComparison: z.object({
    yourScore: score,
    industryAverage: score,
    industryAverageBasis: basisSchema,
    topPerformerScore: score,
    topPerformerScoreBasis: basisSchema,
    /** Place among the distinct websites compared; null when there are too few. */
    yourRanking: z.number().int().nullable(),
    yourRankingBasis: basisSchema,
  }),
  topCompetitors: z.array(
    z.object({
      name: text,
      website: text,
      aiVisibilityScore: score,
      strengths: texts,
      weaknesses: texts,
      keyDifferentiators: texts,
    }),
  ),
  topCompetitorsBasis: basisSchema,
  competitiveAdvantages: texts,
  gapOpportunities: texts,
  actionableInsights: z.array(z.object({ insight: text, priority, implementation: text, expectedOutcome: text })),
});

const unseen = z.number().nullable();

const performanceTracking = z.object({
  currentMetrics: z.object({
    organicTraffic: unseen,
    organicTrafficBasis: basisSchema,
    aiMentions: unseen,
    aiMentionsBasis: basisSchema,
    brandSearches: unseen,
    brandSearchesBasis: basisSchema,
    conversionRate: unseen,
    conversionRateBasis: basisSchema,
  }),
  projectedImprovements: z.object({
    trafficIncrease: unseen,
    trafficIncreaseBasis: basisSchema,
    /** Points of this report's own score. */
    aiVisibilityBoost: unseen,
    aiVisibilityBoostBasis: basisSchema,
    leadGeneration: unseen,
    leadGenerationBasis: basisSchema,
    timeframe: text,
  }),
  keyPerformanceIndicators: z.array(
    z.object({ metric: text, currentValue: text, targetValue: text, trackingMethod: text }),
  ),
});

const industryInsights = z.object({
  marketSize: text,
  marketSizeBasis: basisSchema,
  aiAdoptionRate: text,
  aiAdoptionRateBasis: basisSchema,
  growthTrends: texts,
  seasonalPatterns: texts,
  customerBehavior: texts,
  futureOpportunities: texts,
});

const localSeoAnalysis = z.object({
  googleMyBusinessOptimization: z.object({ currentStatus: text, recommendations: texts, localKeywords: texts }),
  localCompetitors: z.array(
    z.object({ name: text, proximity: text.nullable(), marketShare: unseen, strengths: texts }),
  ),
  localCompetitorsBasis: basisSchema,
  reviewStrategy: z.object({
    currentRating: unseen,
    currentRatingBasis: basisSchema,
    reviewCount: unseen,
    reviewCountBasis: basisSchema,
    recommendations: texts,
  }),
  citationOpportunities: texts,
});

const technicalAudit = z.object({
  pagespeedInsights: z.object({
    desktopScore: score,
    desktopScoreBasis: basisSchema,
    mobileScore: score,
    mobileScoreBasis: basisSchema,
    recommendations: texts,
  }),
  securityAnalysis: z.object({ httpsStatus: text, vulnerabilities: texts, recommendations: texts }),
  accessibilityIssues: z.array(z.object({ issue: text, impact: text, solution: text })),
  crawlabilityIssues: z.array(z.object({ issue: text, pages: z.array(z.string()), fix: z.string() })),
});

const abTestingRecommendations = z.object({
  highImpactTests: z.array(
    z.object({
      testName: text,
      estimatedLift: unseen,
      estimatedLiftBasis: basisSchema,
      implementationTime: text,
      hypothesis: text,
      variants: z.array(z.object({ name: text, description: text, expectedImpact: text })),
      successMetrics: texts,
      /** From a stated formula. */
      sampleSize: text,
      stopRule: text,
    }),
  ),
  quickWins: z.array(z.object({ element: text, currentVersion: text, suggestedVersion: text, rationale: text })),
});

const contentOptimization = z.object({
  existingContentAudit: z.array(
    z.object({
      page: text,
      aiOptimizationScore: score,
      aiOptimizationScoreBasis: basisSchema,
      currentPerformance: text,
      improvements: texts,
    }),
  ),
  contentGaps: z.array(
    z.object({
      topic: text,
      searchVolume: unseen,
      searchVolumeBasis: basisSchema,
      difficulty: text,
      opportunity: text,
    }),
  ),
  contentCalendar: z.array(z.object({ month: text, contentType: text, topics: texts, aiOptimizationFocus: text })),
});

const socialMediaOptimization = z.object({
  platforms: z.array(
    z.object({
      platform: text,
      aiOptimizationScore: score,
      aiOptimizationScoreBasis: basisSchema,
      currentPresence: text,
      recommendations: texts,
      contentSuggestions: texts,
    }),
  ),
  crossPlatformStrategy: z.object({ unifiedMessaging: text, contentRepurposing: texts, engagementTactics: texts }),
  socialSeoIntegration: z.object({
    socialSignals: texts,
    linkBuildingOpportunities: texts,
    brandMentionStrategy: text,
  }),
});

const voiceSearchOptimization = z.object({
  currentReadiness: z.object({ score, scoreBasis: basisSchema, assessment: text, keyFindings: texts }),
  voiceQueries: z.array(z.object({ query: text, priority, intent: text, optimization: text })),
  conversationalContent: z.object({ faqOptimization: texts, naturalLanguageContent: texts }),
  technicalImplementation: z.object({ structuredData: texts, mobileOptimizations: texts }),
});

const aiToolsIntegration = z.object({
  recommendedAiTools: z.array(
    z.object({
      toolName: text,
      cost: text,
      category: text,
      useCase: text,
      implementation: text,
      expectedBenefit: text,
    }),
  ),
  automationOpportunities: z.object({ contentCreation: texts, customerService: texts, dataAnalysis: texts }),
  futureProofing: z.object({ emergingTrends: texts, preparationSteps: texts, competitiveAdvantages: texts }),
});

const businessSpecificTips = z.object({
  industryOptimizations: texts,
  localSeoTips: texts,
  competitorAdvantages: texts,
});

export const premiumSchema = z.object({
  recommendations: z.array(recommendation),
  technicalOptimizations: z.array(technicalOptimization),
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
});

/** By points gained per effort, gates first. */
export const planSchema = z.array(
  z.object({
    days: z.enum(['1-30', '31-60', '61-90']),
    /** '' where the score does not move. */
    goal: z.string(),
    steps: z.array(
      z.object({
        recommendationId: text,
        title: text,
        pointsGain: z.number(),
        effort,
        owner,
        /** The total once this and everything before it is done. */
        scoreAfter: z.number().int(),
      }),
    ),
  }),
);

export type PremiumResults = z.infer<typeof premiumSchema>;
export type PremiumGroup = keyof PremiumResults;
export type Recommendation = PremiumResults['recommendations'][number];
export type Plan = z.infer<typeof planSchema>;

export const PREMIUM_GROUPS = Object.keys(premiumSchema.shape) as PremiumGroup[];
