import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { URL_INVALID, URL_REQUIRED } from '../contract/web-address.ts';
import { call, ORIGIN, type Person, signIn } from '../testing/api-client.ts';

interface ErrorAnswer {
  message: string;
  code: string;
}

const countRows = async () =>
  (await env.DB.prepare('SELECT count(*) AS n FROM analyses').first<{ n: number }>())?.n ?? -1;

/** Nothing listens here: an analysis of it starts and soon fails, which is enough for the routes. */
const DEAD_SITE = 'http://127.0.0.1:1/';

let ada: Person;
let eve: Person;
beforeAll(async () => {
  ada = await signIn('ada@example.org');
  eve = await signIn('eve@example.org');
});

describe('POST /api/analyze-website', () => {
  it.each([
    ['', URL_REQUIRED, 'INVALID_URL'],
    ['   ', URL_REQUIRED, 'INVALID_URL'],
    ['ftp://example.com', URL_INVALID, 'INVALID_URL'],
    ['javascript:alert(1)', URL_INVALID, 'INVALID_URL'],
    ['example.com', URL_INVALID, 'INVALID_URL'],
    ['https://user:pass@example.com', URL_INVALID, 'INVALID_URL'],
    [`https://example.com/${'a'.repeat(3_000)}`, URL_INVALID, 'INVALID_URL'],
  ])('refuses %j and stores nothing', async (websiteUrl, message, code) => {
    const before = await countRows();
    const response = await ada.post('/api/analyze-website', { websiteUrl });
    expect(response.status).toBe(400);
    expect((await response.json()) as ErrorAnswer).toMatchObject({ message, code });
    expect(await countRows()).toBe(before);
  });

  it('refuses malformed JSON, another content type and a body that is too long', async () => {
    const send = (body: string, type: string) =>
      call('/api/analyze-website', { method: 'POST', body, headers: { 'content-type': type, cookie: ada.cookie } });
    expect((await send('{"websiteUrl":', 'application/json')).status).toBe(400);
    expect((await send('[]', 'application/json')).status).toBe(400);
    expect((await send('websiteUrl=https://example.com', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send(JSON.stringify({ websiteUrl: 'x'.repeat(70_000) }), 'application/json')).status).toBe(413);
  });

  it('reads what it refuses, so that the refusal arrives', async () => {
    const body = JSON.stringify({ websiteUrl: 'x'.repeat(40_000) });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call('/api/analyze-website', { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      ),
    );
    for (const answer of answers) expect(answer.status).toBe(401);
    expect((await ada.post('/api/analyze-website', { websiteUrl: 7, override: null })).status).toBe(400);
  });

  it('is for signed-in visitors on our own pages', async () => {
    const before = await countRows();
    const anonymous = await call('/api/analyze-website', {
      method: 'POST',
      body: JSON.stringify({ websiteUrl: 'https://example.com' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(anonymous.status).toBe(401);
    const foreign = await ada.post(
      '/api/analyze-website',
      { websiteUrl: DEAD_SITE },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect(await countRows()).toBe(before);
  });

  it('answers the running session of the same address, to its owner only', async () => {
    const first = (await (await ada.post('/api/analyze-website', { websiteUrl: `${DEAD_SITE}same` })).json()) as {
      sessionId: string;
    };
    expect(first.sessionId).toMatch(/^[0-9a-f]{32}$/);
    const again = (await (await ada.post('/api/analyze-website', { websiteUrl: `${DEAD_SITE}same` })).json()) as object;
    const other = (await (await eve.post('/api/analyze-website', { websiteUrl: `${DEAD_SITE}same` })).json()) as {
      sessionId: string;
    };
    expect(again).toEqual(first);
    expect(other.sessionId).not.toBe(first.sessionId);
  });
});

describe('reading an analysis', () => {
  it('looks the same when it is not yours, not there, not a number, or you are nobody', async () => {
    const { sessionId } = (await (
      await ada.post('/api/analyze-website', { websiteUrl: `${DEAD_SITE}mine` })
    ).json()) as {
      sessionId: string;
    };
    const row = await env.DB.prepare('SELECT id FROM analyses WHERE session_id = ?')
      .bind(sessionId)
      .first<{ id: number }>();
    const answers = await Promise.all([
      eve.get(`/api/analysis/${row?.id}`),
      eve.get('/api/analysis/999999'),
      eve.get('/api/analysis/abc'),
      eve.get('/api/analysis/-1'),
      eve.get('/api/analysis/1e3'),
      call(`/api/analysis/${row?.id}`),
      eve.get(`/api/progress/${sessionId}`),
      call(`/api/progress/${sessionId}`),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect((await answer.json()) as ErrorAnswer).toMatchObject({
        code: 'NOT_FOUND',
        message: 'We have no such analysis.',
      });
    }
    expect((await ada.get(`/api/analysis/${row?.id}`)).status).toBe(200);
    expect((await ada.get(`/api/progress/${sessionId}`)).status).toBe(200);
  });

  it('has no latest one for a new account', async () => {
    const newcomer = await signIn();
    expect((await newcomer.get('/api/analysis/latest')).status).toBe(404);
    expect(await (await newcomer.get('/api/user-analyses')).json()).toEqual([]);
    expect(await (await newcomer.get('/api/dashboard-stats')).json()).toEqual({
      totalAnalyses: 0,
      avgScore: null,
      recommendationsCompleted: 0,
      totalRecommendations: 0,
      improvementTrend: '+0%',
      implementation: {
        content: { completed: 0, total: 0 },
        technical: { completed: 0, total: 0 },
        local: { completed: 0, total: 0 },
        voice: { completed: 0, total: 0 },
      },
    });
  });

  it('completes for its owner only', async () => {
    const answer = await eve.post('/api/analysis-complete', { sessionId: 'f'.repeat(32) });
    expect(answer.status).toBe(404);
    expect((await eve.post('/api/analysis-complete', {})).status).toBe(400);
    expect((await eve.post('/api/save-to-dashboard/999999')).status).toBe(404);
  });
});

describe('limits', () => {
  it('let a user write 60 times a minute and say when to go on', async () => {
    const busy = await signIn();
    const answers = [];
    // The minute may turn once on the way, so two minutes' worth is not enough for all of these.
    for (let i = 0; i < 125; i++) answers.push(await busy.post('/api/save-to-dashboard/999999'));
    expect(answers.slice(0, 60).every((answer) => answer.status === 404)).toBe(true);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect((await busy.get('/api/user-analyses')).status).toBe(200);
  });
});

describe('the rest of the API', () => {
  it.each([
    ['GET', '/api/nothing-here'],
    ['PUT', '/api/user-analyses'],
    ['PROPFIND', '/api/user-analyses'],
    ['GET', '/api/analyze-website'],
  ])('answers the contract’s JSON where there is nothing: %s %s', async (method, path) => {
    const response = await ada.send(path, { method, headers: { origin: ORIGIN } });
    expect(response.status).toBe(404);
    expect((await response.json()) as ErrorAnswer).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
  });

  it('stores a support message and refuses a broken one', async () => {
    const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question.' };
    const sent = await call('/api/support-messages', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'content-type': 'application/json' },
    });
    expect(sent.status).toBe(201);
    expect(await env.DB.prepare('SELECT name, subject FROM support_messages').first()).toEqual({
      name: 'Ada',
      subject: 'Hello',
    });
    const broken = await ada.post('/api/support-messages', { ...message, email: 'nobody' });
    expect(broken.status).toBe(400);
  });

  it('keeps of a text what is text', async () => {
    const ada = await signIn();
    const message = {
      name: 'Gra\0ce',
      email: 'ada@example.org',
      subject: 'Half \ud83d an emoji',
      message: 'A whole one: 🙂',
    };
    expect((await ada.post('/api/support-messages', message)).status).toBe(201);
    const kept = await env.DB.prepare('SELECT name, subject, message FROM support_messages WHERE name = ?').bind(
      'Grace',
    );
    expect(await kept.first()).toEqual({ name: 'Grace', subject: 'Half \ufffd an emoji', message: 'A whole one: 🙂' });
  });
});
