import { describe, expect, it } from 'vitest';
import type { AnalysisListItem } from '../../../worker/contract/api.ts';
import { scoreHistories } from './score-history.ts';

const row = (analysisId: number, websiteUrl: string, overallScore: number | null, status = 'completed') =>
  ({ analysisId, websiteUrl, overallScore, status, createdAt: analysisId }) as AnalysisListItem;

describe('scoreHistories', () => {
  it('joins the analyses of one website, oldest first, at its newest', () => {
    const histories = scoreHistories([
      row(3, 'https://www.lantern-bakery.example/', 71),
      row(1, 'https://lantern-bakery.example/', 52),
      row(2, 'https://oak.example/', 80),
    ]);
    expect([...histories]).toEqual([[3, [52, 71]]]);
  });

  it('leaves out what has no score', () => {
    const histories = scoreHistories([
      row(2, 'https://oak.example/', null, 'failed'),
      row(1, 'https://oak.example/', 80),
    ]);
    expect(histories.size).toBe(0);
  });
});
