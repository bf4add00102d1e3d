import { describe, expect, it } from 'vitest';
import { type CategoryId, type Check, defineCheck, type Outcome, pass } from '../checks/check.ts';
import type { Gate } from './gates.ts';
import { cappedScore, rawScore, roundHalfUp, scoreOf } from './scoring.ts';
import { type CatalogueId, weightOf } from './weights.ts';

const check = (catalogue: CatalogueId, category: CategoryId = 'access'): Check =>
  defineCheck({
    id: catalogue,
    revision: 1,
    category,
    strength: 'A',
    catalogue: [catalogue],
    title: { pass: 'yes', fail: 'no' },
    why: '',
    sources: [],
    needs: [],
    run: () => pass(),
  });
const result = (catalogue: CatalogueId, outcome: Outcome['outcome'], credit?: number, category?: CategoryId) => ({
  check: check(catalogue, category),
  outcome: { outcome, evidence: [], because: '', ...(credit === undefined ? {} : { credit }) } as Outcome,
});
const gate = (cap: number): Gate => ({ id: `g${cap}`, cap, reason: 'Because.', opensWith: [] });
const PAGES = { pagesRead: 3, pagesChosen: 4 };

// Weights used below: access-google 3, access-chatgpt-search 3, access-bing 2.5, title 0.6.
describe('rawScore', () => {
  it('weighs credit: pass 1, partial half or as the check says, fail 0', () => {
    expect(rawScore([result('access-google', 'pass'), result('access-chatgpt-search', 'fail')])).toBe(50);
    expect(rawScore([result('access-google', 'partial')])).toBe(50);
    expect(rawScore([result('access-google', 'partial', 0.8)])).toBe(80);
  });

  it('counts of a check that asks many things what is known, whatever its outcome', () => {
    const asked = (outcome: Outcome['outcome'], share: number, credit: number) => {
      const one = result('access-google', outcome);
      return { ...one, outcome: { ...one.outcome, known: { share, credit } } as Outcome };
    };
    const failed = result('access-chatgpt-search', 'fail');
    expect(rawScore([asked('pass', 1, 1), failed])).toBe(50);
    expect(rawScore([asked('pass', 0.5, 1), failed])).toBeCloseTo(100 / 3);
    expect(rawScore([asked('inconclusive', 0.5, 1), failed])).toBeCloseTo(100 / 3);
    expect(rawScore([asked('inconclusive', 0.5, 0.5)])).toBe(50);
  });

  it('leaves out what says nothing about the website, from both sums', () => {
    const rest = (['info', 'not_applicable', 'inconclusive'] as const).map((outcome) => result('access-bing', outcome));
    expect(rawScore([result('access-google', 'pass'), ...rest])).toBe(100);
    expect(rawScore(rest)).toBeNull();
  });

  it('gives no weight to information', () => {
    expect(weightOf(check('llms-txt'))).toBe(0);
    expect(rawScore([result('access-google', 'pass'), result('llms-txt', 'fail')])).toBe(100);
  });
});

describe('the number of an area', () => {
  const area = (passed: readonly CatalogueId[], open: readonly CatalogueId[]) =>
    scoreOf([...passed.map((id) => result(id, 'pass')), ...open.map((id) => result(id, 'inconclusive'))], [], {
      ...PAGES,
      pagesKnown: 4,
    }).score.categories.find(({ id }) => id === 'access')?.score;

  it('is none where it would be high and more than a third was not measured', () => {
    const passed = ['access-google', 'robots-syntax', 'obsolete-rules'] as const;
    const open = ['access-apple-siri', 'access-other-assistants', 'robots-sitemap-conflict'] as const;
    expect(area(passed, open)).toBe(100);
    expect(area(passed, [...open, 'cloudflare-managed'])).toBeNull();
  });

  it('is none where a check was not measured that weighs two thirds of the heaviest', () => {
    const passed = ['access-google', 'access-chatgpt-search', 'access-bing', 'access-claude-search'] as const;
    expect(area(passed, ['access-user-fetch'])).toBe(100);
    expect(area(passed, ['access-perplexity'])).toBeNull();
  });
});

describe('the total', () => {
  it('is rounded half up', () => {
    expect([49.5, 49.4999, 50.49, 74.49999999999999].map(roundHalfUp)).toEqual([50, 49, 50, 75]);
  });

  it('is capped by the lowest gate', () => {
    const all = [result('access-google', 'pass'), result('title', 'pass', undefined, 'semantics')];
    expect(cappedScore(all, [gate(50), gate(20)])).toBe(20);
    expect(cappedScore([result('access-google', 'fail')], [gate(50)])).toBe(0);
  });

  it('is 0 when nothing was measured', () => {
    expect(scoreOf([], [], PAGES).overallScore).toBe(0);
    expect(scoreOf([], [], PAGES).score.access).toBeNull();
  });
});

