import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Person, signIn } from '../testing/api-client.ts';

/** Every route that changes something. */
const MUTATING: [method: string, path: string][] = [
  ['POST', '/api/analyze-website'],
  ['POST', '/api/analysis-complete'],
  ['POST', '/api/save-to-dashboard/1'],
  ['DELETE', '/api/save-to-dashboard/1'],
  ['DELETE', '/api/analysis/1'],
  ['DELETE', '/api/analysis/1/run'],
  ['POST', '/api/analysis/1/share'],
  ['DELETE', '/api/analysis/1/share'],
  ['PUT', '/api/analysis/1/recommendations/x'],
  ['POST', '/api/create-payment-intent'],
  ['POST', '/api/local-payments/confirm'],
  ['POST', '/api/support-messages'],
  ['DELETE', '/api/account/sessions/1'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account'],
];

/** What a form or a script without leave can send. */
const SIMPLE_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain;a=application/json',
];

describe.each(MUTATING)('%s %s', (method, path) => {
  // One each: all of these together are more than a person may write in a minute.
  let ada: Person;
  beforeAll(async () => {
    ada = await signIn();
  });
  afterAll(async () => {
    expect((await ada.get('/api/auth/user')).status).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:8788' }],
    [{ origin: 'https://localhost:8787' }],
    [{ origin: 'http://localhost:8787.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is not for a page that says %j', async (headers) => {
    const response = await ada.send(path, { method, headers: { 'content-type': 'application/json', ...headers } });
    expect(response.status).toBe(403);
  });

  it.each(SIMPLE_TYPES)('takes no %s, whoever states no origin', async (type) => {
    const response = await ada.send(path, { method, headers: { 'content-type': type }, body: 'a=b' });
    expect(response.status).toBe(415);
    const own = { 'content-type': type, origin: 'http://localhost:8787' };
    expect((await ada.send(path, { method, headers: own, body: 'a=b' })).status).toBe(415);
  });

  it('takes no body without a type', async () => {
    const body = new TextEncoder().encode('{"token":"x"}');
    expect((await ada.send(path, { method, body })).status).toBe(415);
  });
});

describe('the session', () => {
  it('is not ended by a page of another website, or of a neighbouring host', async () => {
    const ada = await signIn();
    for (const site of ['cross-site', 'same-site']) await ada.get('/api/logout', { 'sec-fetch-site': site });
    expect((await ada.get('/api/auth/user')).status).toBe(200);
  });

  it('is opened by no form of another website', async () => {
    const form = new URLSearchParams({ email: 'eve@example.org', firstName: 'Eve' });
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await call('/api/login/local', { method: 'POST', headers, body: form })).status).toBe(403);
    }
  });
});
