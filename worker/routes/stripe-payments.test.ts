import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentIntentResponse } from '../contract/api.ts';
import worker from '../index.ts';
import { call, signIn } from '../testing/api-client.ts';
import {
  ask,
  buyer,
  control,
  deliver,
  intentEvent,
  intentsOf,
  ordered,
  pay,
  stripeEnv,
  verify,
} from '../testing/stripe-app.ts';

const PAID = { verified: true, isPaid: true };
const UNPAID = { verified: false, isPaid: false };
const DAY_MS = 24 * 3_600_000;

const rowsOf = async (website: string) =>
  (
    await env.DB.prepare('SELECT id, status, intent_id, receipt_url FROM payments WHERE website = ?')
      .bind(website)
      .all<{ id: number; status: string; intent_id: string | null; receipt_url: string | null }>()
  ).results;

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});

describe('a payment with Stripe', () => {
  it('is opened for the price of the server, for this website, with what the form needs', async () => {
    const { person, analysisId, website } = await buyer();
    const response = await pay(person, analysisId);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as PaymentIntentResponse;
    const [intent, ...more] = await intentsOf(website);
    expect(more).toEqual([]);
    expect(intent).toMatchObject({ amount: 999, currency: 'usd', receipt_email: person.email });
    expect(answer).toEqual({
      clientSecret: expect.stringContaining(`${intent?.id}_secret_`),
      provider: 'stripe',
      publishableKey: 'pk_test_stub',
    });
  });

  it('is one intent and one order, however many clicks come at the same time', async () => {
    const { person, analysisId, website } = await buyer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(person, analysisId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const secrets = await Promise.all(
      answers.map(async (one) => ((await one.json()) as PaymentIntentResponse).clientSecret),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await intentsOf(website)).toHaveLength(1);
    expect(await rowsOf(website)).toHaveLength(1);
  }, 60_000);

  it('is written down before Stripe is asked, and goes on with the same order after an outage', async () => {
    const { person, analysisId, website } = await buyer();
    // More than all retries of one request.
    await control('outage', { website, requests: 4 });
    const failed = await pay(person, analysisId);
    expect([failed.status, ((await failed.json()) as { code: string }).code]).toEqual([502, 'PAYMENT_PROVIDER']);
    const [before] = await rowsOf(website);
    expect(before).toMatchObject({ status: 'open', intent_id: null });
    expect((await pay(person, analysisId)).status).toBe(200);
    const [after, ...more] = await rowsOf(website);
    expect([after?.id, more]).toEqual([before?.id, []]);
  }, 60_000);

  it('counts when Stripe says so to our question, without any webhook', async () => {
    const { person, analysisId, intentId } = await ordered();
    expect(await verify(person, analysisId)).toEqual(UNPAID);
    await control(`intents/${intentId}`, { status: 'processing' });
    expect(await verify(person, analysisId)).toEqual(UNPAID);
    await control(`intents/${intentId}`, { status: 'succeeded', amount_received: 999 });
    expect(await verify(person, analysisId)).toEqual(PAID);
    const again = await pay(person, analysisId);
    expect([again.status, ((await again.json()) as { message: string }).message]).toEqual([
      409,
      'This website is paid for already: its full report is open to you.',
    ]);
    expect(await (await deliver(intentEvent('succeeded', intentId))).json()).toEqual({ outcome: 'unchanged' });
  });

  it('is the same intent again after a declined card', async () => {
    const { person, analysisId, intentId } = await ordered();
    await deliver(intentEvent('payment_failed', intentId));
    const { clientSecret } = (await (await pay(person, analysisId)).json()) as PaymentIntentResponse;
    expect(clientSecret).toContain(intentId);
  });

  it('does not count with another amount, currency or mode', async () => {
    for (const change of [{ amount_received: 1 }, { currency: 'eur' }, { livemode: true }]) {
      const { person, analysisId, intentId, website } = await ordered();
      await control(`intents/${intentId}`, { status: 'succeeded', amount_received: 999, ...change });
      expect(await verify(person, analysisId)).toMatchObject({ code: 'PAYMENT_PROVIDER' });
      expect((await rowsOf(website))[0]?.status).toBe('open');
    }
    expect(logged.join('\n')).toMatch(/amount differs.*currency differs.*livemode differs/s);
  });

  it('begins anew when the intent is of an account nobody can ask any more', async () => {
    const { person, analysisId, website } = await ordered();
    await env.DB.prepare("UPDATE payments SET intent_id = 'pi_gone' WHERE website = ?").bind(website).run();
    expect((await pay(person, analysisId)).status).toBe(200);
    expect((await rowsOf(website)).map(({ status }) => status)).toEqual(['failed', 'open']);
  });

  it('does not take the test cards of a local installation', async () => {
    const { person } = await buyer();
    const response = await ask('/api/local-payments/confirm', {
      method: 'POST',
      headers: { cookie: person.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret: 'local_1', cardNumber: '4242 4242 4242 4242' }),
    });
    expect(response.status).toBe(404);
  });
});

