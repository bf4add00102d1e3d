import type { AnalysisListItem } from '../../../worker/contract/api.ts';
import { websiteKey } from '../../../worker/contract/web-address.ts';

/** Everything about one website, newest first. */
export interface WebsiteGroup {
  key: string;
  /** Where it stands: what runs, what failed since, and the newest report. */
  current: AnalysisListItem[];
  earlier: AnalysisListItem[];
  /** Oldest first; null with fewer than two. */
  scores: number[] | null;
}

/** `analyses`: newest first. What others shared stands by itself: it is another person's analysis, though of the same website. */
export function groupByWebsite(analyses: readonly AnalysisListItem[]): WebsiteGroup[] {
  const groups = Map.groupBy(analyses, ({ analysisId, websiteUrl, sharedToken }) =>
    sharedToken === null ? keyOf(websiteUrl) : `shared ${analysisId}`,
  );
  return [...groups].map(([key, rows]) => {
    const current = currentOf(rows);
    const scores = rows.flatMap(({ overallScore }) => overallScore ?? []).toReversed();
    return {
      key,
      current,
      earlier: rows.filter((row) => !current.includes(row)),
      scores: scores.length > 1 ? scores : null,
    };
  });
}

function currentOf(rows: AnalysisListItem[]): AnalysisListItem[] {
  const newest = rows.findIndex(({ status }) => status !== 'processing');
  const report = rows.findIndex(({ status }) => status === 'completed');
  return rows.filter(({ status }, index) => status === 'processing' || index === newest || index === report);
}

const keyOf = (websiteUrl: string): string => (URL.canParse(websiteUrl) ? websiteKey(new URL(websiteUrl)) : websiteUrl);
