import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalysisObject } from '../analysis/analysis-object.ts';
import type { AccountView } from '../contract/account.ts';
import type { AnalysisView, DashboardStats } from '../contract/api.ts';
import { QUOTA } from '../contract/quotas.ts';
import { DAY_MS } from '../contract/retention.ts';
import { openDatabase } from '../db/database.ts';
import { SESSION_TTL_MS } from '../db/sessions.ts';
import { ownerRefusesModels } from '../db/users.ts';
import { call, type Person, signIn } from '../testing/api-client.ts';
import { begunAnalysis, finishedAnalysis, pay, userIdOf } from '../testing/finished-analysis.ts';

let ada: Person;
beforeEach(async () => {
  ada = await signIn();
});

const account = async (person: Person) => (await (await person.get('/api/account')).json()) as AccountView;
const remove = (person: Person, path: string) => person.send(path, { method: 'DELETE' });
const isSignedIn = async (person: Person) => (await person.get('/api/auth/user')).status === 200;
const count = async (table: string, userId: number) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).bind(userId).first<{ n: number }>())?.n;

describe('sessions', () => {
  it('say on which device they are, and end one by one', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    const form = new URLSearchParams({ email: ada.email, firstName: 'Ada' });
    await call('/api/login/local', { method: 'POST', body: form, headers: { 'user-agent': userAgent } });
    const { sessions } = await account(ada);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(sessions).toHaveLength(2);
    expect(other?.device).toBe('Chrome on Windows');
    expect((await remove(ada, `/api/account/sessions/${other?.id}`)).status).toBe(200);
    expect((await account(ada)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('of others cannot be ended', async () => {
    const eve = await signIn();
    const [session] = (await account(ada)).sessions;
    expect((await remove(eve, `/api/account/sessions/${session?.id}`)).status).toBe(404);
    expect(await isSignedIn(ada)).toBe(true);
  });

  it('end all at once, this one too', async () => {
    const phone = await signIn(ada.email);
    const response = await remove(ada, '/api/account/sessions');
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect([await isSignedIn(ada), await isSignedIn(phone)]).toEqual([false, false]);
  });

  it('end when another sign-in of the same browser replaces them', async () => {
    const form = new URLSearchParams({ email: 'somebody-else@example.org', firstName: 'Bo' });
    await call('/api/login/local', { method: 'POST', body: form, headers: { cookie: ada.cookie } });
    expect(await isSignedIn(ada)).toBe(false);
  });

  it('are kept as a hash alone', async () => {
    const token = ada.cookie.split('=')[1] ?? '';
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const rows = await env.DB.prepare('SELECT * FROM sessions').all();
    expect(JSON.stringify(rows.results)).not.toContain(token);
    const hash = rows.results.at(-1)?.token_hash;
    expect((await call('/api/auth/user', { headers: { cookie: `session=${hash}` } })).status).toBe(401);
  });

  it('are prolonged once a day, and end thirty days after', async () => {
    const userId = await userIdOf(ada);
    const age = (ms: number) =>
      env.DB.prepare(
        'UPDATE sessions SET expires_at = expires_at - ?, last_used_at = last_used_at - ? WHERE user_id = ?',
      )
        .bind(ms, ms, userId)
        .run();
    await age(DAY_MS - 60_000);
    expect((await ada.get('/api/auth/user')).headers.get('set-cookie')).toBeNull();
    await age(60_000);
    expect((await ada.get('/api/auth/user')).headers.get('set-cookie')).toContain(ada.cookie);
    expect((await ada.get('/api/auth/user')).headers.get('set-cookie')).toBeNull();
    await age(DAY_MS);
    const opened = await ada.get('/dashboard');
    expect(opened.headers.get('set-cookie')).toContain(ada.cookie);
    await age(DAY_MS);
    const left = (await ada.get('/api/logout')).headers.getSetCookie();
    expect(left.every((cookie) => !cookie.includes(ada.cookie))).toBe(true);
    ada = await signIn(ada.email);
    const [session] = (await account(ada)).sessions;
    expect(Date.now() - (session?.lastUsedAt ?? 0)).toBeLessThan(60_000);
    await age(SESSION_TTL_MS);
    expect(await isSignedIn(ada)).toBe(false);
  });

  it('carry the __Host- name over TLS', async () => {
    const { createApp } = await import('../app.ts');
    const settings = { ...env, APP_ORIGIN: 'https://localhost:8787' };
    const form = new URLSearchParams({ email: ada.email, firstName: 'Ada' });
    const request = new Request('https://localhost:8787/api/login/local', { method: 'POST', body: form });
    const cookie = (await createApp().fetch(request, settings)).headers.get('set-cookie');
    expect(cookie).toMatch(/^__Host-session=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('ticking off', () => {
  it('counts over the newest report of each website and outlives a new analysis', async () => {
    const first = await finishedAnalysis(ada);
    await pay(ada, first.id);
    const view = (await (await ada.get(`/api/analysis/${first.id}`)).json()) as AnalysisView;
    const recommendations = view.results?.premiumResults?.recommendations ?? [];
    const [one] = recommendations;
    const put = (id: number, recommendationId: string, completed: boolean) =>
      ada.send(`/api/analysis/${id}/recommendations/${recommendationId}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ completed }),
      });
    const stats = async () => (await (await ada.get('/api/dashboard-stats')).json()) as DashboardStats;
    expect(recommendations.length).toBeGreaterThan(3);
    expect(await stats()).toMatchObject({ recommendationsCompleted: 0, totalRecommendations: recommendations.length });
    expect((await put(first.id, one?.id ?? '', true)).status).toBe(200);
    expect((await put(first.id, one?.id ?? '', true)).status).toBe(200);
    expect((await put(first.id, 'no-such-thing', true)).status).toBe(404);
    const second = await finishedAnalysis(ada);
    const counted = await stats();
    expect(counted).toMatchObject({ recommendationsCompleted: 1, totalRecommendations: recommendations.length });
    const areas = Object.values(counted.implementation);
    expect(areas.reduce((sum, { completed }) => sum + completed, 0)).toBe(1);
    expect(areas.reduce((sum, { total }) => sum + total, 0)).toBe(recommendations.length);
    const again = (await (await ada.get(`/api/analysis/${second.id}`)).json()) as AnalysisView;
    expect(again.ticked).toEqual([one?.id]);
    await put(second.id, one?.id ?? '', false);
    expect((await stats()).recommendationsCompleted).toBe(0);
  });

  it('counts a report from before its recommendations were kept', async () => {
    const { id } = await finishedAnalysis(ada);
    const total = async () =>
      ((await (await ada.get('/api/dashboard-stats')).json()) as DashboardStats).totalRecommendations;
    const counted = await total();
    await env.DB.prepare('UPDATE analyses SET recommendations = NULL, recommendation_count = 3 WHERE id = ?')
      .bind(id)
      .run();
    expect(await total()).toBe(counted);
    const row = await env.DB.prepare('SELECT recommendation_count AS n FROM analyses WHERE id = ?')
      .bind(id)
      .first<{ n: number }>();
    expect(row?.n).toBe(counted);
  });
});

describe('deleting an analysis', () => {
  it('empties row and object, and gives back neither quota nor demo', async () => {
    const website = `https://${crypto.randomUUID()}.example/`;
    const { id, stub } = await finishedAnalysis(ada, website);
    await env.DB.prepare('INSERT INTO ticks VALUES (?, ?, ?, 1)')
      .bind(await userIdOf(ada), new URL(website).host, 'x')
      .run();
    expect((await remove(ada, `/api/analysis/${id}`)).status).toBe(200);
    expect((await ada.get(`/api/analysis/${id}`)).status).toBe(404);
    expect(await stub.progress()).toBeNull();
    expect(await runInDurableObject(stub, (_: AnalysisObject, state) => documents(state))).toBe(0);
    expect(await count('ticks', await userIdOf(ada))).toBe(0);
    const next = await finishedAnalysis(ada, website);
    expect((await (await ada.get(`/api/analysis/${next.id}`)).json()) as AnalysisView).toMatchObject({ isDemo: false });
    for (let used = 2; used < QUOTA.perUserADay; used++) {
      const { id } = await begunAnalysis(ada, website);
      await remove(ada, `/api/analysis/${id}`);
    }
    const refused = await ada.post('/api/analyze-website', { websiteUrl: 'https://one-more.example/' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  it('stops one that runs', async () => {
    const { id, stub } = await begunAnalysis(ada);
    expect((await remove(ada, `/api/analysis/${id}`)).status).toBe(200);
    expect(await stub.progress()).toBeNull();
  });
});

const documents = (state: DurableObjectState) =>
  state.storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM sqlite_master WHERE name = 'documents'").one().n;

describe('stopping a running analysis', () => {
  it('ends it failed, once, with words', async () => {
    const { id, sessionId } = await begunAnalysis(ada);
    expect((await remove(ada, `/api/analysis/${id}/run`)).status).toBe(200);
    expect((await (await ada.get(`/api/analysis/${id}`)).json()) as AnalysisView).toMatchObject({
      status: 'failed',
      failureMessage: 'You stopped this analysis.',
    });
    expect(await (await ada.get(`/api/progress/${sessionId}`)).json()).toMatchObject({
      stage: 'failed',
      message: 'You stopped this analysis.',
    });
    expect((await remove(ada, `/api/analysis/${id}/run`)).status).toBe(409);
  });
});

describe('the account', () => {
  it('is taken along whole, and without what is not paid for', async () => {
    const { id } = await finishedAnalysis(ada, 'https://exported.example/');
    await begunAnalysis(ada, 'https://running.example/');
    const response = await ada.get('/api/account/export');
    expect(response.headers.get('content-disposition')).toContain('answerable-account.json');
    const taken = (await response.json()) as AccountView & { analyses: AnalysisView[]; ticks: unknown[] };
    expect(taken.user.email).toBe(ada.email);
    expect(taken.sessions).toHaveLength(1);
    expect(taken.ticks).toEqual([]);
    expect(taken.analyses.map(({ analysisId, results }) => [analysisId, results?.premiumResults])).toEqual(
      expect.arrayContaining([
        [id, null],
        [expect.any(Number), undefined],
      ]),
    );
    expect(JSON.stringify(taken)).not.toContain(ada.cookie.split('=')[1]);
  });

  it('is deleted with everything but the payments, and comes back empty, without a second demo', async () => {
    const userId = await userIdOf(ada);
    const { id, stub } = await finishedAnalysis(ada, 'https://deleted.example/');
    const running = await begunAnalysis(ada, 'https://deleted.example/');
    await pay(ada, id);
    await ada.post(`/api/analysis/${id}/share`);
    const phone = await signIn(ada.email);
    const mail = (to: string) => JSON.stringify({ to, replyTo: null, subject: 'x', text: 'x', html: 'x' });
    await env.DB.prepare(
      `INSERT INTO mails (key, mail, attempts, next_try_at, created_at) VALUES ('of-ada', ?, 0, 0, 0), ('of-bo', ?, 0, 0, 0)`,
    )
      .bind(mail(ada.email), mail('bo@example.org'))
      .run();
    const response = await remove(ada, '/api/account');
    expect(response.status).toBe(200);
    const waiting = await env.DB.prepare('SELECT key FROM mails WHERE mail IS NOT NULL').all<{ key: string }>();
    expect(waiting.results.map(({ key }) => key)).not.toContain('of-ada');
    expect(waiting.results.map(({ key }) => key)).toContain('of-bo');
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect([await isSignedIn(ada), await isSignedIn(phone)]).toEqual([false, false]);
    for (const table of ['analyses', 'sessions', 'ticks', 'saved_analyses']) expect(await count(table, userId)).toBe(0);
    expect(await env.DB.prepare('SELECT 1 FROM users WHERE id = ?').bind(userId).first()).toBeNull();
    expect(await env.DB.prepare('SELECT 1 FROM shares WHERE analysis_id = ?').bind(id).first()).toBeNull();
    for (const object of [stub, running.stub]) {
      expect(await runInDurableObject(object, (_: AnalysisObject, state) => documents(state))).toBe(0);
    }
    expect(await count('payments', userId)).toBe(1);

    const again = await signIn(ada.email);
    expect(await userIdOf(again)).not.toBe(userId);
    expect(await (await again.get('/api/user-analyses')).json()).toEqual([]);
    const next = await finishedAnalysis(again, 'https://deleted.example/');
    expect((await (await again.get(`/api/analysis/${next.id}`)).json()) as AnalysisView).toMatchObject({
      isDemo: false,
      isPaid: false,
    });
  });

  it('stays while a payment is on its way', async () => {
    const { id } = await finishedAnalysis(ada, 'https://paying.example/');
    const { clientSecret } = (await (await ada.post('/api/create-payment-intent', { analysisId: id })).json()) as {
      clientSecret: string;
    };
    await ada.post('/api/local-payments/confirm', { clientSecret, cardNumber: '4000000000000077' });
    expect((await remove(ada, '/api/account')).status).toBe(409);
    expect(await isSignedIn(ada)).toBe(true);
    expect((await ada.get(`/api/analysis/${id}`)).status).toBe(200);
  });
});

it('keeps who refuses language models, and tells an analysis of theirs', async () => {
  expect((await account(ada)).models).toEqual({ isSetUp: false, refused: false });
  const { sessionId } = await begunAnalysis(ada);
  const db = openDatabase(env.DB);
  expect(await ownerRefusesModels(db, sessionId)).toBe(false);
  const put = (body: unknown) =>
    ada.send('/api/account/models', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  expect((await put({ refused: true })).status).toBe(200);
  expect((await account(ada)).models.refused).toBe(true);
  expect(await ownerRefusesModels(db, sessionId)).toBe(true);
  expect(await ownerRefusesModels(db, 'f'.repeat(32))).toBe(true);
  expect((await put({ refused: 'no' })).status).toBe(400);
});
