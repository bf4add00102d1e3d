import { describe, expect, it } from 'vitest';
import { applyToWebsite } from '../../../testing/apply-fix.ts';
import type { OutcomeName } from '../../checks/check.ts';
import { CHECKS } from '../../checks/index.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { fixInput, isOpen } from '../../fixes/fix-input.ts';
import { FIX_BUILDERS } from '../../fixes/index.ts';
import { type Prepared, prepare } from '../../judge.ts';
import { rawScore } from '../../score/scoring.ts';
import { remembering, TextMemory } from '../../website/text/remembered.ts';
import type { InventedWebsite } from '../fixtures/observe-website.ts';
import { MUTATIONS } from './index.ts';
import type { Mutation } from './mutation.ts';
import { observeStrong, strongWebsite } from './strong-website.ts';

interface Judged extends Prepared {
  /** By catalogue id. */
  outcomes: Map<string, OutcomeName>;
}

/** The website says nearly the same after every change. */
const memory = new TextMemory();

function judged(website: InventedWebsite, changeSeen: Mutation['changeSeen'] = () => {}): Judged {
  const observations = observeStrong(website);
  changeSeen(observations);
  const prepared = remembering(memory, () => prepare(observations));
  const outcomes = new Map(
    prepared.results.flatMap(({ check, outcome }) => check.catalogue.map((id) => [id, outcome.outcome] as const)),
  );
  return { ...prepared, outcomes };
}

/** Score over the checks that implement these ids alone; what was not measured is no loss. */
const scoreFor = ({ results }: Judged, ids: readonly string[]): number =>
  rawScore(results.filter(({ check }) => check.catalogue.some((id) => ids.includes(id)))) ?? 100;

const base = judged(strongWebsite);

it('starts from a good website without a gate', () => {
  expect(base.verdict.gates).toEqual([]);
  expect(base.verdict.overallScore).toBeGreaterThanOrEqual(90);
});

describe.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))('%s', (_, mutation) => {
  const website = structuredClone(strongWebsite);
  let changed: Judged | undefined;
  const afterChange = () => {
    if (changed) return changed;
    mutation.change?.(website);
    changed = judged(website, mutation.changeSeen);
    return changed;
  };

  it('is noticed by what it concerns, and by nothing else', () => {
    const { may = [], gate } = mutation;
    // A catalogue id that no check implements cannot be missed.
    const hits = mutation.hits.filter((id) => base.outcomes.has(id));
    const after = afterChange();
    const noticed = [...after.outcomes].filter(([id, outcome]) => base.outcomes.get(id) !== outcome).map(([id]) => id);

    expect(noticed, 'must notice').toEqual(expect.arrayContaining(hits));
    if (!may.includes('*')) {
      expect(
        noticed.filter((id) => !hits.includes(id) && !may.includes(id)),
        'must not change',
      ).toEqual([]);
    }
    const judgedWorse = hits.filter((id) => ['fail', 'partial'].includes(after.outcomes.get(id) ?? ''));
    if (judgedWorse.length > 0) expect(scoreFor(after, judgedWorse)).toBeLessThan(scoreFor(base, judgedWorse));
    const { gates, overallScore } = after.verdict;
    if (gate === undefined) expect(gates).toEqual([]);
    else expect(gates.map(({ id }) => id)).toContain(gate);
    for (const { cap } of gates) expect(overallScore).toBeLessThanOrEqual(cap);
  });

  it.runIf(mutation.change)('is mended by the fixes written for it', () => {
    const before = afterChange();
    const input = fixInput(before.observations, before.inputs, before.results);
    const written = FIX_BUILDERS.flatMap((builder) => builder.build(input));
    const ready = written.map(({ fix }) => fix);
    const after = judged(applyToWebsite(website, ready)).results;
    const promised = [...new Set(written.flatMap(({ passes }) => passes))];
    expect(promised.filter((id) => !isOpen(input, id))).toEqual([]);
    expect(promised.filter((id) => !isPassed(after, id)).map((id) => told(after, id))).toEqual([]);
    // What a block nobody could read kept open was as it is before the block was broken.
    const wasSo = (id: string) => rankOf(after, id) >= RANK[base.outcomes.get(id) ?? 'fail'];
    const worse = CHECK_IDS.filter(
      (id) => !MAY_BE_LOST.includes(id) && rankOf(after, id) < rankOf(before.results, id) && !wasSo(id),
    );
    expect(worse.map((id) => told(after, id))).toEqual([]);
  });
});

const CHECK_IDS = CHECKS.map(({ id }) => id);
/** What only markup said that is against the rules is said no more. */
const MAY_BE_LOST = ['low-rating'];
const RANK = { fail: 0, partial: 1, pass: 2, info: 2, not_applicable: 2, inconclusive: 2 } as const;

const outcomeOf = (results: readonly CheckResult[], id: string) =>
  results.find(({ check }) => check.id === id)?.outcome ?? null;
const rankOf = (results: readonly CheckResult[], id: string) => RANK[outcomeOf(results, id)?.outcome ?? 'fail'];
const isPassed = (results: readonly CheckResult[], id: string) =>
  ['pass', 'info', 'not_applicable'].includes(outcomeOf(results, id)?.outcome ?? 'fail');
const told = (results: readonly CheckResult[], id: string) =>
  `${id}: ${JSON.stringify(outcomeOf(results, id)).slice(0, 400)}`;
