import { and, asc, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { TradeId } from '../audit/trades/index.ts';
import type { RecommendationIndex } from '../contract/areas.ts';
import { QUOTA } from '../contract/quotas.ts';
import { DAY_MS, HOUR_MS, RETENTION_MS } from '../contract/retention.ts';
import type { Database } from './database.ts';
import { type AnalysisRow, analyses, deletedAnalyses, isPaid } from './schema.ts';

const { recommendations: _, ...columns } = getTableColumns(analyses);
export const ROW = { ...columns, isPaid };

/** By which deleted analyses are still counted. */
const accountKeyOf = (userId: number) => sql`(SELECT account_key FROM users WHERE id = ${userId})`;

export interface NewAnalysis {
  sessionId: string;
  userId: number;
  websiteUrl: string;
  website: string;
  /** Public websites are protected from too many analyses by all users together. */
  isPublic: boolean;
  /** Start although one of this address is running. */
  override: boolean;
  now: number;
}

/**
 * Stores the row unless a quota is used up or (without `override`) the same address is being analysed already. One statement, so
 * that parallel requests cannot pass a limit together. Answers null when nothing was stored.
 */
export async function insertWithinQuota(db: Database, entry: NewAnalysis): Promise<AnalysisRow | null> {
  const { sessionId, userId, websiteUrl, website, now } = entry;
  const rows = await db.all<{ id: number }>(sql`
    INSERT INTO analyses (session_id, user_id, website_url, website, status, created_at, heartbeat_at)
    SELECT ${sessionId}, ${userId}, ${websiteUrl}, ${website}, 'processing', ${now}, ${now}
    WHERE (SELECT count(*) FROM analyses WHERE user_id = ${userId} AND created_at > ${now - DAY_MS})
        + (SELECT count(*) FROM deleted_analyses WHERE account_key = ${accountKeyOf(userId)} AND created_at > ${now - DAY_MS}) < ${QUOTA.perUserADay}
      AND (SELECT count(*) FROM analyses WHERE user_id = ${userId} AND status = 'processing') < ${QUOTA.runningPerUser}
      AND (${entry.isPublic ? 0 : 1} OR (SELECT count(*) FROM analyses WHERE website = ${website} AND created_at > ${now - HOUR_MS})
        + (SELECT count(*) FROM deleted_analyses WHERE website = ${website} AND created_at > ${now - HOUR_MS}) < ${QUOTA.perWebsiteAnHour})
      AND (${entry.override ? 1 : 0} OR NOT EXISTS (
        SELECT 1 FROM analyses WHERE user_id = ${userId} AND website_url = ${websiteUrl} AND status = 'processing'))
    RETURNING id`);
  const id = rows[0]?.id;
  return id === undefined ? null : findById(db, id);
}

export type QuotaRefusal = { limit: keyof typeof QUOTA; retryAfterS: number };

/** Which limit stands in the way, and when it frees up. null: none (any more). */
export async function findQuotaRefusal(db: Database, entry: NewAnalysis): Promise<QuotaRefusal | null> {
  const { userId, website, now } = entry;
  const mine = eq(analyses.userId, userId);
  const running = await db.$count(analyses, and(mine, eq(analyses.status, 'processing')));
  if (running >= QUOTA.runningPerUser) return { limit: 'runningPerUser', retryAfterS: 30 };
  const day = await createdSince(db, mine, eq(deletedAnalyses.accountKey, accountKeyOf(userId)), now - DAY_MS);
  if (day.length >= QUOTA.perUserADay) return { limit: 'perUserADay', retryAfterS: secondsUntil(day, DAY_MS, now) };
  if (!entry.isPublic) return null;
  const ofWebsite = eq(analyses.website, website);
  const hour = await createdSince(db, ofWebsite, eq(deletedAnalyses.website, website), now - HOUR_MS);
  if (hour.length >= QUOTA.perWebsiteAnHour) {
    return { limit: 'perWebsiteAnHour', retryAfterS: secondsUntil(hour, HOUR_MS, now) };
  }
  return null;
}

/** Starts after `since`, oldest first, also of what has been deleted. */
async function createdSince(db: Database, kept: SQL, deleted: SQL, since: number): Promise<number[]> {
  const [left, gone] = await db.batch([
    db
      .select({ at: analyses.createdAt })
      .from(analyses)
      .where(and(kept, gt(analyses.createdAt, since))),
    db
      .select({ at: deletedAnalyses.createdAt })
      .from(deletedAnalyses)
      .where(and(deleted, gt(deletedAnalyses.createdAt, since))),
  ]);
  return [...left, ...gone].map((row) => row.at).sort((a, b) => a - b);
}

const secondsUntil = (times: number[], windowMs: number, now: number) =>
  Math.max(1, Math.ceil(((times[0] ?? now) + windowMs - now) / 1000));

async function findById(db: Database, id: number): Promise<AnalysisRow | null> {
  return (await db.select(ROW).from(analyses).where(eq(analyses.id, id)))[0] ?? null;
}

export async function findOwned(db: Database, id: number, userId: number): Promise<AnalysisRow | null> {
  const [row] = await db
    .select(ROW)
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId)));
  return row ?? null;
}

