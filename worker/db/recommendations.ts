import { eq, sql } from 'drizzle-orm';
import type { RecommendationIndex } from '../contract/areas.ts';
import type { Database } from './database.ts';
import { analyses } from './schema.ts';

export interface NewestReport {
  id: number;
  sessionId: string;
  website: string;
  /** null for a report from before its recommendations were kept in the index. */
  recommendations: RecommendationIndex | null;
}

/** The newest completed analysis of each website of a user: what the dashboard counts. */
export async function listNewestReports(db: Database, userId: number): Promise<NewestReport[]> {
  const rows = await db.all<Omit<NewestReport, 'recommendations'> & { recommendations: string | null }>(sql`
    SELECT id, sessionId, website, recommendations FROM (
      SELECT id, session_id AS sessionId, website, recommendations,
        row_number() OVER (PARTITION BY website ORDER BY completed_at DESC, id DESC) AS age
      FROM analyses WHERE user_id = ${userId} AND status = 'completed')
    WHERE age = 1`);
  return rows.map((row) => ({
    ...row,
    recommendations: row.recommendations === null ? null : (JSON.parse(row.recommendations) as RecommendationIndex),
  }));
}

export async function recordRecommendations(db: Database, id: number, index: RecommendationIndex): Promise<void> {
  const recommendationCount = Object.values(index).reduce((sum, ids) => sum + ids.length, 0);
  await db.update(analyses).set({ recommendations: index, recommendationCount }).where(eq(analyses.id, id));
}
