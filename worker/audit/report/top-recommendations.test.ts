import { describe, expect, it } from 'vitest';
import { ADVICE, SHARED_ADVICE } from '../advice/index.ts';
import type { Outcome } from '../checks/check.ts';
import { CHECKS } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Gate } from '../score/gates.ts';
import { improvements } from '../score/improvements.ts';
import type { TradeId } from '../trades/index.ts';
import { topRecommendations } from './top-recommendations.ts';

const result = (id: string, outcome: 'pass' | 'partial' | 'fail' | 'inconclusive') => {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return { check, outcome: { outcome, evidence: [], because: '' } as Outcome };
};
/** A website whose words were understood: the total is the geometric mean of both halves. */
const understood = result('unanswered-questions', 'pass');
const top = (results: CheckResult[], gates: Gate[], trade: TradeId | null = null) =>
  topRecommendations(improvements({ results, gates, trade }));
const ids = (...args: Parameters<typeof top>) => top(...args).map(({ checkIds }) => checkIds);

// Weights: blocked-google 3, blocked-bing 2.5, noindex-meta-tag 2.5, missing-sitemap 0.6, obsolete-robots-rules 0.1.
describe('topRecommendations', () => {
  it('names the three the full report begins with, by scoring again', () => {
    const results = [
      result('obsolete-robots-rules', 'partial'),
      result('missing-sitemap', 'fail'),
      result('blocked-bing', 'fail'),
      result('blocked-google', 'pass'),
      result('forbidden-snippets', 'partial'),
      understood,
    ];
    const [first] = top(results, []);
    expect(ids(results, [])).toEqual([
      ['blocked-bing'],
      ['forbidden-snippets'],
      ['obsolete-robots-rules', 'missing-sitemap'],
    ]);
    expect(first).toEqual({
      title: ADVICE['blocked-bing']?.title,
      description: ADVICE['blocked-bing']?.description,
      priority: 'high',
      checkIds: ['blocked-bing'],
      pointsGain: 20.2, // from the root of 49.4 x 100 to that of 81.8 x 100
      effort: 'minutes',
      owner: 'web person',
      urgency: 'shuts out',
    });
  });

  it('puts what opens a gate first and offers it whole', () => {
    const gate: Gate = { id: 'shut', cap: 10, reason: '', opensWith: ['noindex-meta', 'noindex-header'] };
    const results = [
      result('noindex-meta-tag', 'fail'),
      result('noindex-header', 'fail'),
      result('blocked-google', 'fail'),
      result('blocked-bing', 'pass'),
      understood,
    ];
    const [first, second] = top(results, [gate]);
    expect(first?.checkIds.sort()).toEqual(['noindex-header', 'noindex-meta-tag']);
    expect(first?.pointsGain).toBe(73.7); // from 10 to the root of 70 x 100
    expect(second).toMatchObject({ checkIds: ['blocked-google'], pointsGain: 16.3 });
  });

  it('offers what one line of robots.txt costs several agents as one thing to do', () => {
    const shut = (id: string) => {
      const one = result(id, 'fail');
      const evidence = [{ pageUrl: '', place: 'robots.txt line 2, for X', seen: 'Disallow: /' }];
      return { ...one, outcome: { outcome: 'fail' as const, evidence } };
    };
    const shown = top([shut('blocked-google'), shut('blocked-bing'), result('missing-sitemap', 'fail')], []);
    expect(shown.map(({ checkIds }) => checkIds)).toEqual([['blocked-google', 'blocked-bing'], ['missing-sitemap']]);
    expect(shown[0]?.title).toContain('search agents');
  });

  it('offers what several checks miss for one cause as one thing to do', () => {
    const without = (id: string, cause: string) => {
      const one = result(id, 'fail');
      return { ...one, outcome: { outcome: 'fail' as const, evidence: [], cause } };
    };
    const shown = top(
      [
        without('missing-identity-node', 'no-business-markup'),
        without('incomplete-local-address', 'no-business-markup'),
        without('found-impossible-address', 'leads-home'),
        result('blocked-google', 'pass'),
      ],
      [],
    );
    expect(shown.map(({ checkIds }) => checkIds)).toEqual([
      ['missing-identity-node', 'incomplete-local-address'],
      ['found-impossible-address'],
    ]);
    expect(shown[0]?.title).toBe(SHARED_ADVICE['no-business-markup']?.title);
    expect(shown[1]?.title).toBe(ADVICE['found-impossible-address']?.causes?.['leads-home']?.title);
  });

  it('joins what scripts bring only where they write the page', () => {
    const late = (id: string) => {
      const one = result(id, 'fail');
      return { ...one, outcome: { outcome: 'fail' as const, evidence: [], cause: 'only-after-javascript' } };
    };
    const seen = [result('blocked-google', 'pass'), understood];
    const widgets = [late('few-customer-reviews'), late('missing-quotations'), ...seen];
    expect(ids(widgets, [])).toEqual([['missing-quotations'], ['few-customer-reviews']]);
    const half = late('little-plain-text');
    const partly = [...widgets, { ...half, outcome: { ...half.outcome, outcome: 'partial' as const } }];
    expect(ids(partly, [])).toEqual(
      expect.arrayContaining([['missing-quotations'], ['few-customer-reviews'], ['little-plain-text']]),
    );
    // Where part of the text is lost, what others say is that part.
    const text = late('text-lost-without-javascript');
    const lost = [...widgets, { ...text, outcome: { ...text.outcome, outcome: 'partial' as const } }];
    expect(ids(lost, []).map((one) => one.length)).toEqual([3]);
    const gate: Gate = { id: 'empty-without-javascript', cap: 40, reason: '', opensWith: ['raw-text'] };
    const [first] = top([...widgets, late('little-plain-text')], [gate]);
    expect(first?.checkIds.sort()).toEqual(['few-customer-reviews', 'little-plain-text', 'missing-quotations']);
    expect(first?.title).toBe(SHARED_ADVICE['only-after-javascript']?.title);
  });

  it('puts the shorter of two first that gain as much', () => {
    // Both weigh 0.2; a viewport line is a matter of minutes, the other of hours.
    const shown = ids(
      [
        result('missing-cache-validators', 'fail'),
        result('missing-viewport', 'fail'),
        result('blocked-google', 'pass'),
      ],
      [],
    );
    expect(shown).toEqual([['missing-viewport'], ['missing-cache-validators']]);
  });

  it('tells a brief home page that holds the score down and other brief pages as one thing to do', () => {
    const at = (path: string) => ({ pageUrl: `https://larch.test/${path}`, place: 'text', seen: '60 characters' });
    const brief = result('little-plain-text', 'fail');
    const thin = result('thin-pages', 'fail');
    const results = [
      { check: brief.check, outcome: { ...brief.outcome, cause: 'brief-page', evidence: [at('')] } as Outcome },
      { check: thin.check, outcome: { ...thin.outcome, evidence: [at(''), at('about')] } as Outcome },
      understood,
    ];
    const gate: Gate = { id: 'empty-without-javascript', cap: 40, reason: '', opensWith: ['raw-text'] };
    expect(ids(results, [gate]).map((one) => [...one].sort())).toEqual([['little-plain-text', 'thin-pages']]);
  });

  it('promises nothing where nothing is lost or known', () => {
    expect(ids([result('blocked-google', 'pass'), result('blocked-bing', 'inconclusive')], [])).toEqual([]);
  });

  it('puts what misleads before what gains more, and what gains much before what gains little', () => {
    const results = [
      result('missing-sitemap', 'fail'),
      result('outdated-statements', 'fail'),
      result('unmarked-prices', 'fail'),
      result('missing-self-description', 'fail'),
      understood,
      result('blocked-google', 'pass'),
    ];
    expect(ids(results, [])[0]).toEqual(['outdated-statements']);
    const gains = top(results, [], 'shop')
      .slice(1)
      .map(({ pointsGain }) => pointsGain);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(top(results, [])[0]?.priority).toBe('high');
  });

  it('never begins with something of low priority', () => {
    const [only] = top([result('missing-feed', 'fail'), understood, result('blocked-google', 'pass')], []);
    expect(only?.priority).not.toBe('low');
  });

  it('begins with speed only where people leave before they see anything', () => {
    const seen = (place: string, what: string) => ({ pageUrl: 'https://larch.test/', place, seen: what });
    const slow = (...evidence: ReturnType<typeof seen>[]) => {
      const { check, outcome } = result('slow-largest-paint', 'fail');
      return { check, outcome: { ...outcome, evidence } as Outcome };
    };
    const urgency = (...results: CheckResult[]) => improvements({ results, gates: [], trade: null })[0]?.urgency;
    const paint = (time: string) => seen('largest paint on a phone', time);
    expect(urgency(slow(paint('11.2 s')))).toBe('improves');
    expect(urgency(slow(paint('5.7 s'), seen('what is largest on a phone', '2407_larch.webp')))).toBe('polishes');
    expect(urgency(result('heavy-pages', 'fail'))).toBe('polishes');
    expect(urgency(slow(paint('7.2 s')), result('heavy-pages', 'fail'))).toBe('polishes');
    expect(urgency(slow(paint('12.3 s')), result('heavy-pages', 'fail'))).toBe('improves');
  });

  it('begins with no privacy page, but with a dead link to one, or with the terms of a shop', () => {
    const policies = (cause?: string) => {
      const { check, outcome } = result('missing-policies', 'fail');
      return { check, outcome: { ...outcome, ...(cause ? { cause } : {}) } as Outcome };
    };
    const others = [result('missing-proof-of-work', 'fail'), understood];
    const last = (cause?: string) => ids([policies(cause), ...others], []).at(-1);
    expect(last('no-form-seen')).toEqual(['missing-policies']);
    const urgency = (cause?: string, trade: TradeId | null = null) =>
      improvements({ results: [policies(cause)], gates: [], trade })[0]?.urgency;
    expect(urgency()).toBe('polishes');
    expect(urgency('dead-link')).toBe('improves');
    expect(urgency('no-terms', 'shop')).toBe('improves');
  });
});
