import type { DashboardStats } from '../contract/api.ts';
import type { AnalysisRow } from '../db/schema.ts';

/**
 * Statistics over a user's analyses, newest first as listed. The trend compares the newest score of the most recently analysed
 * website with that website's first: different websites say nothing about improvement.
 */
export function dashboardStats(rows: readonly AnalysisRow[]): DashboardStats {
  const completed = rows.filter((row) => row.status === 'completed' && row.overallScore !== null);
  const scores = completed.map((row) => row.overallScore ?? 0);
  return {
    totalAnalyses: rows.length,
    avgScore: scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    // Ticking recommendations off is not possible yet, so nothing can be completed.
    recommendationsCompleted: 0,
    totalRecommendations: completed.reduce((sum, row) => sum + row.recommendationCount, 0),
    improvementTrend: trend(completed),
  };
}

function trend(completed: readonly AnalysisRow[]): string {
  const newest = completed[0];
  const first = newest && completed.findLast((row) => row.website === newest.website);
  if (!newest?.overallScore || !first?.overallScore || newest === first) return '+0%';
  const percent = Math.round(((newest.overallScore - first.overallScore) / first.overallScore) * 100);
  return percent < 0 ? `${percent}%` : `+${percent}%`;
}
