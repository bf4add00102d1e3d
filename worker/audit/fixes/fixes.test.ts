import { describe, expect, it } from 'vitest';
import { applyToWebsite } from '../../testing/apply-fix.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { prepare } from '../judge.ts';
import { type InventedWebsite, observeWebsite } from '../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../proof/fixtures/websites.ts';
import { rawScore } from '../score/scoring.ts';
import { fixInput } from './fix-input.ts';
import { FIX_BUILDERS } from './index.ts';

const judged = (website: InventedWebsite) => {
  const observations = observeWebsite(website);
  const { inputs, results } = prepare(observations);
  return { observations, inputs, results };
};

/** A first sitemap has no dates where nobody states true ones. */
const MAY_BE_FOUND = ['implausible-sitemap-dates'];

const rank = { fail: 0, partial: 1, pass: 2, info: 2, not_applicable: 2, inconclusive: 2 } as const;
const outcomes = (results: readonly CheckResult[]) => new Map(results.map((one) => [one.check.id, one.outcome]));

describe.each(Object.entries(WEBSITES))('fixes for %s', (_, website) => {
  const before = judged(website);
  const written = FIX_BUILDERS.flatMap((builder) =>
    builder.build(fixInput(before.observations, before.inputs, before.results)),
  );
  const after = judged(
    applyToWebsite(
      website,
      written.map(({ fix }) => fix),
    ),
  );

  it('make the checks pass they are written for', () => {
    const now = outcomes(after.results);
    const still = written
      .flatMap(({ passes }) => passes)
      .filter((id) => !['pass', 'info', 'not_applicable'].includes(now.get(id)?.outcome ?? 'fail'));
    expect(still.map((id) => `${id}: ${JSON.stringify(now.get(id))}`)).toEqual([]);
  });

  it('make no check worse and raise the score', () => {
    const then = outcomes(before.results);
    const worse = after.results.filter(
      ({ check, outcome }) =>
        rank[outcome.outcome] < rank[then.get(check.id)?.outcome ?? 'pass'] &&
        !(then.get(check.id)?.outcome === 'not_applicable' && MAY_BE_FOUND.includes(check.id)),
    );
    expect(worse.map(({ check, outcome }) => `${check.id}: ${JSON.stringify(outcome)}`)).toEqual([]);
    if (written.some(({ passes }) => passes.length > 0)) {
      expect(rawScore(after.results)).toBeGreaterThan(rawScore(before.results) ?? 0);
    }
  });

  it('hold what was found, no gaps, and each once', () => {
    const contents = written.map(({ fix }) => `${fix.pageUrl} ${fix.content}`);
    expect(new Set(contents).size).toBe(contents.length);
    expect(contents.join()).not.toMatch(/undefined|null,|NaN|TODO|\[object/);
  });
});

it('names each check in one builder only', () => {
  const ids = FIX_BUILDERS.flatMap(({ checkIds }) => checkIds);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
