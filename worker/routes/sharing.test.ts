import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalysisListItem, AnalysisView } from '../contract/api.ts';
import { call, type Person, signIn } from '../testing/api-client.ts';
import { begunAnalysis, finishedAnalysis, pay } from '../testing/finished-analysis.ts';

let ada: Person;
let eve: Person;
beforeEach(async () => {
  ada = await signIn();
  eve = await signIn();
});

async function link(person: Person, id: number): Promise<string> {
  const { url } = (await (await person.post(`/api/analysis/${id}/share`)).json()) as { url: string };
  expect(url).toMatch(/^http:\/\/localhost:8787\/shared\/[0-9a-f]{32}$/);
  return url.slice(-32);
}

const read = async (token: string) => (await (await call(`/api/shared/${token}`)).json()) as AnalysisView;
const list = async (person: Person) => (await (await person.get('/api/user-analyses')).json()) as AnalysisListItem[];
const remove = (person: Person, path: string) => person.send(path, { method: 'DELETE' });

describe('a shared report', () => {
  it('shows what its owner may see: the preview, then everything, and the preview again after a refund', async () => {
    const { id } = await finishedAnalysis(ada);
    const token = await link(ada, id);
    const preview = await read(token);
    expect(preview).toMatchObject({ isPaid: false, sessionId: '', ticked: [], shareUrl: null });
    expect(preview.results?.premiumResults).toBeNull();
    await pay(ada, id);
    expect((await read(token)).results?.premiumResults?.recommendations.length).toBeGreaterThan(3);
    await env.DB.prepare("UPDATE payments SET status = 'refunded' WHERE analysis_id = ?").bind(id).run();
    expect((await read(token)).results?.premiumResults).toBeNull();
    expect(await (await call(`/api/shared/${token}/export.json`)).text()).not.toContain('"grounds"');
  });

  it('never shows more because of who reads it', async () => {
    const { id } = await finishedAnalysis(ada);
    const token = await link(ada, id);
    const theirs = await finishedAnalysis(eve);
    await pay(eve, theirs.id);
    const view = (await (await eve.get(`/api/shared/${token}`)).json()) as AnalysisView;
    expect(view.results?.premiumResults).toBeNull();
  });

  it('keeps its link until it is revoked, and has another afterwards', async () => {
    const { id } = await finishedAnalysis(ada);
    const first = await link(ada, id);
    expect(await link(ada, id)).toBe(first);
    const own = (await (await ada.get(`/api/analysis/${id}`)).json()) as AnalysisView;
    expect(own.shareUrl).toContain(first);
    await remove(ada, `/api/analysis/${id}/share`);
    expect((await call(`/api/shared/${first}`)).status).toBe(404);
    const second = await link(ada, id);
    expect(second).not.toBe(first);
    expect((await call(`/api/shared/${first}`)).status).toBe(404);
  });

  it('is none before there is a report', async () => {
    const { id } = await begunAnalysis(ada);
    expect((await ada.post(`/api/analysis/${id}/share`)).status).toBe(409);
  });
});

describe('a saved report of another', () => {
  const saved = async () => {
    const { id } = await finishedAnalysis(ada);
    const token = await link(ada, id);
    expect((await eve.post(`/api/save-to-dashboard/${id}`, { token })).status).toBe(200);
    expect((await eve.post(`/api/save-to-dashboard/${id}`, { token })).status).toBe(200);
    return { id, token };
  };

  it('is listed once with its link, and counts in no statistics', async () => {
    const { id, token } = await saved();
    expect(await list(eve)).toMatchObject([{ analysisId: id, sharedToken: token, sessionId: null, isDemo: false }]);
    const stats = (await (await eve.get('/api/dashboard-stats')).json()) as object;
    expect(stats).toMatchObject({ totalAnalyses: 0, totalRecommendations: 0 });
    expect((await eve.get(`/api/analysis/${id}`)).status).toBe(404);
  });

  it.each([
    ['its owner revokes the link', (id: number) => remove(ada, `/api/analysis/${id}/share`)],
    ['its owner deletes it', (id: number) => remove(ada, `/api/analysis/${id}`)],
    ['its owner deletes the account', () => remove(ada, '/api/account')],
    ['its reader removes it', (id: number) => remove(eve, `/api/save-to-dashboard/${id}`)],
  ])('is gone when %s', async (_why, end) => {
    const { id } = await saved();
    expect((await end(id)).status).toBe(200);
    expect(await list(eve)).toEqual([]);
    expect((await remove(eve, `/api/save-to-dashboard/${id}`)).status).toBe(404);
  });
});
