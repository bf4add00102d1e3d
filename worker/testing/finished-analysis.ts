import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { AnalysisObject } from '../analysis/analysis-object.ts';
import type { AnalysisOrder } from '../analysis/order.ts';
import { insertWithinQuota } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import type { Person } from './api-client.ts';
import { finish } from './begun-analysis.ts';
import { type FakeSite, fakePorts } from './fake-ports.ts';

const SITE: FakeSite = {
  '/': '<!doctype html><html lang="en"><title>Rye &amp; Salt</title><h1>Rye &amp; Salt, bakery in Whitby</h1><p>We bake rye bread overnight. Call 01947 601234.</p>',
};

export interface TestAnalysis {
  id: number;
  sessionId: string;
  website: string;
  stub: DurableObjectStub<AnalysisObject>;
}

export async function userIdOf(person: Person): Promise<number> {
  const row = await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(person.email).first<{ id: number }>();
  if (!row) throw new Error('expected a user');
  return row.id;
}

/** Of a made-up website: the row and the object, which has begun and does nothing until its alarm is fired. */
export async function begunAnalysis(
  person: Person,
  websiteUrl = 'https://rye-and-salt.example/',
  site: FakeSite = SITE,
): Promise<TestAnalysis> {
  const sessionId = crypto.randomUUID().replaceAll('-', '');
  const website = new URL(websiteUrl).host;
  const row = await insertWithinQuota(openDatabase(env.DB), {
    sessionId,
    userId: await userIdOf(person),
    websiteUrl,
    website,
    isPublic: false,
    override: true,
    now: Date.now(),
  });
  if (!row) throw new Error('expected a row');
  const stub = env.ANALYSIS.get(env.ANALYSIS.idFromName(sessionId));
  await runInDurableObject(stub, (object: AnalysisObject) => {
    object.ports = fakePorts(object.ports, site).ports;
  });
  const order: AnalysisOrder = {
    sessionId,
    websiteUrl,
    allowPrivate: true,
    maxPages: 12,
    browserLeases: 2,
    contactUrl: 'http://localhost:8787/bot',
    contactEmail: 'operator@localhost',
  };
  await stub.start(order);
  return { id: row.id, sessionId, website, stub };
}

/** Run to its end. */
export async function finishedAnalysis(person: Person, websiteUrl?: string): Promise<TestAnalysis> {
  const analysis = await begunAnalysis(person, websiteUrl);
  await finish(analysis.stub);
  return analysis;
}

/** Through the test card, as a person pays. */
export async function pay(person: Person, analysisId: number): Promise<void> {
  const intent = await person.post('/api/create-payment-intent', { analysisId });
  const { clientSecret } = (await intent.json()) as { clientSecret: string };
  const answer = await person.post('/api/local-payments/confirm', { clientSecret, cardNumber: '4242424242424242' });
  if (answer.status !== 200) throw new Error(`the test payment was answered ${answer.status}`);
}