export async function findOwnedBySession(db: Database, sessionId: string, userId: number): Promise<AnalysisRow | null> {
  const [row] = await db
    .select(ROW)
    .from(analyses)
    .where(and(eq(analyses.sessionId, sessionId), eq(analyses.userId, userId)));
  return row ?? null;
}

export async function findLatestCompleted(db: Database, userId: number): Promise<AnalysisRow | null> {
  const [row] = await db
    .select(ROW)
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.status, 'completed')))
    .orderBy(desc(analyses.completedAt), desc(analyses.id))
    .limit(1);
  return row ?? null;
}

/** The newest completed analysis of this address by this user, not older than the retention. */
export async function findCached(
  db: Database,
  userId: number,
  websiteUrl: string,
  now: number,
): Promise<AnalysisRow | null> {
  const [row] = await db
    .select(ROW)
    .from(analyses)
    .where(
      and(
        eq(analyses.userId, userId),
        eq(analyses.websiteUrl, websiteUrl),
        eq(analyses.status, 'completed'),
        gt(analyses.createdAt, now - RETENTION_MS),
      ),
    )
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  return row ?? null;
}

export async function findRunning(db: Database, userId: number, websiteUrl: string): Promise<AnalysisRow | null> {
  const [row] = await db
    .select(ROW)
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.websiteUrl, websiteUrl), eq(analyses.status, 'processing')))
    .orderBy(desc(analyses.id))
    .limit(1);
  return row ?? null;
}

/** A user's analyses, newest first. 500 is far above what the daily quota and the retention leave in practice. */
export async function listRecent(db: Database, userId: number, limit = 500): Promise<AnalysisRow[]> {
  return db
    .select(ROW)
    .from(analyses)
    .where(eq(analyses.userId, userId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(limit);
}

export async function saveToDashboard(db: Database, id: number, userId: number, now: number): Promise<boolean> {
  const result = await db
    .update(analyses)
    .set({ savedAt: now })
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId)));
  return result.meta.changes > 0;
}

/** Running rows without a sign of life since `before`, oldest first. */
export async function listStalled(db: Database, before: number, limit = 50): Promise<AnalysisRow[]> {
  return db
    .select(ROW)
    .from(analyses)
    .where(and(eq(analyses.status, 'processing'), lt(analyses.heartbeatAt, before)))
    .orderBy(asc(analyses.heartbeatAt))
    .limit(limit);
}

/** Settled or not, whatever is older than the retention. */
export async function listExpired(
  db: Database,
  now: number,
  { limit, after }: { limit: number; after: Pick<AnalysisRow, 'createdAt' | 'id'> | null },
): Promise<AnalysisRow[]> {
  const isExpired = lt(analyses.createdAt, now - RETENTION_MS);
  return db
    .select(ROW)
    .from(analyses)
    .where(
      after
        ? and(isExpired, sql`(${analyses.createdAt}, ${analyses.id}) > (${after.createdAt}, ${after.id})`)
        : isExpired,
    )
    .orderBy(asc(analyses.createdAt), asc(analyses.id))
    .limit(limit);
}