describe('a payment whose payer has gone', () => {
  const age = (website: string) =>
    env.DB.prepare('UPDATE payments SET created_at = created_at - ? WHERE website = ?')
      .bind(DAY_MS + 60_000, website)
      .run();
  const cron = () => worker.scheduled(createScheduledController(), stripeEnv());

  it('is cancelled at Stripe after a day, and not before', async () => {
    const { website } = await ordered();
    await cron();
    expect((await rowsOf(website))[0]?.status).toBe('open');
    await age(website);
    await cron();
    expect((await rowsOf(website))[0]?.status).toBe('failed');
    expect((await intentsOf(website))[0]?.status).toBe('canceled');
  });

  it('is paid when it was paid and no webhook ever came', async () => {
    const { website, intentId, person, analysisId } = await ordered();
    await control(`intents/${intentId}`, { status: 'succeeded', amount_received: 999 });
    await age(website);
    await cron();
    expect((await rowsOf(website))[0]?.status).toBe('succeeded');
    expect(await verify(person, analysisId)).toEqual(PAID);
  });
});

describe('a receipt', () => {
  const receipt = (cookie: string, id: number) => ask(`/api/payments/${id}/receipt`, { headers: { cookie } });

  it('is Stripe’s own where there is one', async () => {
    const { person, website, intentId } = await ordered();
    await deliver(intentEvent('succeeded', intentId));
    const charge = { refunded: false, disputed: false, receipt_url: 'https://pay.stripe.com/receipts/payment/abc' };
    await control(`intents/${intentId}`, { status: 'succeeded', amount_received: 999, latest_charge: charge });
    const id = (await rowsOf(website))[0]?.id ?? 0;
    const response = await receipt(person.cookie, id);
    expect([response.status, response.headers.get('location')]).toEqual([302, charge.receipt_url]);
    expect((await rowsOf(website))[0]?.receipt_url).toBe(charge.receipt_url);
  });

  it('is our own page where there is none, and sends nobody elsewhere', async () => {
    const { person, website, intentId } = await ordered();
    await deliver(intentEvent('succeeded', intentId));
    const charge = { refunded: false, receipt_url: 'https://stripe.com.evil.example/receipt' };
    await control(`intents/${intentId}`, { status: 'succeeded', amount_received: 999, latest_charge: charge });
    const response = await receipt(person.cookie, (await rowsOf(website))[0]?.id ?? 0);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(website);
    expect(page).toContain('$9.99, paid');
    expect(page).toContain('Test mode: no money moved.');
  });

  it('is the payer’s alone, and there is none before money moved', async () => {
    const { person, website, intentId } = await ordered();
    const id = (await rowsOf(website))[0]?.id ?? 0;
    expect((await receipt(person.cookie, id)).status).toBe(404);
    await deliver(intentEvent('succeeded', intentId));
    expect((await receipt(person.cookie, id)).status).toBe(200);
    expect((await receipt((await signIn()).cookie, id)).status).toBe(404);
    expect((await receipt('', id)).status).toBe(401);
  });
});

describe('what the browser may load', () => {
  it('is Stripe’s only where Stripe takes the money', async () => {
    const stripe = (await ask('/checkout/1')).headers;
    expect(stripe.get('content-security-policy')).toContain("script-src 'self' https://js.stripe.com");
    expect(stripe.get('content-security-policy')).toContain('https://hooks.stripe.com');
    expect(stripe.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    const local = (await call('/checkout/1')).headers;
    expect(local.get('content-security-policy')).not.toContain('stripe');
    expect(local.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

describe('a setting that is for loopback only', () => {
  it('closes every door but the one that says it is alive', async () => {
    const foreign = { ...stripeEnv({ STRIPE_SECRET_KEY: 'nonsense' }) };
    const refused = await ask('/api/auth/user', {}, foreign);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'CONFIG']);
    expect(logged.join('\n')).toContain('STRIPE_SECRET_KEY');
    const alive = await ask('/api/health', {}, foreign);
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }]);
  });
});
