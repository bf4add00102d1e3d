import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ticks } from './schema.ts';

export interface Tick {
  userId: number;
  website: string;
  recommendationId: string;
}

/** Ticking twice changes nothing. */
export async function setTick(db: Database, tick: Tick, isCompleted: boolean, now: number): Promise<void> {
  if (isCompleted) {
    await db
      .insert(ticks)
      .values({ ...tick, tickedAt: now })
      .onConflictDoNothing();
    return;
  }
  await db
    .delete(ticks)
    .where(
      and(
        eq(ticks.userId, tick.userId),
        eq(ticks.website, tick.website),
        eq(ticks.recommendationId, tick.recommendationId),
      ),
    );
}

/** What a user has ticked off, of one website or of all. */
export async function listTicks(db: Database, userId: number, website?: string) {
  const mine = eq(ticks.userId, userId);
  return db
    .select({ website: ticks.website, recommendationId: ticks.recommendationId, tickedAt: ticks.tickedAt })
    .from(ticks)
    .where(website === undefined ? mine : and(mine, eq(ticks.website, website)))
    .orderBy(ticks.website, ticks.recommendationId);
}
