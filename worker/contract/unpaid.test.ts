import { describe, expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import { observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../audit/proof/fixtures/websites.ts';
import { cutToFree } from './free-view.ts';
import { PREMIUM_GROUPS } from './premium.ts';

/** Every text anywhere in a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** Shorter ones are words of fixed lists, names and addresses. */
const MIN_CHARS = 30;

/** Groups with something for every website; the others tell what the tasks do not, and may have nothing. */
const ALWAYS_TOLD: ReadonlySet<string> = new Set([
  'recommendations',
  'technicalAudit',
  'contentOptimization',
  'performanceTracking',
]);

// The parts of a real report, not a made-up one: whatever is added to it later is looked for here by itself.
describe.each(Object.entries(WEBSITES))('what an unpaid owner of %s is sent', (_, website) => {
  const whole = judge(observeWebsite(website));
  const free = cutToFree(whole);
  const sent = texts(free);

  it('holds no sentence of the paid groups, the plan, or what stands behind a check', () => {
    const paid = texts([
      whole.premiumResults,
      whole.plan,
      whole.grounds,
      whole.checks.map(({ evidence, why, sources, because }) => [evidence, why, sources, because]),
    ]).filter((text) => text.length >= MIN_CHARS);
    expect(paid.length).toBeGreaterThan(500);
    // The website's own words, the three things to do first and how speed is measured are free wherever they stand.
    const open = new Set([
      ...texts([
        whole.facts,
        whole.pages,
        whole.reading,
        free.questions,
        whole.access,
        whole.freeResults,
        free.accessibility,
        free.lab,
        // Names of recommendations, which say which to do first and nothing of how.
        free.summary?.firstThings,
      ]),
    ]);
    const own = [...open].join('\n');
    const secret = new Set(paid.filter((text) => !own.includes(text)));
    expect(secret.size).toBeGreaterThan(200);
    expect(sent.filter((text) => [...secret].some((one) => text.includes(one)))).toEqual([]);
  });

  it('says how much of each group there is', () => {
    for (const group of PREMIUM_GROUPS) {
      const count = free.locked?.[group] ?? -1;
      expect(count, group).toBeGreaterThanOrEqual(0);
      // What every website is told something of.
      if (ALWAYS_TOLD.has(group)) expect(count, group).toBeGreaterThan(0);
    }
    expect(free.locked?.plan).toBe(whole.plan?.reduce((sum, { steps }) => sum + steps.length, 0));
    expect(free).not.toHaveProperty('plan');
    expect(free).not.toHaveProperty('grounds');
  });

  it('tells nothing of the fixes in the three things to do first', () => {
    const told = texts(free.freeResults.topRecommendations).join('\n');
    for (const { implementation, fix } of whole.premiumResults?.recommendations ?? []) {
      expect(told).not.toContain(implementation);
      if (fix) expect(told).not.toContain(fix.content);
    }
  });
});
