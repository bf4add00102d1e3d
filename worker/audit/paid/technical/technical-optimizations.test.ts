import { expect, it } from 'vitest';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { scriptOnlyBakery } from '../../proof/fixtures/script-only-bakery/website.ts';
import { premiumResults } from '../premium-results.ts';
import { technicalOptimizations } from './technical-optimizations.ts';

it('says no test that would hold already', () => {
  const text = 'User-agent: *\nAllow: /\nSitemap: https://other.test/sitemap.xml';
  const input = premiumInputOf({ ...englishPlumber, robots: { status: 200, text } });
  expect(input.improvements.flatMap(({ checkIds }) => checkIds)).toContain('robots-txt-mistakes');
  expect(JSON.stringify(technicalOptimizations(input))).not.toContain('a robots.txt parser reports no line');
});

it('says nothing that a task says: tests alone, of what several are mended together', () => {
  const text = 'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /';
  const input = premiumInputOf({ ...scriptOnlyBakery, robots: { status: 200, text } });
  const tasks = new Set(input.recommendations.flatMap(({ doneWhen = '' }) => doneWhen));
  const told = premiumResults(input).premium.technicalOptimizations;
  expect(told.length).toBeGreaterThan(0);
  for (const { issues, solutions, estimatedImpact } of told) {
    expect([issues, solutions.filter((one) => tasks.has(one))]).toEqual([[], []]);
    expect(solutions.length).toBeGreaterThan(0);
    expect(estimatedImpact).toMatch(/^For recommendations? \d/);
  }
});
