import { describe, expect, it } from 'vitest';
import { facts, HOME } from '../testing/audit-builders.ts';
import { cutToFree } from './free-view.ts';
import type { FreeSection, Results } from './results.ts';

const ABOUT = `${HOME}about`;
const section = <Key extends string>(): FreeSection<Key> => ({
  description: '',
  details: {} as Record<Key, string>,
  seen: {} as Record<Key, string>,
});
const page = (url: string, role: string) => ({
  url,
  role,
  status: 200,
  title: null,
  h1Count: 1,
  images: 0,
  imagesWithoutAlt: 0,
  wordsPlain: 1,
  wordsRendered: null,
  fetchedAt: 0,
  note: null,
});
const cell = (pageUrl: string) => ({
  pageUrl,
  token: 'Bingbot',
  verdict: 'closed' as const,
  because: [{ kind: 'robots' as const, seen: `secret of ${pageUrl}` }],
});
const reading = (pageUrl: string) => ({
  pageUrl,
  plain: `text of ${pageUrl}`,
  rendered: null,
  lostWithoutJavaScript: null,
});
const asked = (id: string) => ({
  id: `other/${id}`,
  question: `${id}?`,
  weight: 5,
  kind: 'list' as const,
  answered: 'full' as const,
  passage: `passage of ${id}`,
  pageUrl: HOME,
  jsOnly: false,
});

const whole: Results = {
  contractVersion: '1',
  engineVersion: '1.0.0',
  overallScore: 50,
  score: {
    access: 50,
    understanding: null,
    gates: [],
    categories: [],
    coverage: { pagesRead: 2, pagesChosen: 2, checksMeasured: 1, checksApplicable: 1, weightMeasured: 1 },
  },
  facts: facts(),
  pages: [page(ABOUT, 'about'), page(HOME, 'home')],
  access: { agents: [], cells: [cell(HOME), cell(ABOUT)] },
  freeResults: {
    contentStructure: section(),
    businessVisibility: section(),
    aiRecommendationPotential: section(),
    topRecommendations: [],
  },
  checks: [
    {
      id: 'blocked-bing',
      catalogue: ['access-bing'],
      category: 'access',
      outcome: 'fail',
      title: 'Bing is kept off your home page',
      weight: 2.5,
      strength: 'A',
      revision: 1,
      evidence: [{ pageUrl: HOME, place: 'premium place', seen: 'premium quote' }],
      why: 'premium why',
      sources: ['https://premium.test/'],
      because: 'premium because',
    },
  ],
  questions: ['one', 'two', 'three', 'four', 'five'].map(asked),
  reading: [reading(HOME), reading(ABOUT)],
  lab: {
    pageUrl: HOME,
    method: 'simulated',
    devices: [
      {
        device: 'phone',
        score: 71,
        runs: 3,
        because: null,
        metrics: [{ id: 'speed-index', value: 3_000, unit: 'ms', score: 90, min: 2_900, max: 3_100 }],
        largestElement: { selector: 'img', snippet: '<img alt="premium picture">' },
        consoleErrors: ['premium error'],
      },
    ],
  },
  accessibility: {
    engine: 'axe-core 4.14.1',
    pagesTested: 2,
    score: 88,
    byImpact: { critical: 1, serious: 0, moderate: 0, minor: 0 },
    undecided: 1,
    issues: [
      {
        rule: 'image-alt',
        impact: 'critical',
        help: 'premium help',
        helpUrl: 'https://premium.test/',
        pages: [HOME],
        nodeCount: 1,
        examples: [],
      },
    ],
  },
  premiumResults: null,
};

describe('cutToFree', () => {
  const free = cutToFree(whole);

  it('keeps the outcome of each check and nothing behind it', () => {
    expect(Object.keys(free.checks[0] ?? {})).toEqual([
      'id',
      'catalogue',
      'category',
      'outcome',
      'title',
      'weight',
      'strength',
    ]);
    expect(JSON.stringify(free)).not.toContain('premium ');
    expect(JSON.stringify(free)).not.toContain('premium.test');
  });

  it('keeps the home page of the matrix and of the reading', () => {
    expect(free.access.cells).toEqual([cell(HOME)]);
    expect(free.reading).toEqual([reading(HOME)]);
  });

  it('keeps the three heaviest questions', () => {
    expect(free.questions?.map(({ id }) => id)).toEqual(['other/one', 'other/two', 'other/three']);
    const { questions: _, ...before } = whole;
    expect(cutToFree(before)).not.toHaveProperty('questions');
  });

  it('counts what is held back', () => {
    expect(free.locked).toEqual({
      checks: 1,
      evidence: 1,
      questions: 2,
      access: 1,
      reading: 1,
      lab: 1,
      accessibility: 1,
      plan: 0,
    });
  });

  it('holds back every paid group, the plan and what they rest on, and says how much', () => {
    const paid = {
      ...whole,
      premiumResults: {
        recommendations: [
          { title: 'premium title', fix: { certainty: 'certain' }, moreFixes: [{ certainty: 'likely' }] },
          { title: 'premium other', fix: { certainty: 'seen' } },
        ],
        performanceTracking: { keyPerformanceIndicators: ['Not measured: visits from search.'] },
        contentStrategy: { contentGaps: ['premium gap'], faqSuggestions: [{ keywords: ['premium word'] }] },
      },
      plan: [{ goal: 'premium goal', steps: [{ title: 'premium step' }] }],
      grounds: { '/recommendations/0': { rule: 'premium rule' } },
    } as unknown as Results;
    const cut = cutToFree(paid);
    expect(JSON.stringify(cut)).not.toContain('premium ');
    expect(cut).not.toHaveProperty('plan');
    expect(cut).not.toHaveProperty('grounds');
    expect(cut.premiumResults).toBeNull();
    expect(cut.locked).toMatchObject({
      recommendations: 2,
      texts: 2,
      contentStrategy: 2,
      performanceTracking: 0,
      industryInsights: 0,
      plan: 1,
    });
  });

  it('keeps scores of speed and accessibility without what is behind them', () => {
    expect(free.lab?.devices).toEqual([{ device: 'phone', score: 71, runs: 3, because: null, metrics: [] }]);
    expect(free.accessibility).toMatchObject({ score: 88, byImpact: { critical: 1 }, issues: [] });
  });

  it('lets no field through that it does not know', () => {
    const grown = { ...whole, later: ['premium step'] } as Results;
    expect(cutToFree(grown)).toEqual(free);
  });

  it('leaves the whole report as it is', () => {
    expect(whole.checks[0]?.why).toBe('premium why');
    expect(whole.locked).toBeUndefined();
  });
});
