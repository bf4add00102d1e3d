import { expect, it } from 'vitest';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { premiumResults } from '../premium-results.ts';
import { technicalOptimizations } from './technical-optimizations.ts';
import { proofOf } from './technical-proofs.ts';

it('says a test once that proves several findings', () => {
  const text = '# STAGING: not to be found yet\nUser-agent: *\nDisallow: /';
  const input = premiumInputOf({ ...englishPlumber, robots: { status: 200, text } });
  const tests = JSON.stringify(technicalOptimizations(input)).match(/Done when you have decided for [^"]+/g) ?? [];
  expect(new Set(tests).size).toBe(tests.length);
});

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

it('tests nothing by a list that stands nowhere', () => {
  const input = premiumInputOf(WEBSITES['script-only-bakery'] as InventedWebsite);
  const ofSteps = input.improvements
    .filter(({ advice }) => advice.steps)
    .flatMap(({ results }) => results.map(proofOf));
  const said = premiumResults(input).premium.technicalOptimizations.flatMap(({ solutions }) => solutions);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((one) => /what we (?:list|name|quote)/.test(one) && !ofSteps.includes(one))).toEqual([]);
});
