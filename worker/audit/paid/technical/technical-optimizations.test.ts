import { expect, it } from 'vitest';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { premiumResults } from '../premium-results.ts';
import { technicalOptimizations } from './technical-optimizations.ts';

it('says a test once that proves several findings', () => {
  const text = '# STAGING: not to be found yet\nUser-agent: *\nDisallow: /';
  const input = premiumInputOf({ ...englishPlumber, robots: { status: 200, text } });
  const tests = JSON.stringify(technicalOptimizations(input)).match(/Done when you have decided for [^"]+/g) ?? [];
  expect(new Set(tests).size).toBe(tests.length);
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
