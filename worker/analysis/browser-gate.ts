import { DurableObject } from 'cloudflare:workers';

export type LeaseAnswer =
  /** `isWanted`: others wait for the place. */
  { granted: true; expiresAt: number; isWanted: boolean } | { granted: false; retryAfterMs: number };

/** A holder renews well before this; one that crashed frees its place after it. */
const LEASE_TTL_MS = 60_000;
/** A waiter that has not asked again for this long has gone. */
const WAITER_TTL_MS = 15_000;
/** Browser Run starts one browser a second per account. Source: https://developers.cloudflare.com/browser-run/limits/ */
const LAUNCH_INTERVAL_MS = 1_000;
/** Asking wakes the whole analysis, so it is not done more often than a person would notice... */
const ASK_AGAIN_MS = 2_000;
/** ...but by those whom the next free place is for: until they ask, it stands empty. */
const NEXT_ASKS_MS = 500;

/**
 * One object for all analyses: hands out browser leases, first come first served, at most `leases` at a time and one a second.
 * It only counts; the browser itself is opened by the analysis that holds the lease.
 */
export class BrowserGate extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec(`
      CREATE TABLE IF NOT EXISTS leases (holder TEXT PRIMARY KEY, granted_at INTEGER NOT NULL, expires_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS waiters (holder TEXT PRIMARY KEY, since INTEGER NOT NULL, asked_at INTEGER NOT NULL);
    `);
  }

  /** Asking again renews a lease that is held. `now` is the caller's clock, which is the same clock. */
  acquire(holder: string, leases: number, now = Date.now()): LeaseAnswer {
    const sql = this.ctx.storage.sql;
    sql.exec('DELETE FROM leases WHERE expires_at <= ?', now);
    sql.exec('DELETE FROM waiters WHERE asked_at <= ?', now - WAITER_TTL_MS);
    const expiresAt = now + LEASE_TTL_MS;
    if (
      sql.exec('UPDATE leases SET expires_at = ? WHERE holder = ? RETURNING holder', expiresAt, holder).toArray()
        .length > 0
    ) {
      return { granted: true, expiresAt, isWanted: this.standing().waiting > 0 };
    }
    sql.exec(
      'INSERT INTO waiters (holder, since, asked_at) VALUES (?, ?, ?) ON CONFLICT (holder) DO UPDATE SET asked_at = excluded.asked_at',
      holder,
      now,
      now,
    );
    const held = sql.exec<{ count: number }>('SELECT count(*) AS count FROM leases').one().count;
    const free = leases - held;
    const ahead = sql
      .exec<{ count: number }>(
        'SELECT count(*) AS count FROM waiters, (SELECT since, rowid AS place FROM waiters WHERE holder = ?) AS me WHERE waiters.since < me.since OR (waiters.since = me.since AND waiters.rowid < me.place)',
        holder,
      )
      .one().count;
    if (free <= 0 || ahead >= free) {
      return { granted: false, retryAfterMs: ahead < leases ? NEXT_ASKS_MS : ASK_AGAIN_MS };
    }
    const sinceLaunch = now - (this.ctx.storage.kv.get<number>('lastLaunch') ?? 0);
    if (sinceLaunch < LAUNCH_INTERVAL_MS) return { granted: false, retryAfterMs: LAUNCH_INTERVAL_MS - sinceLaunch };
    sql.exec('DELETE FROM waiters WHERE holder = ?', holder);
    sql.exec('INSERT INTO leases (holder, granted_at, expires_at) VALUES (?, ?, ?)', holder, now, expiresAt);
    this.ctx.storage.kv.put('lastLaunch', now);
    return { granted: true, expiresAt, isWanted: this.standing().waiting > 0 };
  }

  /** How many browsers are lent, and how many analyses wait for one. */
  standing(): { lent: number; waiting: number } {
    const { sql } = this.ctx.storage;
    const count = (table: 'leases' | 'waiters') =>
      sql.exec<{ count: number }>(`SELECT count(*) AS count FROM ${table}`).one().count;
    return { lent: count('leases'), waiting: count('waiters') };
  }

  release(holder: string): void {
    this.ctx.storage.sql.exec('DELETE FROM leases WHERE holder = ?', holder);
    this.ctx.storage.sql.exec('DELETE FROM waiters WHERE holder = ?', holder);
  }
}
