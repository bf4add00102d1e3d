import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { countHourlyUse, forgetPastHours, giveBackHourlyUse, HOURLY_LIMITS } from '../db/hourly-uses.ts';
import { call, signIn } from '../testing/api-client.ts';
import { userIdOf } from '../testing/finished-analysis.ts';

const db = openDatabase(env.DB);
const HALF_PAST = 500_000 * 3_600_000 + 1_800_000;

describe('what a person may do only so often an hour', () => {
  it('is exact when many ask at once, and begins again with the next hour', async () => {
    const caller = `user:${crypto.randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => countHourlyUse(db, caller, 'pdf', HALF_PAST)));
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(HOURLY_LIMITS.pdf);
    expect(answers.find((answer) => !answer.allowed)).toEqual({ allowed: false, retryAfterS: 1_800 });
    expect(await countHourlyUse(db, caller, 'support', HALF_PAST)).toEqual({ allowed: true });
    expect(await countHourlyUse(db, caller, 'pdf', HALF_PAST + 1_800_000)).toEqual({ allowed: true });
  });

  it('gives one use back, and keeps no hour that is over', async () => {
    const caller = `user:${crypto.randomUUID()}`;
    for (let i = 0; i < HOURLY_LIMITS.support; i++) await countHourlyUse(db, caller, 'support', HALF_PAST);
    await giveBackHourlyUse(db, caller, 'support', HALF_PAST);
    expect(await countHourlyUse(db, caller, 'support', HALF_PAST)).toEqual({ allowed: true });
    expect(await countHourlyUse(db, caller, 'support', HALF_PAST)).toMatchObject({ allowed: false });
    await forgetPastHours(db, HALF_PAST + 3_600_000);
    const { results } = await env.DB.prepare('SELECT * FROM hourly_uses WHERE caller = ?').bind(caller).all();
    expect(results).toEqual([]);
  });

  it('holds for support messages of one address, not for those of another', async () => {
    const send = (address: string) =>
      call('/api/support-messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question.' }),
      });
    const statuses: number[] = [];
    for (let i = 0; i <= HOURLY_LIMITS.support; i++) statuses.push((await send('203.0.113.7')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await send('203.0.113.7');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY' });
    expect((await send('203.0.113.8')).status).toBe(201);
  });

  it('holds for PDFs, before a browser is opened for one', async () => {
    const ada = await signIn();
    const caller = `user:${await userIdOf(ada)}`;
    // All of this hour's and, should it end just now, of the next.
    for (const at of [Date.now(), Date.now() + 60_000]) {
      for (let i = 0; i < HOURLY_LIMITS.pdf; i++) await countHourlyUse(db, caller, 'pdf', at);
    }
    const refused = await ada.get('/api/analysis/sample/export.pdf');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY' });
    expect((await ada.get('/api/analysis/sample/export.md')).status).toBe(200);
  });
});
