import { and, desc, eq, sql } from 'drizzle-orm';
import { ROW } from './analyses.ts';
import type { Database } from './database.ts';
import { type AnalysisRow, analyses, savedAnalyses, shares } from './schema.ts';

/** 128 random bits in lower-case hex. */
export const SHARE_TOKEN = /^[0-9a-f]{32}$/;

/** The analysis's link: the one there is, else `token` from now on. */
export async function shareAnalysis(db: Database, analysisId: number, token: string, now: number): Promise<string> {
  const [row] = await db
    .insert(shares)
    .values({ analysisId, token, createdAt: now })
    .onConflictDoUpdate({ target: shares.analysisId, set: { analysisId: sql`excluded.analysis_id` } })
    .returning({ token: shares.token });
  if (!row) throw new Error('sharing returned no link');
  return row.token;
}

export async function findShareToken(db: Database, analysisId: number): Promise<string | null> {
  const [row] = await db.select({ token: shares.token }).from(shares).where(eq(shares.analysisId, analysisId));
  return row?.token ?? null;
}

/** The link opens nothing any more, and is on nobody's dashboard. */
export async function revokeShare(db: Database, analysisId: number): Promise<void> {
  await db.delete(shares).where(eq(shares.analysisId, analysisId));
}

export async function findShared(db: Database, token: string): Promise<AnalysisRow | null> {
  if (!SHARE_TOKEN.test(token)) return null;
  const [row] = await db
    .select(ROW)
    .from(analyses)
    .innerJoin(shares, eq(shares.analysisId, analyses.id))
    .where(and(eq(shares.token, token), eq(analyses.status, 'completed')));
  return row ?? null;
}

/** Saving twice changes nothing. */
export async function saveShared(db: Database, userId: number, analysisId: number, now: number): Promise<void> {
  await db.insert(savedAnalyses).values({ userId, analysisId, savedAt: now }).onConflictDoNothing();
}

/** False when it was not saved. */
export async function unsaveShared(db: Database, userId: number, analysisId: number): Promise<boolean> {
  const result = await db
    .delete(savedAnalyses)
    .where(and(eq(savedAnalyses.userId, userId), eq(savedAnalyses.analysisId, analysisId)));
  return result.meta.changes > 0;
}

/** What a user saved of others, newest first, each with the link it is read by. */
export async function listSaved(
  db: Database,
  userId: number,
  limit = 500,
): Promise<(AnalysisRow & { token: string })[]> {
  return db
    .select({ ...ROW, token: shares.token })
    .from(savedAnalyses)
    .innerJoin(analyses, eq(analyses.id, savedAnalyses.analysisId))
    .innerJoin(shares, eq(shares.analysisId, analyses.id))
    .where(and(eq(savedAnalyses.userId, userId), eq(analyses.status, 'completed')))
    .orderBy(desc(savedAnalyses.savedAt), desc(analyses.id))
    .limit(limit);
}
