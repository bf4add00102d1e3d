import { expect, it } from 'vitest';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { premiumResults } from '../premium-results.ts';
import { technicalOptimizations } from './technical-optimizations.ts';

it('says no test that would hold already', () => {
  const text = 'User-agent: *\nAllow: /\nSitemap: https://other.test/sitemap.xml';
  const input = premiumInputOf({ ...englishPlumber, robots: { status: 200, text } });
  expect(input.improvements.flatMap(({ checkIds }) => checkIds)).toContain('robots-txt-mistakes');
  expect(JSON.stringify(technicalOptimizations(input))).not.toContain('a robots.txt parser reports no line');
});

it('says nothing that a task says: tests alone, and none that stands there', () => {
  const told = Object.values(WEBSITES).map((website) => {
    const input = premiumInputOf(website);
    const tasks = new Set(input.recommendations.flatMap(({ doneWhen = '' }) => doneWhen));
    return premiumResults(input).premium.technicalOptimizations.map((one) => ({ ...one, tasks }));
  });
  expect(told.flat().length).toBeGreaterThan(3);
  for (const { issues, solutions, tasks, estimatedImpact } of told.flat()) {
    expect([issues, solutions.filter((one) => tasks.has(one))]).toEqual([[], []]);
    expect(solutions.length).toBeGreaterThan(0);
    expect(estimatedImpact).toMatch(/^For recommendations? \d/);
  }
});
