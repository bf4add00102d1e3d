import { describe, expect, it } from 'vitest';
import type { AnalysisListItem } from '../../../worker/contract/api.ts';
import { groupByWebsite } from './website-groups.ts';

const row = (
  analysisId: number,
  websiteUrl: string,
  overallScore: number | null,
  more: Partial<AnalysisListItem> = {},
): AnalysisListItem =>
  ({ analysisId, websiteUrl, overallScore, status: 'completed', sharedToken: null, ...more }) as AnalysisListItem;
const ids = (rows: AnalysisListItem[]) => rows.map(({ analysisId }) => analysisId);

describe('groupByWebsite', () => {
  it('joins the analyses of one website at its newest, with its scores from the oldest on', () => {
    const [bakery, oak] = groupByWebsite([
      row(4, 'https://www.lantern-bakery.example/', 71),
      row(3, 'https://oak.example/', 80),
      row(2, 'https://lantern-bakery.example/', 52),
    ]);
    expect([ids(bakery?.current ?? []), ids(bakery?.earlier ?? []), bakery?.scores]).toEqual([[4], [2], [52, 71]]);
    expect([ids(oak?.current ?? []), oak?.earlier, oak?.scores]).toEqual([[3], [], null]);
  });

  it('keeps in sight what runs, what failed since, and the newest report', () => {
    const url = 'https://oak.example/';
    const [group] = groupByWebsite([
      row(5, url, null, { status: 'processing' }),
      row(4, url, null, { status: 'failed' }),
      row(3, url, 80),
      row(2, url, null, { status: 'failed' }),
      row(1, url, 64),
    ]);
    expect([ids(group?.current ?? []), ids(group?.earlier ?? []), group?.scores]).toEqual([
      [5, 4, 3],
      [2, 1],
      [64, 80],
    ]);
  });

  it('does not mix in what another person shared', () => {
    const url = 'https://oak.example/';
    expect(groupByWebsite([row(2, url, 70), row(1, url, 60, { sharedToken: 'b'.repeat(32) })])).toHaveLength(2);
  });
});
