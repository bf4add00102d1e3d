import type { AnalysisListItem } from '../../../worker/contract/api.ts';
import { websiteKey } from '../../../worker/contract/web-address.ts';

/** The scores of each website, oldest first, by the id of its newest finished analysis. Websites analysed once have no history. */
export function scoreHistories(analyses: readonly AnalysisListItem[]): Map<number, number[]> {
  const bySite = Map.groupBy(
    analyses.filter(({ status, overallScore }) => status === 'completed' && overallScore !== null),
    ({ websiteUrl }) => (URL.canParse(websiteUrl) ? websiteKey(new URL(websiteUrl)) : websiteUrl),
  );
  const histories = new Map<number, number[]>();
  for (const finished of bySite.values()) {
    const inOrder = finished.toSorted((a, b) => a.createdAt - b.createdAt);
    const newest = inOrder.at(-1);
    if (newest && inOrder.length > 1) {
      histories.set(
        newest.analysisId,
        inOrder.map(({ overallScore }) => overallScore ?? 0),
      );
    }
  }
  return histories;
}
