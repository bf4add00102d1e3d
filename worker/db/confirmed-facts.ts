import { and, eq, sql } from 'drizzle-orm';
import { type ConfirmedFacts, confirmedFactsSchema } from '../contract/confirmed-facts.ts';
import type { Database } from './database.ts';
import { analyses, confirmedFacts } from './schema.ts';

/** What the owner said of this website; nothing yet is an empty list. */
export async function findConfirmedFacts(db: Database, userId: number, website: string): Promise<ConfirmedFacts> {
  const [row] = await db
    .select({ statements: confirmedFacts.statements })
    .from(confirmedFacts)
    .where(and(eq(confirmedFacts.userId, userId), eq(confirmedFacts.website, website)));
  return parsed(row?.statements);
}

/** The same, for the analysis of a session, whoever's it is. */
export async function findConfirmedFactsOfSession(db: Database, sessionId: string): Promise<ConfirmedFacts> {
  const [row] = await db
    .select({ statements: confirmedFacts.statements })
    .from(confirmedFacts)
    .innerJoin(analyses, and(eq(analyses.userId, confirmedFacts.userId), eq(analyses.website, confirmedFacts.website)))
    .where(eq(analyses.sessionId, sessionId));
  return parsed(row?.statements);
}

/** What a person has said of the facts of all websites. */
export async function listConfirmedFacts(
  db: Database,
  userId: number,
): Promise<{ website: string; confirmed: ConfirmedFacts; updatedAt: number }[]> {
  const rows = await db.select().from(confirmedFacts).where(eq(confirmedFacts.userId, userId));
  return rows.map(({ website, statements, updatedAt }) => ({ website, confirmed: parsed(statements), updatedAt }));
}

export async function saveConfirmedFacts(
  db: Database,
  owner: { userId: number; website: string },
  confirmed: ConfirmedFacts,
  now: number,
): Promise<void> {
  const statements = JSON.stringify(confirmed);
  await db
    .insert(confirmedFacts)
    .values({ ...owner, statements, updatedAt: now })
    .onConflictDoUpdate({
      target: [confirmedFacts.userId, confirmedFacts.website],
      set: { statements: sql`excluded.statements`, updatedAt: sql`excluded.updated_at` },
    });
}

/** What an older version stored and this one cannot read counts as not said. */
function parsed(statements: string | undefined): ConfirmedFacts {
  if (statements === undefined) return [];
  const result = confirmedFactsSchema.safeParse(JSON.parse(statements));
  return result.success ? result.data : [];
}
