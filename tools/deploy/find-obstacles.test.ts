import { describe, expect, it } from 'vitest';
import { parseMailSettings } from '../../worker/mail/mail-settings.ts';
import { parsePaymentSettings } from '../../worker/payments/payment-settings.ts';
import { claimObstacles, databaseObstacles, settingObstacles } from './find-obstacles.mjs';
import { notAmong } from './missing-secrets.mjs';

const real = {
  IDENTITY: 'oidc',
  PAYMENTS: 'stripe',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  MAIL: 'cloudflare',
  MAIL_FROM: 'hello@answerable.example',
  SUPPORT_EMAIL: 'help@answerable.example',
  APP_ORIGIN: 'https://answerable.example',
  CONTACT_EMAIL: 'crawler@answerable.example',
};

/** The Worker's judgement of money and mail. */
const parse = (vars: Record<string, unknown>) => {
  const payments = parsePaymentSettings(vars, false);
  return payments.ok ? parseMailSettings({ ...vars, MAIL_SENDER: {} }, false) : payments;
};

describe('what stands between a checkout and a deployment', () => {
  it('is nothing when every setting is real', () => {
    expect(settingObstacles(real, parse)).toEqual([]);
    expect(settingObstacles({ ...real, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, parse)).toEqual([]);
    expect(databaseObstacles([{ database_id: '6b1f3c1e-0d57-4f6a-9c3b-2f1f6f0e9a11' }])).toEqual([]);
    expect(claimObstacles({ confirmed: true }, { name: 'Example Ltd', address: '1 Mill Lane' })).toEqual([]);
  });

  it('is every local default, set or not', () => {
    expect(settingObstacles({}, parse).map((line) => line.split(' ')[0])).toEqual([
      'IDENTITY',
      'PAYMENTS',
      'MAIL',
      'APP_ORIGIN',
      'CONTACT_EMAIL',
    ]);
    expect(settingObstacles({ ...real, PAYMENTS: 'local' }, parse)).toHaveLength(1);
    expect(settingObstacles({ ...real, MAIL: 'log' }, parse)).toHaveLength(1);
    expect(settingObstacles({ ...real, ALLOW_PRIVATE_TARGETS: 'true' }, parse)).toHaveLength(1);
    expect(settingObstacles({ ...real, APP_ORIGIN: 'http://localhost:8787' }, parse)).toHaveLength(1);
  });

  it('is what the Worker itself would refuse, and a secret in a file', () => {
    expect(settingObstacles({ ...real, STRIPE_PUBLISHABLE_KEY: '' }, parse)[0]).toMatch(/^STRIPE_PUBLISHABLE_KEY /);
    expect(settingObstacles({ ...real, MAIL_FROM: undefined }, parse)[0]).toMatch(/^MAIL_FROM /);
    expect(settingObstacles({ ...real, STRIPE_SECRET_KEY: 'sk_live_abc' }, parse)[0]).toMatch(/is a secret/);
  });

  it('is the placeholder of a database, claims nobody confirmed, and a seller without a name', () => {
    expect(databaseObstacles([{ database_id: 'replace-with-your-database-id' }])).toHaveLength(1);
    expect(databaseObstacles([])).toHaveLength(1);
    expect(claimObstacles({ confirmed: false }, { name: 'Example Ltd', address: '1 Mill Lane' })).toHaveLength(1);
    expect(claimObstacles({ confirmed: true }, { name: null, address: null })).toHaveLength(1);
  });

  it('is a secret Cloudflare does not hold', () => {
    const held = JSON.stringify([{ name: 'STRIPE_SECRET_KEY' }, { name: 'OIDC_CLIENT_SECRET' }]);
    expect(notAmong(held).map((line) => line.split(' ')[0])).toEqual(['STRIPE_WEBHOOK_SECRET']);
  });
});
