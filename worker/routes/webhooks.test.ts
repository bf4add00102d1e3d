import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../testing/api-client.ts';
import {
  ask,
  deliver,
  disputeEvent,
  intentEvent,
  ordered,
  refundEvent,
  stripeEvent,
  verify,
} from '../testing/stripe-app.ts';

const PAID = { verified: true, isPaid: true };
const UNPAID = { verified: false, isPaid: false };

const stateOf = async (intentId: string) =>
  (await env.DB.prepare('SELECT status FROM payments WHERE intent_id = ?').bind(intentId).first<{ status: string }>())
    ?.status;
const eventCount = async (id: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM payment_events WHERE id = ?').bind(id).first<{ n: number }>())?.n;

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});

describe('what Stripe sends', () => {
  it('unlocks the website, signed with the new secret or the old one', async () => {
    for (const secret of ['whsec_current', 'whsec_old']) {
      const { person, analysisId, intentId } = await ordered();
      const response = await deliver(intentEvent('succeeded', intentId), { secret });
      expect([response.status, await response.json()]).toEqual([200, { outcome: 'moved' }]);
      expect(await verify(person, analysisId)).toEqual(PAID);
    }
  });

  it('changes nothing when it comes again', async () => {
    const { intentId } = await ordered();
    const event = intentEvent('succeeded', intentId);
    await deliver(event);
    expect(await (await deliver(event)).json()).toEqual({ outcome: 'repeated' });
    expect(await eventCount(event.id)).toBe(1);
  });

  it('never takes back what was paid because a failure comes late', async () => {
    const { person, analysisId, intentId } = await ordered();
    await deliver(intentEvent('succeeded', intentId));
    for (const late of ['payment_failed', 'canceled', 'processing']) {
      expect(await (await deliver(intentEvent(late, intentId))).json()).toEqual({ outcome: 'unchanged' });
    }
    expect(await stateOf(intentId)).toBe('succeeded');
    expect(await verify(person, analysisId)).toEqual(PAID);
  });

  it('keeps the report while a dispute is open, takes it when it is lost', async () => {
    const { person, analysisId, intentId } = await ordered();
    await deliver(intentEvent('succeeded', intentId));
    await deliver(disputeEvent('created', intentId, 'needs_response'));
    expect([await stateOf(intentId), await verify(person, analysisId)]).toEqual(['disputed', PAID]);
    await deliver(disputeEvent('closed', intentId, 'lost'));
    expect([await stateOf(intentId), await verify(person, analysisId)]).toEqual(['lost', UNPAID]);
  });

  it('gives the report back for good when a dispute is won, in whatever order that is told', async () => {
    const { intentId } = await ordered();
    await deliver(intentEvent('succeeded', intentId));
    await deliver(disputeEvent('closed', intentId, 'won'));
    await deliver(disputeEvent('created', intentId, 'needs_response'));
    expect(await stateOf(intentId)).toBe('succeeded');
  });

  it('takes the report back with the whole of the money, not with a part of it', async () => {
    const { person, analysisId, intentId } = await ordered();
    await deliver(intentEvent('succeeded', intentId));
    await deliver(refundEvent(intentId, false));
    expect(await verify(person, analysisId)).toEqual(PAID);
    await deliver(refundEvent(intentId));
    expect([await stateOf(intentId), await verify(person, analysisId)]).toEqual(['refunded', UNPAID]);
  });

  it('is stored and ignored when it is of another kind or about nothing of ours', async () => {
    const other = stripeEvent('customer.created', { id: 'cus_1' });
    const foreign = intentEvent('succeeded', 'pi_of_another_shop');
    for (const event of [other, foreign]) {
      const response = await deliver(event);
      expect([response.status, await response.json()]).toEqual([200, { outcome: 'unknown' }]);
      expect(await eventCount(event.id)).toBe(1);
    }
  });

  it('finds its order although the answer that named the intent was lost', async () => {
    const { person, analysisId, intentId, orderId } = await ordered();
    await env.DB.prepare('UPDATE payments SET intent_id = NULL WHERE order_id = ?').bind(orderId).run();
    await deliver(intentEvent('succeeded', intentId, { metadata: { order: orderId } }));
    expect(await verify(person, analysisId)).toEqual(PAID);
  });
});

