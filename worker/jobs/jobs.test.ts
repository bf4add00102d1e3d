import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { AnalysisObject } from '../analysis/analysis-object.ts';
import { Journal } from '../analysis/journal.ts';
import type { AnalysisOrder } from '../analysis/order.ts';
import { RETENTION_MS, SUPPORT_RETENTION_MS } from '../contract/retention.ts';
import { insertWithinQuota } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import { storeSupportMessage } from '../db/support-messages.ts';
import { upsertUser } from '../db/users.ts';
import worker from '../index.ts';
import { cleanUp } from './cleanup.ts';

const db = openDatabase(env.DB);

async function row(change: { heartbeatAt?: number; createdAt?: number }) {
  const email = `${crypto.randomUUID()}@example.org`;
  const user = await upsertUser(
    db,
    { issuer: 'local', subject: email, email, firstName: null, profileImageUrl: null },
    1,
  );
  const sessionId = crypto.randomUUID().replaceAll('-', '');
  await insertWithinQuota(db, {
    sessionId,
    userId: user.id,
    websiteUrl: 'http://127.0.0.1:1/',
    website: '127.0.0.1:1',
    isPublic: false,
    override: true,
    now: Date.now(),
  });
  await env.DB.prepare('UPDATE analyses SET heartbeat_at = ?, created_at = ? WHERE session_id = ?')
    .bind(change.heartbeatAt ?? Date.now(), change.createdAt ?? Date.now(), sessionId)
    .run();
  return { sessionId, stub: env.ANALYSIS.get(env.ANALYSIS.idFromName(sessionId)) };
}

async function cron() {
  const ctx = createExecutionContext();
  await worker.scheduled(createScheduledController(), env);
  await waitOnExecutionContext(ctx);
}

async function sessionIds(): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT session_id FROM analyses').all<{ session_id: string }>();
  return results.map((entry) => entry.session_id);
}

const orderOf = (sessionId: string): AnalysisOrder => ({
  sessionId,
  websiteUrl: 'http://127.0.0.1:1/',
  allowPrivate: true,
  maxPages: 12,
  browserLeases: 2,
  contactUrl: 'http://localhost:8787/bot',
  contactEmail: 'operator@localhost',
});

type Stub = DurableObjectStub<AnalysisObject>;

const park = (stub: Stub) =>
  runInDurableObject(stub, (_object, { storage }) => {
    new Journal(storage).updateRun({ status: 'parked' });
  });
const runOf = (stub: Stub) => runInDurableObject(stub, (_object, { storage }) => new Journal(storage).run);

describe('cron', () => {
  it('starts what was stored and never started, and leaves what is alive alone', async () => {
    const lost = await row({ heartbeatAt: Date.now() - 61_000 });
    const alive = await row({});
    await cron();
    expect(await lost.stub.progress()).not.toBeNull();
    expect(await alive.stub.progress()).toBeNull();
  });

  it('removes analyses after 90 days with what their object holds, and support messages after two years', async () => {
    const old = await row({ createdAt: Date.now() - RETENTION_MS - 60_000 });
    await old.stub.start(orderOf(old.sessionId));
    const young = await row({ createdAt: Date.now() - RETENTION_MS + 60_000 });
    const message = { name: 'Ada', email: 'ada@example.org', subject: 'Old', message: '...' };
    await storeSupportMessage(db, message, Date.now() - SUPPORT_RETENTION_MS - 1_000);
    await storeSupportMessage(db, { ...message, subject: 'Recent' }, Date.now());
    await cron();
    const left = await env.DB.prepare('SELECT session_id FROM analyses').all<{ session_id: string }>();
    const ids = left.results.map((entry) => entry.session_id);
    expect(ids).not.toContain(old.sessionId);
    expect(ids).toContain(young.sessionId);
    expect(await env.ANALYSIS.get(env.ANALYSIS.idFromName(old.sessionId)).progress()).toBeNull();
    expect(
      await env.DB.prepare('SELECT subject FROM support_messages')
        .all()
        .then((all) => all.results),
    ).toEqual([{ subject: 'Recent' }]);
  });
});

