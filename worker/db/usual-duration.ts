import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import { analyses } from './schema.ts';

/** The newest so many are looked at: what a machine and the websites of a while ago took says little about today. */
const RECENT = 50;
/** With fewer, one slow website would be the rule. */
const MIN_KNOWN = 5;

/** Median of what recent analyses took from order to report, ms; null while too few are known. */
export async function usualDurationMs(db: Database): Promise<number | null> {
  const rows = await db
    .select({ createdAt: analyses.createdAt, completedAt: analyses.completedAt })
    .from(analyses)
    .where(and(eq(analyses.status, 'completed'), isNotNull(analyses.completedAt)))
    .orderBy(desc(analyses.id))
    .limit(RECENT);
  if (rows.length < MIN_KNOWN) return null;
  const durations = rows.map(({ createdAt, completedAt }) => (completedAt ?? createdAt) - createdAt);
  return durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? null;
}
