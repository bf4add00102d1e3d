import { eq, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { analyses, reportNotices, users } from './schema.ts';

/** The owner wants to hear when this analysis ends. Asking twice changes nothing. */
export async function insertNotice(db: Database, sessionId: string, now: number): Promise<void> {
  await db.insert(reportNotices).values({ sessionId, askedAt: now }).onConflictDoNothing();
}

const ENDED = {
  id: analyses.id,
  sessionId: analyses.sessionId,
  website: analyses.website,
  status: analyses.status,
  overallScore: analyses.overallScore,
  failureMessage: analyses.failureMessage,
  email: users.email,
};

export type EndedAnalysis = Awaited<ReturnType<typeof listEndedNotices>>[number];

/** Analyses that have ended and whose owner asked to hear. */
export async function listEndedNotices(db: Database, limit = 50) {
  return db
    .select(ENDED)
    .from(reportNotices)
    .innerJoin(analyses, eq(analyses.sessionId, reportNotices.sessionId))
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(inArray(analyses.status, ['completed', 'failed']))
    .limit(limit);
}

/** One analysis with its owner's address; null when it is gone. */
export async function findWithOwner(db: Database, sessionId: string): Promise<EndedAnalysis | null> {
  const [row] = await db
    .select(ENDED)
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(eq(analyses.sessionId, sessionId));
  return row ?? null;
}

export async function deleteNotice(db: Database, sessionId: string): Promise<void> {
  await db.delete(reportNotices).where(eq(reportNotices.sessionId, sessionId));
}
