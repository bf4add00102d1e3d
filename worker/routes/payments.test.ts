import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisListItem, PaymentIntentResponse } from '../contract/api.ts';
import { insertWithinQuota, recordCompleted } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import worker from '../index.ts';
import { call, type Person, signIn } from '../testing/api-client.ts';

const CARD = { good: '4242 4242 4242 4242', declined: '4000000000000002', slow: '4000000000000077' };
const db = openDatabase(env.DB);
let ada: Person;
let website: string;

beforeEach(async () => {
  // Receipts of local payments are written to the log.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  ada = await signIn();
  website = `${crypto.randomUUID()}.example`;
});

async function userId(person: Person): Promise<number> {
  const row = await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(person.email).first<{ id: number }>();
  return row?.id ?? 0;
}

/** A finished analysis in the index; its report is not what is sold here. */
async function analysis(person: Person, change: { isFinished?: boolean; website?: string } = {}): Promise<number> {
  const row = await insertWithinQuota(db, {
    sessionId: crypto.randomUUID(),
    userId: await userId(person),
    websiteUrl: `https://${change.website ?? website}/`,
    website: change.website ?? website,
    isPublic: false,
    override: true,
    now: Date.now(),
  });
  if (!row) throw new Error('expected a row');
  if (change.isFinished ?? true) {
    await recordCompleted(db, row.sessionId, { overallScore: 70, recommendationCount: 3 }, Date.now());
  }
  return row.id;
}

const intent = async (person: Person, analysisId: unknown) => person.post('/api/create-payment-intent', { analysisId });
const secret = async (person: Person, analysisId: number) =>
  ((await (await intent(person, analysisId)).json()) as PaymentIntentResponse).clientSecret;
const confirm = (person: Person, clientSecret: string, cardNumber: string) =>
  person.post('/api/local-payments/confirm', { clientSecret, cardNumber });
const verify = async (person: Person, analysisId: number) =>
  (await person.get(`/api/verify-payment/${analysisId}`)).json();

describe('unlocking a website', () => {
  it('opens every analysis of it, now and later, and no other', async () => {
    const id = await analysis(ada);
    expect(await verify(ada, id)).toEqual({ verified: false, isPaid: false });
    const answer = await confirm(ada, await secret(ada, id), CARD.good);
    expect(await answer.json()).toEqual({ status: 'succeeded' });
    expect(await verify(ada, id)).toEqual({ verified: true, isPaid: true });
    const later = await analysis(ada);
    const elsewhere = await analysis(ada, { website: `other-${website}` });
    const list = (await (await ada.get('/api/user-analyses')).json()) as AnalysisListItem[];
    const paid = new Map(list.map((item) => [item.analysisId, item.isPaid]));
    expect([paid.get(id), paid.get(later), paid.get(elsewhere)]).toEqual([true, true, false]);
  });

  it('gives nothing to another user of the same website', async () => {
    const id = await analysis(ada);
    await confirm(ada, await secret(ada, id), CARD.good);
    const eve = await signIn();
    expect(await verify(eve, await analysis(eve))).toEqual({ verified: false, isPaid: false });
  });

  it('says what is wrong with a declined card, and takes another for the same payment', async () => {
    const id = await analysis(ada);
    const clientSecret = await secret(ada, id);
    const declined = await confirm(ada, clientSecret, CARD.declined);
    expect(declined.status).toBe(400);
    expect(((await declined.json()) as { message: string }).message).toMatch(/declined/);
    expect(await verify(ada, id)).toEqual({ verified: false, isPaid: false });
    expect(await secret(ada, id)).toBe(clientSecret);
    await confirm(ada, clientSecret, CARD.good);
    expect(await verify(ada, id)).toEqual({ verified: true, isPaid: true });
  });

  it('waits for a payment that takes its time', async () => {
    const id = await analysis(ada);
    const answer = await confirm(ada, await secret(ada, id), CARD.slow);
    expect(await answer.json()).toEqual({ status: 'processing' });
    expect(await verify(ada, id)).toEqual({ verified: false, isPaid: false });
    expect((await intent(ada, id)).status).toBe(409);
    await env.DB.exec('UPDATE local_payment_intents SET succeeds_at = succeeds_at - 15000');
    expect(await verify(ada, id)).toEqual({ verified: true, isPaid: true });
  });

  it('is settled by the minute, also when the payer has gone', async () => {
    const id = await analysis(ada);
    await confirm(ada, await secret(ada, id), CARD.slow);
    await env.DB.exec('UPDATE local_payment_intents SET succeeds_at = succeeds_at - 15000');
    await worker.scheduled(createScheduledController(), env);
    const [row] = (await (await ada.get('/api/user-analyses')).json()) as AnalysisListItem[];
    expect(row?.isPaid).toBe(true);
  });

  it('opens one payment, however many tabs ask', async () => {
    const id = await analysis(ada);
    const secrets = await Promise.all(Array.from({ length: 5 }, () => secret(ada, id)));
    expect(new Set(secrets).size).toBe(1);
  });

  it('sells nothing twice and nothing that is not there', async () => {
    const id = await analysis(ada);
    await confirm(ada, await secret(ada, id), CARD.good);
    expect((await intent(ada, id)).status).toBe(409);
    expect((await intent(ada, await analysis(ada, { isFinished: false, website: 'x.example' }))).status).toBe(409);
  });

  it('takes the report back when the money goes back', async () => {
    const id = await analysis(ada);
    await confirm(ada, await secret(ada, id), CARD.good);
    await verify(ada, id);
    await env.DB.prepare("UPDATE payments SET status = 'refunded' WHERE analysis_id = ?").bind(id).run();
    expect(await verify(ada, id)).toEqual({ verified: false, isPaid: false });
  });
});

