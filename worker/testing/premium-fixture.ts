import type { Basis, Grounds } from '../contract/grounds.ts';
import type { PremiumResults } from '../contract/premium.ts';
import { RECOMMENDATIONS } from './recommendations-fixture.ts';

const SITE = 'https://lantern-bakery.example';

const measured: Basis = { kind: 'measured', how: 'Counted on the pages that were read.' };
const unseen = (how: string): Basis => ({ kind: 'not_measured', how });
const consoleOnly = unseen('Open Search Console, choose Performance, then the last 28 days.');

const PREMIUM: PremiumResults = {
  recommendations: RECOMMENDATIONS,
  technicalOptimizations: [
    {
      area: 'Pictures',
      priority: 'medium',
      estimatedImpact: 'The home page would weigh 1.2 MB less.',
      issues: ['Five pictures are larger than they are shown.'],
      solutions: ['Save them at 1200 pixels.'],
    },
  ],
  contentStrategy: {
    keywordOpportunities: ['sourdough in Southwark'],
    contentGaps: ['No page says whether there is parking.'],
    aiOptimizedContent: ['Lantern Bakery bakes sourdough at 14 Quay Lane.'],
    articleRecommendations: [
      {
        title: 'How we bake our rye',
        wordCount: null,
        wordCountBasis: unseen('No length is known to be best.'),
        purpose: 'Answers what guests ask about rye.',
        outline: ['The flour', 'The oven'],
        keyPhrases: ['rye bread'],
        contentExample: 'Our rye rests for a night.',
      },
    ],
    faqSuggestions: [
      { question: 'Do you bake without wheat?', answer: 'TODO: your website does not say it.', keywords: ['wheat'] },
    ],
  },
  competitorAnalysis: {
    benchmarkComparison: {
      yourScore: 64,
      industryAverage: null,
      industryAverageBasis: unseen('Fewer than five bakeries were analyzed.'),
      topPerformerScore: null,
      topPerformerScoreBasis: unseen('Fewer than five bakeries were analyzed.'),
      yourRanking: null,
      yourRankingBasis: unseen('Fewer than five bakeries were analyzed.'),
    },
    topCompetitors: [],
    topCompetitorsBasis: unseen('Name up to three websites and have them analyzed.'),
    competitiveAdvantages: ['You state prices; they can be quoted.'],
    gapOpportunities: ['Say when the oven is lit.'],
    actionableInsights: [
      {
        insight: 'Prices are rare',
        priority: 'low',
        implementation: 'Keep the table of prices.',
        expectedOutcome: 'An assistant can quote £5.40.',
      },
    ],
  },
  performanceTracking: {
    currentMetrics: {
      organicTraffic: null,
      organicTrafficBasis: consoleOnly,
      aiMentions: null,
      aiMentionsBasis: unseen('Ask the same 20 questions once a week and count.'),
      brandSearches: null,
      brandSearchesBasis: consoleOnly,
      conversionRate: null,
      conversionRateBasis: unseen('Count orders and visits in your shop.'),
    },
    projectedImprovements: {
      trafficIncrease: null,
      trafficIncreaseBasis: unseen('Nobody can foresee it.'),
      aiVisibilityBoost: 12,
      aiVisibilityBoostBasis: { kind: 'derived', how: 'All recommendations carried out, scored again.' },
      leadGeneration: null,
      leadGenerationBasis: unseen('Count inquiries.'),
      timeframe: '90 days',
    },
    keyPerformanceIndicators: [
      {
        metric: 'Questions answered',
        currentValue: '5 of 12',
        targetValue: '10 of 12',
        trackingMethod: 'Analyse again.',
      },
    ],
  },
  industryInsights: {
    marketSize: 'Not measured',
    marketSizeBasis: unseen('Ask your trade association.'),
    aiAdoptionRate: 'A third of adults ask assistants.',
    aiAdoptionRateBasis: { kind: 'estimated', how: 'A survey.' },
    growthTrends: ['Answers cite fewer pages.'],
    seasonalPatterns: ['Stollen is asked for from October.'],
    customerBehavior: ['People ask when you open.'],
    futureOpportunities: ['Orders by assistant.'],
  },
  localSeoAnalysis: {
    googleMyBusinessOptimization: {
      currentStatus: 'No link to a profile was found.',
      recommendations: ['Claim the profile.'],
      localKeywords: ['bakery Southwark'],
    },
    localCompetitors: [],
    localCompetitorsBasis: unseen('Search for bakeries near you.'),
    reviewStrategy: {
      currentRating: null,
      currentRatingBasis: unseen('Read it in your profile.'),
      reviewCount: 1,
      reviewCountBasis: measured,
      recommendations: ['Put the date beside each review.'],
    },
    citationOpportunities: ['The bakers’ federation lists members.'],
  },
  technicalAudit: {
    pagespeedInsights: {
      desktopScore: 91,
      desktopScoreBasis: measured,
      mobileScore: 58,
      mobileScoreBasis: measured,
      recommendations: ['Load the video later.'],
    },
    securityAnalysis: {
      httpsStatus: 'Every page is encrypted.',
      vulnerabilities: [],
      recommendations: ['Send Strict-Transport-Security.'],
    },
    accessibilityIssues: [
      { issue: 'Pictures without a text', impact: 'They cannot be heard.', solution: 'Write alt.' },
    ],
    crawlabilityIssues: [
      { issue: 'A page ends in nothing', pages: [`${SITE}/faq`], fix: 'Answer 301 to the new place.' },
    ],
  },
  abTestingRecommendations: {
    highImpactTests: [
      {
        testName: 'Opening hours in the first screen',
        estimatedLift: null,
        estimatedLiftBasis: unseen('Only the test can tell.'),
        implementationTime: 'An hour',
        hypothesis: 'Visitors who see the hours call less often.',
        variants: [
          { name: 'As now', description: 'Hours at the foot.', expectedImpact: 'None.' },
          { name: 'On top', description: 'Hours under the heading.', expectedImpact: 'Fewer calls.' },
        ],
        successMetrics: ['Calls a week'],
        sampleSize: '1,570 visits for each variant',
        stopRule: 'After four weeks, whatever it shows.',
      },
    ],
    quickWins: [
      {
        element: 'Main heading',
        currentVersion: 'Bread worth getting up for',
        suggestedVersion: 'Lantern Bakery, sourdough in Southwark',
        rationale: 'It names who you are.',
      },
    ],
  },
  contentOptimization: {
    existingContentAudit: [
      {
        page: '/contact',
        aiOptimizationScore: 72,
        aiOptimizationScoreBasis: measured,
        currentPerformance: '180 words.',
        improvements: ['Say how to get there.'],
      },
    ],
    contentGaps: [
      {
        topic: 'Parking',
        searchVolume: null,
        searchVolumeBasis: unseen('Keyword Planner.'),
        difficulty: 'easy',
        opportunity: 'Nobody near you says it.',
      },
    ],
    contentCalendar: [
      { month: 'Month 1', contentType: 'Page', topics: ['Parking'], aiOptimizationFocus: 'A question answered.' },
    ],
  },
  socialMediaOptimization: {
    platforms: [
      {
        platform: 'Instagram',
        aiOptimizationScore: null,
        aiOptimizationScoreBasis: unseen('Profiles are not read.'),
        currentPresence: 'Linked in the footer.',
        recommendations: ['Same name as here.'],
        contentSuggestions: ['The oven at five.'],
      },
    ],
    crossPlatformStrategy: {
      unifiedMessaging: 'Sourdough from a wood-fired oven.',
      contentRepurposing: ['The rye article as five pictures.'],
      engagementTactics: ['Answer within a day.'],
    },
    socialSeoIntegration: {
      socialSignals: ['One profile is linked.'],
      linkBuildingOpportunities: ['The market’s website.'],
      brandMentionStrategy: 'Ask the market to name you.',
    },
  },
  voiceSearchOptimization: {
    currentReadiness: {
      score: null,
      scoreBasis: unseen('Ask three assistants aloud.'),
      assessment: 'Your hours can be read out.',
      keyFindings: ['Prices stand in a table.'],
    },
    voiceQueries: [
      {
        query: 'When does Lantern Bakery open?',
        priority: 'high',
        intent: 'Visit',
        optimization: 'Say it in a sentence.',
      },
    ],
    conversationalContent: {
      faqOptimization: ['Short answers first.'],
      naturalLanguageContent: ['We open at seven.'],
    },
    technicalImplementation: { structuredData: ['openingHours'], mobileOptimizations: ['Make the number a link.'] },
  },
  aiToolsIntegration: {
    recommendedAiTools: [
      {
        toolName: 'Search Console',
        cost: 'Free',
        category: 'Measuring',
        useCase: 'See what people searched.',
        implementation: 'Prove that the domain is yours.',
        expectedBenefit: 'You see which questions lead to you.',
      },
    ],
    automationOpportunities: {
      contentCreation: ['A draft of the weekly list.'],
      customerService: ['An answer outside hours.'],
      dataAnalysis: ['Bots in the server log.'],
    },
    futureProofing: {
      emergingTrends: ['Agents that order.'],
      preparationSteps: ['Keep a form that works without scripts.'],
      competitiveAdvantages: ['Your order form is plain HTML.'],
    },
  },
  businessSpecificTips: {
    industryOptimizations: ['Say which flour you use.'],
    localSeoTips: ['Name the nearest station.'],
    competitorAdvantages: ['Baking since 1987 is worth a sentence.'],
  },
};

/** The paid groups of an invented bakery: something in every field of the contract, some of it not measured. For tests. */
export const premiumFixture = (): PremiumResults => structuredClone(PREMIUM);

export function groundsFixture(): Grounds {
  return {
    '/contentStrategy/contentGaps/0': {
      kind: 'derived',
      rule: 'A question of the trade without an answer.',
      evidence: [],
    },
    '/industryInsights/aiAdoptionRate': {
      kind: 'estimated',
      source: {
        title: 'A survey of adults',
        url: 'https://survey.example/2026',
        date: '2026-05',
        strength: 'One survey, 2,000 people',
      },
    },
    '/technicalAudit/crawlabilityIssues/0': {
      kind: 'measured',
      checkIds: ['broken-links'],
      evidence: [{ pageUrl: `${SITE}/faq`, place: 'status', seen: '503' }],
    },
    '/performanceTracking': { kind: 'not_measured', how: 'It cannot be seen from outside.' },
    '/businessSpecificTips': { kind: 'measured', checkIds: ['local-required'], evidence: [] },
  };
}