describe('confidence', () => {
  // Weights: question-coverage 5, title 0.6, html-lang 0.3.
  const understanding = (questions: 'pass' | 'inconclusive', title: 'pass' | 'inconclusive') => [
    result('access-google', 'pass'),
    result('question-coverage', questions, undefined, 'content'),
    result('title', title, undefined, 'semantics'),
    result('html-lang', 'fail', undefined, 'semantics'),
  ];

  it('is full from 85 % of the weight of Understanding on', () => {
    expect(scoreOf(understanding('pass', 'pass'), [], PAGES).score.confidence).toBe('full');
  });

  it('is partial below, and the score still counts what was measured', () => {
    const few = [
      ...understanding('pass', 'inconclusive'),
      result('answer-first', 'inconclusive', undefined, 'content'),
    ];
    const { overallScore, score } = scoreOf(few, [], PAGES);
    expect([score.confidence, score.understanding, overallScore]).toEqual(['partial', 94, 97]);
  });

  it('is partial in a language of which we read the facts alone, and held down by what was measured', () => {
    const [whole, half] = [{}, { isHalfRead: true }].map((how) =>
      scoreOf(understanding('pass', 'pass'), [], PAGES, how),
    );
    expect([whole?.score.confidence, half?.score.confidence]).toEqual(['full', 'partial']);
    expect(half?.overallScore).toBe(whole?.overallScore);
  });

  it('is access alone, held at 60, where less than half was understood', () => {
    const { overallScore, score } = scoreOf(understanding('inconclusive', 'pass'), [], PAGES);
    expect([score.confidence, score.understanding, overallScore]).toEqual(['access_only', null, 60]);
  });

  it('lets nobody pass who can be opened and says nothing', () => {
    const mute = [result('access-google', 'pass'), result('title', 'fail', undefined, 'semantics')];
    expect(scoreOf(mute, [], PAGES).overallScore).toBe(0);
  });
});

describe('scoreOf', () => {
  const results = [
    result('access-google', 'pass'),
    result('title', 'fail', undefined, 'semantics'),
    result('html-lang', 'pass', undefined, 'semantics'),
    result('access-bing', 'inconclusive'),
    result('hreflang', 'not_applicable', undefined, 'discoverability'),
    result('webmcp', 'pass', undefined, 'agent-readiness'),
  ];
  const { overallScore, score } = scoreOf(results, [], PAGES);

  it('splits into access and understanding by the same rule', () => {
    expect([score.access, score.understanding]).toEqual([100, 33]); // 0.3 of 0.9
    expect(overallScore).toBe(57); // √(100 × 33)
    expect(score.categories).toHaveLength(12);
    expect(score.categories.find(({ id }) => id === 'discoverability')?.score).toBeNull();
  });

  describe('the number of an area', () => {
    const numberOf = (...outcomes: [CatalogueId, Outcome['outcome']][]) =>
      scoreOf(
        outcomes.map(([id, outcome]) => result(id, outcome, undefined, 'authority')),
        [],
        PAGES,
      ).score.categories.find(({ id }) => id === 'authority')?.score;
    const looked: [CatalogueId, Outcome['outcome']][] = [
      ['team', 'info'],
      ['credentials', 'info'],
      ['case-proof', 'info'],
    ];

    it('is high only where several checks made up two thirds of what could be found', () => {
      // 0.7 and 0.4 of 1.9, 0.8 of which was looked for in vain.
      expect(numberOf(['reviews-onsite', 'pass'], ['reviews-offsite', 'pass'], ...looked)).toBeNull();
      const all: [CatalogueId, Outcome['outcome']][] = [
        ['reviews-onsite', 'pass'],
        ['reviews-offsite', 'pass'],
        ['policies', 'pass'],
        ['rating-level', 'pass'],
        ['press-mentions', 'pass'],
      ];
      expect(numberOf(...all, ...looked.slice(1))).toBe(100);
      expect(numberOf(...all.toSpliced(2, 1), ...looked)).toBeNull();
    });

    it('rests on three checks, whatever was looked for in vain', () => {
      expect(numberOf(['reviews-onsite', 'fail'], ['reviews-offsite', 'pass'], ...looked)).toBeNull();
      expect(numberOf(['reviews-onsite', 'fail'], ['reviews-offsite', 'pass'], ['policies', 'pass'], ...looked)).toBe(
        56,
      );
      expect(numberOf(['reviews-offsite', 'fail'], ['reviews-onsite', 'inconclusive'])).toBeNull();
    });

    it('rests on three fifths of what applies', () => {
      const [fails, open] = [
        ['rating-level', 'fail'],
        ['reviews-offsite', 'inconclusive'],
      ] as const;
      const passes: [CatalogueId, Outcome['outcome']][] = [
        ['press-mentions', 'pass'],
        ['team', 'pass'],
      ];
      expect(numberOf([...fails], ...passes)).not.toBeNull();
      expect(numberOf([...fails], ...passes, [...open], ['reviews-onsite', 'inconclusive'])).toBeNull();
    });
  });

  it('states how much was judged', () => {
    expect(score.coverage).toEqual({ ...PAGES, checksMeasured: 3, checksApplicable: 4, weightMeasured: 0.609 });
  });
});
