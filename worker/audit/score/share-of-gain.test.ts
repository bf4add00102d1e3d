import { expect, it } from 'vitest';
import { type CategoryId, defineCheck, type Outcome, pass } from '../checks/check.ts';
import { shareOf } from './share-of-gain.ts';
import type { CatalogueId } from './weights.ts';

const result = (catalogue: CatalogueId, category: CategoryId, outcome: Partial<Outcome> = { outcome: 'fail' }) => ({
  check: defineCheck({
    id: catalogue,
    revision: 1,
    category,
    strength: 'B',
    catalogue: [catalogue],
    title: { pass: 'yes', fail: 'no' },
    why: '',
    sources: [],
    needs: [],
    run: () => pass(),
  }),
  outcome: { evidence: [], ...outcome } as Outcome,
});

it('gives each area its part of a task that mends several, and all parts are the whole', () => {
  // 1.5, and 0.5 half of which is there.
  const results = [
    result('identity-node', 'structured-data'),
    result('policies', 'authority', { outcome: 'partial' }),
  ] as unknown as Parameters<typeof shareOf>[0]['results'];
  const shares = ['structured-data', 'authority', 'local'].map((id) =>
    shareOf({ results }, ({ check }) => check.category === id),
  );
  expect(shares).toEqual([1.5 / 1.75, 0.25 / 1.75, 0]);
});