/** Answers whether there is such a row, settled or not. */
export async function recordHeartbeat(db: Database, sessionId: string, now: number): Promise<boolean> {
  const { meta } = await db
    .update(analyses)
    .set({ heartbeatAt: now })
    .where(and(eq(analyses.sessionId, sessionId), eq(analyses.status, 'processing')));
  return meta.changes > 0 || (await db.$count(analyses, eq(analyses.sessionId, sessionId))) > 0;
}

/**
 * Settles the row once; a second call changes nothing. The account's first completed analysis is the free demo. Without a trade no
 * other website is ever compared with it.
 */
export async function recordCompleted(
  db: Database,
  sessionId: string,
  outcome: {
    overallScore: number;
    recommendationCount: number;
    recommendations?: RecommendationIndex;
    businessName?: string | null;
    trade?: TradeId | null;
  },
  now: number,
): Promise<void> {
  await db.run(sql`
    UPDATE analyses SET status = 'completed', overall_score = ${outcome.overallScore},
      recommendation_count = ${outcome.recommendationCount},
      recommendations = ${outcome.recommendations ? JSON.stringify(outcome.recommendations) : null}, trade = ${outcome.trade ?? null},
      business_name = ${outcome.businessName ?? null}, completed_at = ${now}, heartbeat_at = ${now},
      is_demo = NOT EXISTS (SELECT 1 FROM analyses AS other WHERE other.user_id = analyses.user_id AND other.status = 'completed')
        AND NOT EXISTS (SELECT 1 FROM used_demos WHERE account_key = (SELECT account_key FROM users WHERE users.id = analyses.user_id))
    WHERE session_id = ${sessionId} AND status = 'processing'`);
}

/** The report of a finished analysis was made anew: when it was analysed stays as it is. */
export async function recordRebuilt(
  db: Database,
  sessionId: string,
  outcome: {
    overallScore: number;
    recommendationCount: number;
    recommendations: RecommendationIndex;
    businessName: string | null;
    trade: TradeId | null;
  },
): Promise<void> {
  await db
    .update(analyses)
    .set(outcome)
    .where(and(eq(analyses.sessionId, sessionId), eq(analyses.status, 'completed')));
}

/** More say no more about a trade, and are kept with every analysis. Product owner's number. */
const MAX_COMPARED = 1_000;

/**
 * The newest completed score of each website of the trade but one's own, whoever asked for it, ascending. Of more than 1,000 websites
 * those analysed last.
 */
export async function listScoresOfTrade(
  db: Database,
  trade: TradeId,
  ownWebsites: readonly string[],
): Promise<number[]> {
  const rows = await db.all<{ score: number }>(sql`
    SELECT overall_score AS score FROM (
      SELECT website, overall_score, completed_at,
        row_number() OVER (PARTITION BY website ORDER BY completed_at DESC, id DESC) AS age
      FROM analyses
      WHERE trade = ${trade} AND status = 'completed' AND overall_score IS NOT NULL
        AND website NOT IN ${[...ownWebsites]})
    WHERE age = 1 ORDER BY completed_at DESC, website LIMIT ${MAX_COMPARED}`);
  return rows.map(({ score }) => score).sort((a, b) => a - b);
}

/** A finished analysis whose object has lost its report: the row says so instead of promising one. */
export async function recordLost(db: Database, id: number, message: string): Promise<void> {
  await db
    .update(analyses)
    .set({ status: 'failed', failureMessage: message, overallScore: null })
    .where(and(eq(analyses.id, id), eq(analyses.status, 'completed')));
}

export async function recordFailed(db: Database, sessionId: string, message: string, now: number): Promise<void> {
  await db
    .update(analyses)
    .set({ status: 'failed', failureMessage: message, completedAt: now, heartbeatAt: now })
    .where(and(eq(analyses.sessionId, sessionId), eq(analyses.status, 'processing')));
}
