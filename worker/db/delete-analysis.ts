import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { DAY_MS } from '../contract/retention.ts';

import type { Database } from './database.ts';
import { type AnalysisRow, analyses, confirmedFacts, deletedAnalyses, ticks, usedDemos, users } from './schema.ts';

/**
 * Removes the rows and everything that hangs on them: share links, what others saved of them, and, where no other analysis of the
 * website is left to its owner, the ticks and the owner's word on its facts. What they used up of the quotas and the demo stays used
 * up. The objects are emptied before, not here. As many statements for many as for one: an invocation has a thousand.
 * Source: https://developers.cloudflare.com/d1/platform/limits/
 */
export async function deleteAnalyses(
  db: Database,
  rows: readonly Pick<AnalysisRow, 'id' | 'userId' | 'website'>[],
): Promise<void> {
  if (rows.length === 0) return;
  // One parameter, of which a statement has a hundred.
  const given = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
  const ofAccount = and(inArray(analyses.id, given), isNotNull(users.accountKey));
  const websites = JSON.stringify(rows.map(({ userId, website }) => [userId, website]));
  const ofWebsites = sql`(SELECT value ->> 0, value ->> 1 FROM json_each(${websites}))`;
  /** Nothing is left of the website to its owner. */
  const hangsOnNothing = (table: typeof ticks | typeof confirmedFacts) =>
    and(
      sql`(${table.userId}, ${table.website}) IN ${ofWebsites}`,
      notExists(
        db
          .select({ id: analyses.id })
          .from(analyses)
          .where(and(eq(analyses.userId, table.userId), eq(analyses.website, table.website))),
      ),
    );
  await db.batch([
    db.insert(deletedAnalyses).select(
      db
        .select({
          accountKey: sql<string>`${users.accountKey}`.as('account_key'),
          website: analyses.website,
          createdAt: analyses.createdAt,
        })
        .from(analyses)
        .innerJoin(users, eq(users.id, analyses.userId))
        .where(ofAccount),
    ),
    db
      .insert(usedDemos)
      .select(
        db
          .select({ accountKey: sql<string>`${users.accountKey}`.as('account_key') })
          .from(analyses)
          .innerJoin(users, eq(users.id, analyses.userId))
          .where(and(ofAccount, eq(analyses.status, 'completed'))),
      )
      .onConflictDoNothing(),
    db.delete(analyses).where(inArray(analyses.id, given)),
    db.delete(ticks).where(hangsOnNothing(ticks)),
    db.delete(confirmedFacts).where(hangsOnNothing(confirmedFacts)),
  ]);
}

/** The longest quota looks back a day. */
export async function forgetDeletedAnalyses(db: Database, now: number): Promise<void> {
  await db.delete(deletedAnalyses).where(lt(deletedAnalyses.createdAt, now - DAY_MS));
}
