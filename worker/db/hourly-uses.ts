import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { hourlyUses } from './schema.ts';

const HOUR_MS = 3_600_000;

/** How often one person may do it within an hour of the clock. */
export const HOURLY_LIMITS = { pdf: 10, support: 5 } as const;

export type HourlyUse = keyof typeof HOURLY_LIMITS;

export type UseAnswer = { allowed: true } | { allowed: false; retryAfterS: number };

/** Counts one use, exactly: one statement decides, however many requests ask at once. */
export async function countHourlyUse(db: Database, caller: string, kind: HourlyUse, now: number): Promise<UseAnswer> {
  const hour = Math.floor(now / HOUR_MS);
  const counted = await db
    .insert(hourlyUses)
    .values({ caller, kind, hour, count: 1 })
    .onConflictDoUpdate({
      target: [hourlyUses.caller, hourlyUses.kind, hourlyUses.hour],
      set: { count: sql`${hourlyUses.count} + 1` },
      setWhere: lt(hourlyUses.count, HOURLY_LIMITS[kind]),
    })
    .returning({ count: hourlyUses.count });
  if (counted.length > 0) return { allowed: true };
  return { allowed: false, retryAfterS: Math.ceil(((hour + 1) * HOUR_MS - now) / 1_000) };
}

/** Takes one use back that came to nothing through no fault of the caller. */
export async function giveBackHourlyUse(db: Database, caller: string, kind: HourlyUse, now: number): Promise<void> {
  const mine = and(
    eq(hourlyUses.caller, caller),
    eq(hourlyUses.kind, kind),
    eq(hourlyUses.hour, Math.floor(now / HOUR_MS)),
    gt(hourlyUses.count, 0),
  );
  await db
    .update(hourlyUses)
    .set({ count: sql`${hourlyUses.count} - 1` })
    .where(mine);
}

/** Hours that are over decide nothing any more; an address is not kept longer than that. */
export async function forgetPastHours(db: Database, now: number): Promise<void> {
  await db.delete(hourlyUses).where(lt(hourlyUses.hour, Math.floor(now / HOUR_MS)));
}
