import { and, eq, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { DAY_MS } from '../contract/retention.ts';

import type { Database } from './database.ts';
import { type AnalysisRow, analyses, confirmedFacts, deletedAnalyses, ticks, usedDemos, users } from './schema.ts';

/**
 * Removes the row and everything that hangs on it: its share link, what others saved of it, and, when it was the last analysis of
 * its website, the ticks and the owner's word on its facts. What it used up of the quotas and the demo stays used up. The object is emptied before, not here.
 */
export async function deleteAnalysis(
  db: Database,
  { id, userId, website }: Pick<AnalysisRow, 'id' | 'userId' | 'website'>,
): Promise<void> {
  const gone = and(eq(analyses.id, id), isNotNull(users.accountKey));
  const other = alias(analyses, 'other');
  const isLast = notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.userId, userId), eq(other.website, website), ne(other.id, id))),
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
        .where(gone),
    ),
    db
      .insert(usedDemos)
      .select(
        db
          .select({ accountKey: sql<string>`${users.accountKey}`.as('account_key') })
          .from(analyses)
          .innerJoin(users, eq(users.id, analyses.userId))
          .where(and(gone, eq(analyses.status, 'completed'))),
      )
      .onConflictDoNothing(),
    db.delete(ticks).where(and(eq(ticks.userId, userId), eq(ticks.website, website), isLast)),
    db
      .delete(confirmedFacts)
      .where(and(eq(confirmedFacts.userId, userId), eq(confirmedFacts.website, website), isLast)),
    db.delete(analyses).where(eq(analyses.id, id)),
  ]);
}

/** The longest quota looks back a day. */
export async function forgetDeletedAnalyses(db: Database, now: number): Promise<void> {
  await db.delete(deletedAnalyses).where(lt(deletedAnalyses.createdAt, now - DAY_MS));
}
