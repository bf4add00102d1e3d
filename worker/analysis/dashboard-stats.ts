import type { DashboardStats } from '../contract/api.ts';
import { AREAS, type AreaProgress, type RecommendationIndex } from '../contract/areas.ts';
import type { AnalysisRow } from '../db/schema.ts';

/** The recommendations of the newest report of one website. */
export interface WebsiteAdvice {
  website: string;
  recommendations: RecommendationIndex | null;
}

/**
 * Statistics over a user's analyses, newest first as listed. The trend compares the newest score of the most recently analysed
 * website with that website's first: different websites say nothing about improvement. A tick counts while the newest report of its
 * website still gives that advice.
 */
export function dashboardStats(
  rows: readonly AnalysisRow[],
  advice: readonly WebsiteAdvice[],
  ticks: readonly { website: string; recommendationId: string }[],
): DashboardStats {
  const completed = rows.filter((row) => row.status === 'completed' && row.overallScore !== null);
  const scores = completed.map((row) => row.overallScore ?? 0);
  const implementation = areaProgress(advice, ticks);
  const areas = Object.values(implementation);
  return {
    totalAnalyses: rows.length,
    avgScore: scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    recommendationsCompleted: areas.reduce((sum, area) => sum + area.completed, 0),
    totalRecommendations: areas.reduce((sum, area) => sum + area.total, 0),
    improvementTrend: trend(completed),
    implementation,
  };
}

function areaProgress(
  advice: readonly WebsiteAdvice[],
  ticks: readonly { website: string; recommendationId: string }[],
): AreaProgress {
  const key = (website: string, id: string) => JSON.stringify([website, id]);
  const ticked = new Set(ticks.map(({ website, recommendationId }) => key(website, recommendationId)));
  const count = (area: (typeof AREAS)[number]) => {
    const all = advice.flatMap(({ website, recommendations }) =>
      (recommendations?.[area] ?? []).map((id) => key(website, id)),
    );
    return { completed: all.filter((one) => ticked.has(one)).length, total: all.length };
  };
  return Object.fromEntries(AREAS.map((area) => [area, count(area)])) as AreaProgress;
}

function trend(completed: readonly AnalysisRow[]): string {
  const newest = completed[0];
  const first = newest && completed.findLast((row) => row.website === newest.website);
  if (!newest?.overallScore || !first?.overallScore || newest === first) return '+0%';
  const percent = Math.round(((newest.overallScore - first.overallScore) / first.overallScore) * 100);
  return percent < 0 ? `${percent}%` : `+${percent}%`;
}
