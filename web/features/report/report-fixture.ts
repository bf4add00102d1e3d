import type { AnalysisView } from '../../../worker/contract/api.ts';
import type { ReportCheck, Results } from '../../../worker/contract/results.ts';
import { fixtureFacts, SITE } from './facts-fixture.ts';

const check = (
  id: string,
  category: ReportCheck['category'],
  outcome: ReportCheck['outcome'],
  title: string,
  weight = 2,
  because?: string,
): ReportCheck => ({
  id,
  catalogue: [id],
  category,
  outcome,
  title,
  weight,
  strength: 'B',
  ...(because ? { because } : {}),
});

const lostSentence = 'Order online until 4 pm, collect tomorrow.';
const plainText =
  'Lantern Bakery\nBread worth getting up for.\nBaked overnight, sold until it is gone. Sourdough, rye and celebration cakes from a wood-fired oven.\n';

/** A finished, unpaid report of an invented bakery, for tests. */
export function reportResults(part: Partial<Results> = {}): Results {
  return {
    contractVersion: '1',
    engineVersion: '0.1.0',
    overallScore: 64,
    score: {
      access: 71,
      understanding: 58,
      gates: [
        {
          id: 'search-blocked',
          cap: 79,
          reason: 'ChatGPT search can’t open your website, so no score above 79 would be fair.',
        },
      ],
      categories: [
        { id: 'access', title: 'AI crawler access', score: 62, group: 'access' },
        { id: 'rendering', title: 'Text in the HTML', score: 81, group: 'access' },
        { id: 'structured-data', title: 'Structured data', score: 55, group: 'understanding' },
        { id: 'identity', title: 'Business identity', score: 74, group: 'understanding' },
        { id: 'authority', title: 'Authority and trust', score: null, group: 'understanding' },
      ],
      coverage: { pagesRead: 3, pagesChosen: 4, checksMeasured: 118, checksApplicable: 131, weightMeasured: 0.93 },
    },
    facts: fixtureFacts,
    pages: [
      {
        url: `${SITE}/`,
        role: 'home',
        status: 200,
        title: 'Lantern Bakery, London',
        h1Count: 1,
        images: 14,
        imagesWithoutAlt: 5,
        wordsPlain: 420,
        wordsRendered: 510,
        fetchedAt: 1_790_000_000_000,
        note: null,
      },
      {
        url: `${SITE}/contact`,
        role: 'contact',
        status: 200,
        title: 'Contact',
        h1Count: 1,
        images: 2,
        imagesWithoutAlt: 0,
        wordsPlain: 180,
        wordsRendered: 184,
        fetchedAt: 1_790_000_002_000,
        note: null,
      },
      {
        url: `${SITE}/faq`,
        role: 'faq',
        status: 503,
        title: null,
        h1Count: null,
        images: null,
        imagesWithoutAlt: null,
        wordsPlain: null,
        wordsRendered: null,
        fetchedAt: 1_790_000_004_000,
        note: 'The server answered 503, so this page was not read.',
      },
    ],
    access: {
      agents: [
        {
          token: 'OAI-SearchBot',
          operator: 'OpenAI',
          purpose: 'search',
          effect: 'Your pages leave ChatGPT search answers, usually within a day.',
        },
      ],
      cells: [
        {
          pageUrl: `${SITE}/`,
          token: 'OAI-SearchBot',
          verdict: 'closed',
          because: [{ kind: 'robots', seen: 'Disallow: /' }],
        },
        {
          pageUrl: `${SITE}/`,
          token: 'Bingbot',
          verdict: 'limited',
          because: [{ kind: 'meta', seen: '<meta name="robots" content="max-snippet:50">' }],
        },
      ],
    },
    freeResults: {
      contentStructure: {
        description: 'How well machines can take your pages apart.',
        details: { schemaMarkup: 'partial', semanticHtml: 'good', contentClarity: 'clear' },
        seen: {
          schemaMarkup: 'The home page says “Bakery” in JSON-LD but gives no address there.',
          semanticHtml: 'Every page has one main heading; the home page says “Lantern Bakery”.',
          contentClarity: 'The first sentence says what you do: “Sourdough, rye and celebration cakes”.',
        },
      },
      businessVisibility: {
        description: 'Whether your name, offer and contact details can be read without guessing.',
        details: { businessName: 'clear', servicesListed: 'complete', contactInfo: 'partial' },
        seen: {
          businessName: '“Lantern Bakery” stands in the title, the main heading and the structured data.',
          servicesListed: 'Three services are named, the first “Celebration cakes to order”.',
          contactInfo: 'Two phone numbers contradict each other: “020 555 0100” and “+44 20 555 0199”.',
        },
      },
      aiRecommendationPotential: {
        description: 'What gives an assistant reason to name you.',
        details: { authorityScore: 'weak', localSignals: 'moderate', reviewIntegration: 'partial' },
        seen: {
          authorityScore: 'No page says who stands behind the advice.',
          localSignals: 'The address stands on one page of three: “14 Quay Lane”.',
          reviewIntegration: 'One customer text was found, without a date.',
        },
      },
      topRecommendations: [
        {
          title: 'Let ChatGPT search open your website',
          description: 'Line 7 of robots.txt closes every page to the index behind ChatGPT’s answers.',
          priority: 'high',
          checkIds: ['access-chatgpt-search'],
          pointsGain: 9,
        },
        {
          title: 'Say one phone number everywhere',
          description: 'Two pages give different numbers. An assistant that finds both gives neither.',
          priority: 'high',
          checkIds: ['nap-consistency'],
          pointsGain: 4,
        },
        {
          title: 'Put your address into the structured data',
          description: 'Your bakery is declared, its place is not, so “near me” questions pass it by.',
          priority: 'medium',
          checkIds: ['local-required'],
          pointsGain: 3,
        },
      ],
    },
    checks: [
      check('access-chatgpt-search', 'access', 'fail', 'ChatGPT search is refused', 8),
      check('access-claude-search', 'access', 'pass', 'Claude may read every page'),
      check(
        'edge-parity',
        'access',
        'inconclusive',
        'Same answer for every reader',
        2,
        'The server was too slow to ask twice.',
      ),
      check('raw-vs-rendered', 'rendering', 'pass', 'The text is there without JavaScript'),
      check('local-required', 'structured-data', 'partial', 'Some of the local data is missing', 3),
      check(
        'hreflang',
        'structured-data',
        'not_applicable',
        'Language versions point at each other',
        1,
        'There is one language.',
      ),
      check('name-consistent', 'identity', 'pass', 'One name everywhere'),
      check('llms-txt', 'agent-readiness', 'info', 'There is no llms.txt', 0),
    ],
    reading: [
      {
        pageUrl: `${SITE}/`,
        plain: plainText,
        rendered: `${plainText}${lostSentence}`,
        lostWithoutJavaScript: ['online ordering'],
      },
    ],
    lab: {
      pageUrl: `${SITE}/`,
      method: 'Loaded at full speed and worked out for a phone and a desktop.',
      devices: [
        {
          device: 'phone',
          score: 62,
          runs: 3,
          because: null,
          metrics: [
            { id: 'first-contentful-paint', value: 1910, unit: 'ms', score: 88, min: 1880, max: 1950 },
            { id: 'largest-contentful-paint', value: 4620, unit: 'ms', score: 36, min: 4400, max: 4700 },
            { id: 'total-blocking-time', value: 310, unit: 'ms', score: 78, min: 260, max: 340 },
            { id: 'cumulative-layout-shift', value: 0.1832, unit: 'none', score: 67, min: 0.18, max: 0.1832 },
            { id: 'speed-index', value: 3020, unit: 'ms', score: 93, min: 3000, max: 3100 },
          ],
        },
        { device: 'desktop', score: null, runs: 0, because: 'The page did not come to rest in time.', metrics: [] },
      ],
    },
    accessibility: {
      engine: 'axe-core 4.14.1',
      pagesTested: 3,
      score: 86,
      byImpact: { critical: 0, serious: 2, moderate: 1, minor: 0 },
      undecided: 1,
      issues: [
        {
          rule: 'color-contrast',
          impact: 'serious',
          help: 'Elements must meet minimum color contrast ratio thresholds',
          helpUrl: 'https://dequeuniversity.com/rules/axe/4.14/color-contrast',
          pages: [`${SITE}/`, `${SITE}/cakes`],
          nodeCount: 7,
          examples: [],
        },
      ],
    },
    premiumResults: null,
    locked: { recommendations: 27, texts: 8, plan: 18, questions: 21, technicalAudit: 16 },
    ...part,
  };
}

/** The answer of `GET /api/analysis/{id}` that carries it. */
export function analysisView(part: Partial<AnalysisView> = {}): AnalysisView {
  return {
    analysisId: 41,
    websiteUrl: `${SITE}/`,
    isPaid: false,
    isDemo: true,
    status: 'completed',
    results: reportResults(),
    failureMessage: null,
    sessionId: 'a'.repeat(32),
    createdAt: 1_790_000_000_000,
    completedAt: 1_790_000_042_000,
    ticked: [],
    shareUrl: null,
    ...part,
  };
}
