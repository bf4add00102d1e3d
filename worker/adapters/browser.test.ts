import type { BrowserWorker } from '@cloudflare/puppeteer';
import { describe, expect, it } from 'vitest';
import { unsavedLedger } from '../testing/unsaved-ledger.ts';
import { createBrowserPort } from './browser.ts';
import { readRetryAfter } from './retry-after.ts';

const refusing = (headers: Record<string, string>): BrowserWorker => ({
  fetch: async () => new Response('Too many browsers', { status: 429, headers }),
});
const options = {
  allowPrivate: false,
  aliasHost: null,
  targetOrigin: 'https://bakery.example',
  contactUrl: '',
  ledger: unsavedLedger(),
};
const launch = (headers: Record<string, string>) => createBrowserPort(refusing(headers), options).launch();

describe('a browser service that is busy', () => {
  it('is asked again when it says', async () => {
    expect(await launch({ 'Retry-After': '3' })).toMatchObject({ ok: false, reason: 'busy', retryAfterMs: 3_000 });
  });

  it('is asked again after ten seconds when it names no time, and after a minute when it names more', async () => {
    expect(await launch({})).toMatchObject({ retryAfterMs: 10_000 });
    expect(await launch({ 'Retry-After': '86400' })).toMatchObject({ retryAfterMs: 60_000 });
  });
});

describe('a browser that does not start', () => {
  const answering = (status: number) => {
    const asked: string[] = [];
    const binding: BrowserWorker = {
      fetch: async (input) => {
        asked.push(String(input));
        return new Response('It died', { status });
      },
    };
    return { asked, port: createBrowserPort(binding, options) };
  };

  it('is started a second time, and then given up', async () => {
    const { asked, port } = answering(500);
    expect(await port.launch()).toMatchObject({ ok: false, reason: 'missing', detail: 'no browser could be started' });
    expect(asked).toHaveLength(2);
  });

  it('is not asked for again at once where all are in use', async () => {
    const { asked, port } = answering(429);
    expect(await port.launch()).toMatchObject({ ok: false, reason: 'busy' });
    expect(asked).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-03-01T10:00:00Z');
  it.each([
    ['120', 120_000],
    ['Sun, 01 Mar 2026 10:00:30 GMT', 30_000],
    ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('%j', (header, ms) => expect(readRetryAfter(header, now)).toBe(ms));
});
