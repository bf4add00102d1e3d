import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import Stripe from 'stripe';
import { inject } from 'vitest';
import { createApp } from '../app.ts';
import { insertWithinQuota, recordCompleted } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import { ORIGIN, type Person, signIn } from './api-client.ts';

const SECRET = 'whsec_current';
const OLD_SECRET = 'whsec_old';

const app = createApp();
const settings = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_stub',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_stub',
  STRIPE_WEBHOOK_SECRET: `${SECRET},${OLD_SECRET}`,
};
export function stripeEnv(change: Partial<typeof settings> = {}): Env {
  const bindings = { ...env, ...settings, STRIPE_API_ORIGIN: inject('stripeOrigin'), ...change };
  return bindings;
}

/** The Worker with PAYMENTS=stripe against the stand-in. */
export const ask = async (path: string, init: RequestInit = {}, bindings: Env = stripeEnv()): Promise<Response> =>
  app.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }), bindings, createExecutionContext());

export const pay = (person: Person, analysisId: number): Promise<Response> =>
  ask('/api/create-payment-intent', {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ analysisId }),
  });

export const verify = async (person: Person, analysisId: number): Promise<unknown> =>
  (await ask(`/api/verify-payment/${analysisId}`, { headers: { cookie: person.cookie } })).json();

export interface StandInIntent {
  id: string;
  amount: number;
  currency: string;
  receipt_email: string | null;
  metadata: Record<string, string>;
  status: string;
}

/** What the stand-in holds of a website. */
export async function intentsOf(website: string): Promise<StandInIntent[]> {
  const all = (await (await fetch(`${inject('stripeOrigin')}/control/intents`)).json()) as StandInIntent[];
  return all.filter((intent) => intent.metadata.website === website);
}

export async function control(path: string, change: unknown): Promise<void> {
  await fetch(`${inject('stripeOrigin')}/control/${path}`, { method: 'POST', body: JSON.stringify(change) });
}

/** A new person with a finished analysis of a website nobody else has. */
export async function buyer(): Promise<{ person: Person; analysisId: number; website: string }> {
  const db = openDatabase(env.DB);
  const person = await signIn();
  const user = await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(person.email).first<{ id: number }>();
  const website = `${crypto.randomUUID()}.example`;
  const row = await insertWithinQuota(db, {
    sessionId: crypto.randomUUID(),
    userId: user?.id ?? 0,
    websiteUrl: `https://${website}/`,
    website,
    isPublic: false,
    override: true,
    now: Date.now(),
  });
  if (!row) throw new Error('expected a row');
  await recordCompleted(db, row.sessionId, { overallScore: 70, recommendationCount: 3 }, Date.now());
  return { person, analysisId: row.id, website };
}

/** A buyer whose intent is open. */
export async function ordered() {
  const bought = await buyer();
  await pay(bought.person, bought.analysisId);
  const [intent] = await intentsOf(bought.website);
  if (!intent) throw new Error('expected an intent');
  return { ...bought, intentId: intent.id, orderId: intent.metadata.order ?? '' };
}

const provider = Stripe.createSubtleCryptoProvider();
const { webhooks } = new Stripe('sk_test_stub');

interface Delivery {
  secret?: string;
  /** Seconds. */
  ageS?: number;
  /** Changes the body after it was signed. */
  alter?: (body: string) => string;
  signature?: string | null;
  bindings?: Env;
}

/** Delivers an event as Stripe does: signed with Stripe's own test function. */
export async function deliver(event: unknown, delivery: Delivery = {}): Promise<Response> {
  const body = JSON.stringify(event);
  const header = await webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: delivery.secret ?? SECRET,
    timestamp: Math.floor(Date.now() / 1000) - (delivery.ageS ?? 0),
    cryptoProvider: provider,
  });
  const signature = delivery.signature === undefined ? header : delivery.signature;
  return ask(
    '/api/webhooks/stripe',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
      body: delivery.alter ? delivery.alter(body) : body,
    },
    delivery.bindings,
  );
}

let events = 0;

/** An event about an intent, in the shape of Stripe's API. */
export function intentEvent(kind: string, intentId: string, change: Record<string, unknown> = {}) {
  const status = { succeeded: 'succeeded', processing: 'processing', canceled: 'canceled' }[kind];
  return stripeEvent(`payment_intent.${kind}`, {
    id: intentId,
    object: 'payment_intent',
    status: status ?? 'requires_payment_method',
    amount: 999,
    amount_received: kind === 'succeeded' ? 999 : 0,
    currency: 'usd',
    livemode: false,
    metadata: {},
    latest_charge: null,
    ...change,
  });
}

export function refundEvent(intentId: string, refunded = true) {
  return stripeEvent('charge.refunded', {
    id: `ch_${intentId}`,
    payment_intent: intentId,
    amount: 999,
    currency: 'usd',
    livemode: false,
    refunded,
  });
}

export function disputeEvent(kind: 'created' | 'closed', intentId: string, status: string) {
  return stripeEvent(`charge.dispute.${kind}`, {
    id: `dp_${intentId}`,
    payment_intent: intentId,
    amount: 999,
    currency: 'usd',
    livemode: false,
    status,
  });
}

export function stripeEvent(type: string, object: Record<string, unknown>) {
  events++;
  return { id: `evt_${events}_${crypto.randomUUID()}`, object: 'event', type, livemode: false, data: { object } };
}
