import { DurableObject } from 'cloudflare:workers';

const MINUTE_MS = 60_000;

export type CallAnswer = { granted: true } | { granted: false; retryAfterMs: number };

/**
 * One object for all analyses: lets so many requests to the language model pass in any minute. It only counts; the request is made by
 * the analysis that asked.
 */
export class ModelGate extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS calls (at INTEGER NOT NULL)');
  }

  /** `now` is the caller's clock, which is the same clock. */
  acquire(callsPerMinute: number, now = Date.now()): CallAnswer {
    const { sql } = this.ctx.storage;
    sql.exec('DELETE FROM calls WHERE at <= ?', now - MINUTE_MS);
    const { count, oldest } = sql
      .exec<{ count: number; oldest: number | null }>('SELECT count(*) AS count, min(at) AS oldest FROM calls')
      .one();
    if (count >= callsPerMinute)
      return { granted: false, retryAfterMs: Math.max(1, (oldest ?? now) + MINUTE_MS - now) };
    sql.exec('INSERT INTO calls (at) VALUES (?)', now);
    return { granted: true };
  }
}
