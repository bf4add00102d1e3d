import { describe, expect, it } from 'vitest';
import type { OutcomeName } from '../../checks/check.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { judge, prepare } from '../../judge.ts';
import type { Observations } from '../../observations.ts';
import { type Gate, gatesOf } from '../../score/gates.ts';
import { rawScore } from '../../score/scoring.ts';
import type { Website } from '../fixtures/observe-website.ts';
import { MUTATIONS } from './index.ts';
import { observeStrong, strongWebsite } from './strong-website.ts';

interface Judged {
  results: CheckResult[];
  outcomes: Map<string, OutcomeName>;
  overallScore: number;
  gates: Gate[];
}

function judged(website: Website, changeSeen: (observations: Observations) => void = () => {}): Judged {
  const observations = observeStrong(website);
  changeSeen(observations);
  const { inputs, results } = prepare(observations);
  const outcomes = new Map(
    results.flatMap(({ check, outcome }) => check.catalogue.map((id) => [id, outcome.outcome] as const)),
  );
  return { results, outcomes, overallScore: judge(observations).overallScore, gates: gatesOf(inputs) };
}

/** Score over the checks that implement these ids alone; what was not measured is no loss. */
const scoreFor = ({ results }: Judged, ids: readonly string[]): number =>
  rawScore(results.filter(({ check }) => check.catalogue.some((id) => ids.includes(id)))) ?? 100;

const base = judged(strongWebsite);

describe('a single change', () => {
  it('starts from a good website without a gate', () => {
    expect(base.gates).toEqual([]);
    expect(base.overallScore).toBeGreaterThanOrEqual(90);
  });

  it.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))('%s', (_, mutation) => {
    const { change, changeSeen, may = [], gate } = mutation;
    // A catalogue id that no check implements cannot be missed.
    const hits = mutation.hits.filter((id) => base.outcomes.has(id));
    const website = structuredClone(strongWebsite);
    change?.(website);
    const after = judged(website, changeSeen);
    const changed = [...after.outcomes].filter(([id, outcome]) => base.outcomes.get(id) !== outcome).map(([id]) => id);

    expect(changed, 'must notice').toEqual(expect.arrayContaining(hits));
    if (!may.includes('*')) {
      expect(
        changed.filter((id) => !hits.includes(id) && !may.includes(id)),
        'must not change',
      ).toEqual([]);
    }
    const judgedWorse = hits.filter((id) => ['fail', 'partial'].includes(after.outcomes.get(id) ?? ''));
    if (judgedWorse.length > 0) expect(scoreFor(after, judgedWorse)).toBeLessThan(scoreFor(base, judgedWorse));
    if (gate === undefined) expect(after.gates).toEqual([]);
    else expect(after.gates.map(({ id }) => id)).toContain(gate);
    for (const { cap } of after.gates) expect(after.overallScore).toBeLessThanOrEqual(cap);
  });
});
