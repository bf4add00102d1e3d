import { describe, expect, it } from 'vitest';
import { parsePaymentSettings, type RawPaymentSettings } from './payment-settings.ts';

const stripe: RawPaymentSettings = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_one',
};

describe('who takes the money', () => {
  it('is nobody by default, and only on loopback', () => {
    expect(parsePaymentSettings({}, true)).toEqual({ ok: true, value: { kind: 'local' } });
    expect(parsePaymentSettings({}, false)).toMatchObject({ ok: false, setting: 'PAYMENTS' });
    expect(parsePaymentSettings({ PAYMENTS: 'local' }, false)).toMatchObject({ ok: false, setting: 'PAYMENTS' });
  });

  it('is Stripe anywhere, with its keys', () => {
    for (const isLoopback of [true, false]) {
      const parsed = parsePaymentSettings(stripe, isLoopback);
      expect(parsed).toMatchObject({ ok: true, value: { kind: 'stripe', stripe: { isLive: false, apiOrigin: null } } });
    }
  });

  it('takes two webhook secrets while one is replaced, and knows a live key', () => {
    const live = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' };
    const parsed = parsePaymentSettings({ ...live, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' }, false);
    expect(parsed).toMatchObject({
      value: { stripe: { isLive: true, webhookSecrets: ['whsec_new', 'whsec_old'] } },
    });
  });

  it.each<[Partial<RawPaymentSettings>, keyof RawPaymentSettings]>([
    [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_test_abc' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_abc' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_a,' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b,whsec_c' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_API_ORIGIN: 'http://127.0.0.1:9' }, 'STRIPE_API_ORIGIN'],
  ])('refuses %j, names the setting and repeats no secret', (change, setting) => {
    const parsed = parsePaymentSettings({ ...stripe, ...change }, false);
    expect(parsed).toMatchObject({ ok: false, setting });
    expect(JSON.stringify(parsed)).not.toMatch(/abc|whsec_[abc]/);
  });
});
