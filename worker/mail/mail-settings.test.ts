import { describe, expect, it } from 'vitest';
import { parseMailSettings, type RawMailSettings } from './mail-settings.ts';

const real: RawMailSettings = {
  MAIL: 'cloudflare',
  MAIL_FROM: 'hello@answerable.example',
  SUPPORT_EMAIL: 'help@answerable.example',
  MAIL_SENDER: {},
};

describe('who carries the mail', () => {
  it('is the log by default, and only on loopback', () => {
    expect(parseMailSettings({}, true)).toMatchObject({ ok: true, value: { kind: 'log' } });
    expect(parseMailSettings({}, false)).toMatchObject({ ok: false, setting: 'MAIL' });
    expect(parseMailSettings({ ...real, MAIL: 'log' }, false)).toMatchObject({ ok: false, setting: 'MAIL' });
  });

  it('is Cloudflare with both addresses and the binding', () => {
    expect(parseMailSettings(real, false)).toEqual({
      ok: true,
      value: { kind: 'cloudflare', from: real.MAIL_FROM, support: real.SUPPORT_EMAIL },
    });
  });

  it.each<[Partial<RawMailSettings>, keyof RawMailSettings]>([
    [{ MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Answerable' }, 'MAIL_FROM'],
    [{ SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL'],
    [{ MAIL_SENDER: undefined }, 'MAIL_SENDER'],
  ])('refuses %j and names the setting', (change, setting) => {
    expect(parseMailSettings({ ...real, ...change }, true)).toMatchObject({ ok: false, setting });
  });
});
