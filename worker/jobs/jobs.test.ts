import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { AnalysisOrder } from '../analysis/order.ts';
import { insertWithinQuota, RETENTION_MS } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import { SUPPORT_RETENTION_MS, storeSupportMessage } from '../db/support-messages.ts';
import { upsertUser } from '../db/users.ts';
import worker from '../index.ts';

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

const orderOf = (sessionId: string): AnalysisOrder => ({
  sessionId,
  websiteUrl: 'http://127.0.0.1:1/',
  allowPrivate: true,
  maxPages: 12,
  browserLeases: 2,
  contactUrl: 'http://localhost:8787/bot',
  contactEmail: 'operator@localhost',
});

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

describe('queues', () => {
  const deliver = async (queue: string, sessionId: string) => {
    const batch = createMessageBatch(queue, [
      { id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body: { order: orderOf(sessionId) } },
    ]);
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

  it('does not give up a run that is still at work', async () => {
    const { sessionId, stub } = await row({});
    await stub.start(orderOf(sessionId));
    const result = await deliver('analysis-dead-letters', sessionId);
    expect(result.retryMessages).toHaveLength(1);
  });
});
