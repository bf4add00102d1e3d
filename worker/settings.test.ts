import { describe, expect, it } from 'vitest';
import { parsePrivateTargets, parseSettings } from './settings.ts';

const local = { IDENTITY: 'local', PAYMENTS: 'local', MODEL: 'none' };

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

  it('opens private targets on loopback alone', () => {
    expect(parsePrivateTargets('true', true)).toEqual({ ok: true, value: true });
    expect(parsePrivateTargets('true', false)).toMatchObject({ ok: false, setting: 'ALLOW_PRIVATE_TARGETS' });
    expect(parsePrivateTargets(undefined, false)).toEqual({ ok: true, value: false });
  });

  it.each([
    [{ APP_ORIGIN: 'https://answerable.example' }, 'IDENTITY'],
    [{ APP_ORIGIN: 'nonsense' }, 'APP_ORIGIN'],
    [{ IDENTITY: 'oidc' }, 'IDENTITY'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ PAYMENTS: 'cash' }, 'PAYMENTS'],
    [{ MAIL: 'pigeon' }, 'MAIL'],
    [{ MODEL: 'workers-ai' }, 'MODEL'],
    [{ MODEL: 'openai-compatible' }, 'MODEL'],
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
