import { DurableObject } from 'cloudflare:workers';

const MINUTE_MS = 60_000;

export type CallAnswer = { granted: true } | { granted: false; retryAfterMs: number };

/**
 * Lets so much pass in any minute, or another span: one object for all requests to the language model, one for each website whose owner has
 * assistants asked. It only counts; what passes is done by whoever asked.
 */
export class ModelGate extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS calls (at INTEGER NOT NULL)');
  }

  /** `now` is the caller's clock, which is the same clock. */
  acquire(most: number, now = Date.now(), spanMs = MINUTE_MS): CallAnswer {
    const { sql } = this.ctx.storage;
    sql.exec('DELETE FROM calls WHERE at <= ?', now - spanMs);
    const { count, oldest } = sql
      .exec<{ count: number; oldest: number | null }>('SELECT count(*) AS count, min(at) AS oldest FROM calls')
      .one();
    if (count >= most) return { granted: false, retryAfterMs: Math.max(1, (oldest ?? now) + spanMs - now) };
    sql.exec('INSERT INTO calls (at) VALUES (?)', now);
    return { granted: true };
  }
}