describe('retention', () => {
  it('keeps an analysis to the millisecond and removes it after', async () => {
    const now = Date.now();
    const kept = await row({ createdAt: now - RETENTION_MS });
    const gone = await row({ createdAt: now - RETENTION_MS - 1 });
    await cleanUp(db, env.ANALYSIS, now);
    const ids = await sessionIds();
    expect(ids).toContain(kept.sessionId);
    expect(ids).not.toContain(gone.sessionId);
  });

  it('removes more than one bite in a run, passes over what cannot be emptied, and running again changes nothing', async () => {
    await cleanUp(db, env.ANALYSIS, Date.now());
    const { sessionId } = await row({});
    await env.DB.prepare(`
      WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 120)
      INSERT INTO analyses (session_id, user_id, website_url, website, status, created_at, heartbeat_at)
      SELECT 'old' || n, user_id, website_url, iif(n % 2, website, 'gone.example'), 'completed', 1000 + n, 1000
      FROM analyses, many WHERE session_id = ?`)
      .bind(sessionId)
      .run();
    await env.DB.prepare(`
      INSERT INTO ticks SELECT user_id, site.value, 'some-advice', 1 FROM analyses, json_each('["127.0.0.1:1", "gone.example"]') AS site
      WHERE session_id = ?`)
      .bind(sessionId)
      .run();
    const broken = new Set(Array.from({ length: 60 }, (_, index) => `old${index + 1}`));
    const failing = {
      idFromName: (name: string) => name,
      get: (name: string) => ({
        erase: () => (broken.has(name) ? Promise.reject(new Error('deliberate fault of the test')) : Promise.resolve()),
      }),
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await cleanUp(db, failing as unknown as typeof env.ANALYSIS, Date.now())).toBe(60);
    vi.restoreAllMocks();
    expect(await cleanUp(db, env.ANALYSIS, Date.now())).toBe(60);
    expect(await cleanUp(db, env.ANALYSIS, Date.now())).toBe(0);
    expect(await sessionIds()).toContain(sessionId);
    // Ticks hang on the last analysis of a website.
    const { results } = await env.DB.prepare("SELECT website FROM ticks WHERE recommendation_id = 'some-advice'").all();
    expect(results).toEqual([{ website: '127.0.0.1:1' }]);
  });
});

describe('queues', () => {
  const deliver = async (queue: string, sessionId: string, copies = 1) => {
    const message = { timestamp: new Date(), attempts: 1, body: { order: orderOf(sessionId) } };
    const messages = Array.from({ length: copies }, () => ({ ...message, id: crypto.randomUUID() }));
    const batch = createMessageBatch(queue, messages);
    const ctx = createExecutionContext();
    await worker.queue(batch, env);
    return getQueueResult(batch, ctx);
  };

  it('keeps a message until its run is settled', async () => {
    const { sessionId, stub } = await row({});
    await stub.start(orderOf(sessionId));
    const first = await deliver('analysis-retries', sessionId);
    expect(first.explicitAcks).toEqual([]);
    expect(first.retryMessages).toHaveLength(1);
    expect(await stub.progress()).not.toBeNull();
  });

  it('does not revive what was erased', async () => {
    const { sessionId, stub } = await row({});
    const result = await deliver('analysis-retries', sessionId);
    expect(result.explicitAcks).toHaveLength(1);
    expect(await stub.progress()).toBeNull();
  });

  it('takes a run up once however often its message comes', async () => {
    const { sessionId, stub } = await row({});
    await stub.start(orderOf(sessionId));
    await park(stub);
    const result = await deliver('analysis-retries', sessionId, 3);
    expect(result.retryMessages).toHaveLength(3);
    expect(await runOf(stub)).toMatchObject({ status: 'working', retries: 1 });
  });

  it('ends a poisoned run as failed when its message is dead, however often that comes', async () => {
    const { sessionId, stub } = await row({});
    await stub.start(orderOf(sessionId));
    await park(stub);
    const result = await deliver('analysis-dead-letters', sessionId, 3);
    expect(result.explicitAcks).toHaveLength(3);
    expect(await stub.progress()).toMatchObject({ stage: 'failed', message: expect.stringContaining('on our side') });
    const { results } = await env.DB.prepare('SELECT status FROM analyses WHERE session_id = ?').bind(sessionId).all();
    expect(results).toEqual([{ status: 'failed' }]);
  });

  it('does not give up a run that is still at work', async () => {
    const { sessionId, stub } = await row({});
    await stub.start(orderOf(sessionId));
    const result = await deliver('analysis-dead-letters', sessionId);
    expect(result.retryMessages).toHaveLength(1);
  });
});