describe('a thousand deliveries of a hundred events', () => {
  it('have exactly a hundred effects', async () => {
    const intents = await Promise.all(Array.from({ length: 100 }, async () => (await ordered()).intentId));
    await env.DB.batch([
      env.DB.prepare('CREATE TABLE effects (intent_id TEXT)'),
      env.DB.prepare(
        'CREATE TRIGGER count_effects AFTER UPDATE OF status ON payments BEGIN INSERT INTO effects VALUES (new.intent_id); END',
      ),
    ]);
    const events = intents.map((intentId) => intentEvent('succeeded', intentId));
    const deliveries = shuffled(events.flatMap((event) => Array.from({ length: 10 }, () => event)));
    const outcomes: Record<string, number> = {};
    for (let at = 0; at < deliveries.length; at += 20) {
      const answers = await Promise.all(deliveries.slice(at, at + 20).map((event) => deliver(event)));
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        const { outcome } = (await answer.json()) as { outcome: string };
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }
    const effects = await env.DB.prepare('SELECT count(*) AS n, count(DISTINCT intent_id) AS d FROM effects').first();
    await env.DB.batch([env.DB.prepare('DROP TRIGGER count_effects'), env.DB.prepare('DROP TABLE effects')]);
    expect(effects).toEqual({ n: 100, d: 100 });
    expect(outcomes).toEqual({ moved: 100, repeated: 900 });
  }, 180_000);
});

describe('a database that fails in the middle', () => {
  it('answers 5xx, changes nothing, and heals when the event comes again', async () => {
    const { person, analysisId, intentId } = await ordered();
    const event = intentEvent('succeeded', intentId);
    // The event is written before the payment: the second statement of the batch fails.
    await env.DB.prepare(
      "CREATE TRIGGER out_of_order BEFORE UPDATE ON payments BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
    ).run();
    const failed = await deliver(event);
    expect(failed.status).toBe(500);
    expect(await eventCount(event.id)).toBe(0);
    await env.DB.prepare('DROP TRIGGER out_of_order').run();
    expect(await stateOf(intentId)).toBe('open');
    expect(await (await deliver(event)).json()).toEqual({ outcome: 'moved' });
    expect(await verify(person, analysisId)).toEqual(PAID);
  });
});

describe('what only looks as if Stripe had sent it', () => {
  it.each<[string, Parameters<typeof deliver>[1]]>([
    ['signed with another secret', { secret: 'whsec_stolen' }],
    ['older than five minutes', { ageS: 301 }],
    ['altered on the way', { alter: (body) => body.replace('"amount":999', '"amount":998') }],
    ['not signed', { signature: null }],
    ['signed with nonsense', { signature: 't=1,v1=00' }],
  ])('is refused when %s, and logged', async (_what, delivery) => {
    const { person, analysisId, intentId } = await ordered();
    const event = intentEvent('succeeded', intentId);
    const response = await deliver(event, delivery);
    expect(response.status).toBe(400);
    expect(logged.join('\n')).toContain('payment event refused');
    expect([await stateOf(intentId), await eventCount(event.id)]).toEqual(['open', 0]);
    expect(await verify(person, analysisId)).toEqual(UNPAID);
  });

  it.each([
    ['amount', { amount: 99, amount_received: 99 }],
    ['amount', { amount_received: 1 }],
    ['currency', { currency: 'eur' }],
    ['livemode', { livemode: true }],
  ])('is refused when its %s is not that of the order: %j', async (what, change) => {
    const { intentId } = await ordered();
    const event = intentEvent('succeeded', intentId, change);
    const response = await deliver(event);
    expect(response.status).toBe(400);
    expect(logged.join('\n')).toContain(`${what} differs from the order`);
    expect([await stateOf(intentId), await eventCount(event.id)]).toEqual(['open', 0]);
  });

  it('is refused above 256 KB', async () => {
    const long = stripeEvent('customer.created', { id: 'cus_1', description: 'x'.repeat(256 * 1024) });
    expect((await deliver(long)).status).toBe(413);
    expect(
      (await deliver(stripeEvent('customer.created', { id: 'cus_1', description: 'x'.repeat(200_000) }))).status,
    ).toBe(200);
  });
});

describe('the address Stripe sends to', () => {
  it('asks for no origin and is not there without Stripe', async () => {
    const body = JSON.stringify(intentEvent('succeeded', 'pi_1'));
    const from = { method: 'POST', headers: { origin: 'https://stripe.com', 'sec-fetch-site': 'cross-site' }, body };
    expect((await ask('/api/webhooks/stripe', from)).status).toBe(400);
    expect((await call('/api/webhooks/stripe', from)).status).toBe(404);
  });
});

function shuffled<T>(list: T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
