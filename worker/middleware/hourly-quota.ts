import type { Context } from 'hono';
import { AppError } from '../contract/errors.ts';
import { countHourlyUse, giveBackHourlyUse, type HourlyUse } from '../db/hourly-uses.ts';
import type { AppEnv } from './app-env.ts';
import { callerOf } from './caller.ts';

/**
 * Counts one use, or ends the request with 429, `sentence` and the time until the next hour. Answers how to take the use back when it
 * came to nothing.
 */
export async function hourlyQuota(c: Context<AppEnv>, kind: HourlyUse, sentence: string): Promise<() => Promise<void>> {
  const { db, now } = c.var.services;
  const caller = callerOf(c);
  if (caller === undefined) return async () => {};
  const at = now();
  const use = await countHourlyUse(db, caller, kind, at);
  if (!use.allowed) throw new AppError('TOO_MANY', sentence, { retryAfterS: use.retryAfterS });
  return () => giveBackHourlyUse(db, caller, kind, at);
}
