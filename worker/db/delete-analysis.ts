import { and, eq, inArray, isNotNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { DAY_MS } from '../contract/retention.ts';

import type { Database } from './database.ts';
import { analyses, confirmedFacts, deletedAnalyses, ticks, usedDemos, users } from './schema.ts';

/**
 * Removes the rows and everything that hangs on them: share links, what others saved of them, and, where no other analysis of the
 * website is left to its owner, the ticks and the owner's word on its facts. What they used up of the quotas and the demo stays used
 * up. The objects are emptied before, not here. As many statements for many as for one: an invocation has a thousand.
 * Source: https://developers.cloudflare.com/d1/platform/limits/
 */
export async function deleteAnalyses(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // One parameter, of which a statement has a hundred.
  const given = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const ofAccount = and(inArray(analyses.id, given), isNotNull(users.accountKey));
  const other = alias(analyses, 'other');
  const leftOf = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.userId, analyses.userId), eq(other.website, analyses.website), notInArray(other.id, given)));
  const withoutAny = db
    .select({ userId: analyses.userId, website: analyses.website })
    .from(analyses)
    .where(and(inArray(analyses.id, given), notExists(leftOf)));
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
    db.delete(ticks).where(sql`(${ticks.userId}, ${ticks.website}) IN ${withoutAny}`),
    db.delete(confirmedFacts).where(sql`(${confirmedFacts.userId}, ${confirmedFacts.website}) IN ${withoutAny}`),
    db.delete(analyses).where(inArray(analyses.id, given)),
  ]);
}

/** The longest quota looks back a day. */
export async function forgetDeletedAnalyses(db: Database, now: number): Promise<void> {
  await db.delete(deletedAnalyses).where(lt(deletedAnalyses.createdAt, now - DAY_MS));
}
