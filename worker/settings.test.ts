import { describe, expect, it } from 'vitest';
import { parsePrivateTargets, parseSettings } from './settings.ts';

const local = { IDENTITY: 'local', PAYMENTS: 'local', MODEL: 'none' };

const oidc = {
  IDENTITY: 'oidc',
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'answerable',
  OIDC_CLIENT_SECRET: 'secret',
};

/** Everything real. */
const deployed = {
  ...oidc,
  APP_ORIGIN: 'https://answerable.example',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_a',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
  STRIPE_WEBHOOK_SECRET: 'whsec_a',
  MAIL: 'cloudflare',
  MAIL_FROM: 'hello@answerable.example',
  SUPPORT_EMAIL: 'help@answerable.example',
  MAIL_SENDER: {},
};

describe('parseSettings', () => {
  it('counts every name of loopback as the app', () => {
    const parsed = parseSettings({ ...local, APP_ORIGIN: 'http://localhost:9000' });
    expect(parsed.ok && [...parsed.settings.origins]).toEqual([
      'http://localhost:9000',
      'http://127.0.0.1:9000',
      'http://[::1]:9000',
    ]);
  });

  it('keeps private targets closed unless they are switched on', () => {
    const closed = parseSettings(local);
    const open = parseSettings({ ...local, ALLOW_PRIVATE_TARGETS: 'true' });
    expect(closed.ok && closed.settings.allowPrivateTargets).toBe(false);
    expect(open.ok && open.settings.allowPrivateTargets).toBe(true);
  });

  it('takes an OpenID provider anywhere, without TLS on loopback only', () => {
    const anywhere = parseSettings({ ...local, ...oidc, APP_ORIGIN: 'https://answerable.example' });
    // What else is for loopback only is refused on its own.
    expect(anywhere.ok ? null : anywhere.setting).not.toBe('IDENTITY');
    const here = parseSettings({ ...local, ...oidc, OIDC_ISSUER: 'http://localhost:9000/realm' });
    expect(here.ok && here.settings.identity).toMatchObject({ kind: 'oidc', clientId: 'answerable' });
  });

  it.each([
    [{ IDENTITY: 'local' }, 'IDENTITY'],
    [{ PAYMENTS: 'local' }, 'PAYMENTS'],
    [{ MAIL: 'log' }, 'MAIL'],
    [{ ALLOW_PRIVATE_TARGETS: 'true' }, 'ALLOW_PRIVATE_TARGETS'],
    [{}, null],
  ])('off loopback refuses %j on its own', (change, setting) => {
    const parsed = parseSettings({ ...deployed, ...change });
    expect(parsed.ok ? null : parsed.setting).toBe(setting);
  });

  it('opens private targets on loopback alone', () => {
    expect(parsePrivateTargets('true', true)).toEqual({ ok: true, value: true });
    expect(parsePrivateTargets('true', false)).toMatchObject({ ok: false, setting: 'ALLOW_PRIVATE_TARGETS' });
    expect(parsePrivateTargets(undefined, false)).toEqual({ ok: true, value: false });
  });

  it.each([
    [{ APP_ORIGIN: 'https://answerable.example' }, 'IDENTITY'],
    [{ APP_ORIGIN: 'nonsense' }, 'APP_ORIGIN'],
    [{ IDENTITY: 'magic' }, 'IDENTITY'],
    [{ IDENTITY: 'oidc' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'nonsense' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'http://accounts.example' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:9', APP_ORIGIN: 'https://answerable.example' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'https://accounts.example/?a=b' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ ...oidc, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ PAYMENTS: 'cash' }, 'PAYMENTS'],
    [{ MAIL: 'pigeon' }, 'MAIL'],
    [{ MODEL: 'workers-ai' }, 'MODEL'],
    [{ MODEL: 'openai-compatible' }, 'LLM_BASE_URL'],
    [{ MODEL: 'oracle' }, 'MODEL'],
    [{ ALLOW_PRIVATE_TARGETS: 'yes' }, 'ALLOW_PRIVATE_TARGETS'],
    [{ MAX_PAGES: '0' }, 'MAX_PAGES'],
    [{ MAX_PAGES: '51' }, 'MAX_PAGES'],
    [{ MAX_PAGES: 'twelve' }, 'MAX_PAGES'],
    [{ BROWSER_LEASES: '-1' }, 'BROWSER_LEASES'],
  ])('refuses %j and names the setting', (change, setting) => {
    const parsed = parseSettings({ ...local, ...change });
    expect(parsed.ok ? null : parsed.setting).toBe(setting);
  });
});
