import { describe, expect, it } from 'vitest';
import { applyToWebsite } from '../../../testing/apply-fix.ts';
import { CHECKS } from '../../checks/index.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { fixInput, isOpen, TODO } from '../../fixes/fix-input.ts';
import { FIX_BUILDERS } from '../../fixes/index.ts';
import { prepare } from '../../judge.ts';
import type { Website } from '../fixtures/observe-website.ts';
import { MUTATIONS } from './index.ts';
import { observeStrong, strongWebsite } from './strong-website.ts';

const judged = (website: Website) => {
  const observations = observeStrong(website);
  const { inputs, results } = prepare(observations);
  return { observations, inputs, results };
};

const RANK = { fail: 0, partial: 1, pass: 2, info: 2, not_applicable: 2, inconclusive: 2 } as const;
const rankOf = (results: readonly CheckResult[], id: string) =>
  RANK[results.find(({ check }) => check.id === id)?.outcome.outcome ?? 'fail'];
const isPassed = (results: readonly CheckResult[], id: string) =>
  ['pass', 'info', 'not_applicable'].includes(results.find(({ check }) => check.id === id)?.outcome.outcome ?? 'fail');
const told = (results: readonly CheckResult[], id: string) =>
  `${id}: ${JSON.stringify(results.find(({ check }) => check.id === id)?.outcome).slice(0, 400)}`;

const CHECK_IDS = CHECKS.map(({ id }) => id);
/** What only markup said that is against the rules is said no more. */
const MAY_BE_LOST = ['low-rating'];
const SERVED = MUTATIONS.filter(({ change }) => change !== undefined);

describe('fixes for a website with one fault', () => {
  it.each(SERVED.map((mutation) => [mutation.name, mutation] as const))('%s', (_, { change }) => {
    const website = structuredClone(strongWebsite);
    change?.(website);
    const before = judged(website);
    const input = fixInput(before.observations, before.inputs, before.results);
    const written = FIX_BUILDERS.flatMap((builder) => builder.build(input));
    const ready = written.map(({ fix }) => fix).filter(({ content }) => !content.includes(TODO));
    const after = judged(applyToWebsite(website, ready)).results;
    const promised = [...new Set(written.flatMap(({ passes }) => passes))];
    expect(promised.filter((id) => !isOpen(input, id))).toEqual([]);
    expect(promised.filter((id) => !isPassed(after, id)).map((id) => told(after, id))).toEqual([]);
    const worse = CHECK_IDS.filter((id) => !MAY_BE_LOST.includes(id) && rankOf(after, id) < rankOf(before.results, id));
    expect(worse.map((id) => told(after, id))).toEqual([]);
  });
});