describe('the receipt', () => {
  it('is mailed once and says that no money moved', async () => {
    const mailed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const id = await analysis(ada);
    const clientSecret = await secret(ada, id);
    await confirm(ada, clientSecret, CARD.good);
    await confirm(ada, clientSecret, CARD.good);
    await verify(ada, id);
    expect(mailed.mock.calls.map(([line]) => JSON.parse(String(line)).to)).toEqual([ada.email]);
    expect(String(mailed.mock.calls[0]?.[0])).toContain('no money moved');
  });
});

describe('what the local provider remembers', () => {
  it('is forgotten after a day, when the payment is settled', async () => {
    const paid = await secret(ada, await analysis(ada));
    await confirm(ada, paid, CARD.good);
    await secret(ada, await analysis(ada, { website: `left-${website}` }));
    const count = async () =>
      (await env.DB.prepare('SELECT count(*) AS n FROM local_payment_intents').first<{ n: number }>())?.n;
    const before = await count();
    await env.DB.exec('UPDATE local_payment_intents SET created_at = created_at - 86460000');
    await env.DB.exec('UPDATE payments SET created_at = created_at - 86460000');
    await worker.scheduled(createScheduledController(), env);
    expect(before).toBeGreaterThanOrEqual(2);
    expect(await count()).toBe(0);
    const left = await env.DB.prepare('SELECT status FROM payments WHERE website = ?').bind(`left-${website}`).first();
    expect(left).toEqual({ status: 'failed' });
  });
});

describe('who may pay', () => {
  it('is the owner alone', async () => {
    const id = await analysis(ada);
    const eve = await signIn();
    const clientSecret = await secret(ada, id);
    expect((await intent(eve, id)).status).toBe(404);
    expect((await eve.get(`/api/verify-payment/${id}`)).status).toBe(404);
    expect((await confirm(eve, clientSecret, CARD.good)).status).toBe(404);
    expect(await verify(ada, id)).toEqual({ verified: false, isPaid: false });
  });

  it('is nobody who is not signed in', async () => {
    const id = await analysis(ada);
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ analysisId: id });
    expect((await call('/api/create-payment-intent', { ...post, body })).status).toBe(401);
    expect((await call(`/api/verify-payment/${id}`)).status).toBe(401);
    expect((await call('/api/local-payments/confirm', { ...post, body: '{}' })).status).toBe(401);
  });

  it.each([['1'], [0], [-1], [1.5], [null], [undefined]])('is told when the analysis id is %s', async (bad) => {
    const answer = await intent(ada, bad);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toBe('Invalid analysis ID');
  });

  it('is told when the card is none of the test cards', async () => {
    vi.spyOn(console, 'error');
    const clientSecret = await secret(ada, await analysis(ada));
    expect((await confirm(ada, clientSecret, '4111 1111 1111 1111')).status).toBe(400);
    expect((await confirm(ada, 'local_none', CARD.good)).status).toBe(404);
    expect((await ada.post('/api/local-payments/confirm', {})).status).toBe(400);
  });
});
