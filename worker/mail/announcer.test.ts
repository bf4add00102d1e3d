import { createMessageBatch, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { insertWithinQuota, recordCompleted, recordFailed } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import worker from '../index.ts';
import { call, signIn } from '../testing/api-client.ts';

interface LoggedMail {
  event: string;
  key: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

const db = openDatabase(env.DB);
let mails: LoggedMail[];

beforeEach(() => {
  mails = [];
  vi.spyOn(console, 'log').mockImplementation((line) => {
    const entry = JSON.parse(String(line)) as LoggedMail;
    if (entry.event === 'mail') mails.push(entry);
  });
});

const cron = () => worker.scheduled(createScheduledController(), env);

async function running() {
  const person = await signIn();
  const user = await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(person.email).first<{ id: number }>();
  const sessionId = crypto.randomUUID().replaceAll('-', '');
  const row = await insertWithinQuota(db, {
    sessionId,
    userId: user?.id ?? 0,
    websiteUrl: 'http://127.0.0.1:1/',
    website: '127.0.0.1:1',
    isPublic: false,
    override: true,
    now: Date.now(),
  });
  return { person, sessionId, id: row?.id ?? 0 };
}

describe('an owner who left the page', () => {
  it('is told once when the report is ready, having asked', async () => {
    const { person, sessionId, id } = await running();
    const asked = await person.post(`/api/progress/${sessionId}/notify`);
    expect([asked.status, await asked.json()]).toEqual([200, { email: person.email }]);
    expect((await person.post(`/api/progress/${sessionId}/notify`)).status).toBe(200);
    await cron();
    expect(mails).toEqual([]);
    await recordCompleted(db, sessionId, { overallScore: 71, recommendationCount: 3 }, Date.now());
    await cron();
    await cron();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, 'Your report on 127.0.0.1:1 is ready'],
    ]);
    expect(mails[0]?.text).toContain(`http://localhost:8787/report/${id}`);
    expect(mails[0]?.text).toContain('71 of 100');
  });

  it('is told why there is no report', async () => {
    const { person, sessionId } = await running();
    await person.post(`/api/progress/${sessionId}/notify`);
    await recordFailed(db, sessionId, 'The server did not answer.', Date.now());
    await cron();
    expect(mails[0]?.text).toContain('The server did not answer.');
  });

  it('is told nothing without having asked, and nobody else may ask', async () => {
    const { sessionId } = await running();
    expect((await (await signIn()).post(`/api/progress/${sessionId}/notify`)).status).toBe(404);
    expect((await call(`/api/progress/${sessionId}/notify`, { method: 'POST' })).status).toBe(401);
    await recordCompleted(db, sessionId, { overallScore: 71, recommendationCount: 3 }, Date.now());
    await cron();
    expect(mails).toEqual([]);
  });
});

describe('a dead letter', () => {
  it('reaches its owner once', async () => {
    const { person, sessionId } = await running();
    await recordFailed(db, sessionId, 'Something failed on our side.', Date.now());
    const order = {
      sessionId,
      websiteUrl: 'http://127.0.0.1:1/',
      allowPrivate: true,
      maxPages: 12,
      browserLeases: 2,
      contactUrl: 'http://localhost:8787/bot',
      contactEmail: 'operator@localhost',
    };
    const message = () => ({ id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body: { order } });
    await worker.queue(createMessageBatch('analysis-dead-letters', [message(), message()]), env);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, 'The analysis of 127.0.0.1:1 did not finish'],
    ]);
  });
});

describe('a support message', () => {
  it('reaches the operator, who answers the visitor', async () => {
    const body = { name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'How do I begin?' };
    const headers = { 'content-type': 'application/json' };
    const response = await call('/api/support-messages', { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(201);
    await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 20_000 });
    expect(mails[0]).toMatchObject({
      to: 'operator@localhost',
      replyTo: 'ada@example.org',
      subject: 'Support: A question',
    });
    expect(mails[0]?.text).toContain('How do I begin?');
  });
});
