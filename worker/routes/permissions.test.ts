import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountView } from '../contract/account.ts';
import type { AnalysisView } from '../contract/api.ts';
import { call, type Person, signIn } from '../testing/api-client.ts';
import { finishedAnalysis, pay, type TestAnalysis } from '../testing/finished-analysis.ts';

/** Who asks. Owners ask about their own analysis, everybody else about the paid one; `holder` holds its link. */
type Caller = 'anonymous' | 'ended' | 'other' | 'holder' | 'unpaid' | 'paid';
const CALLERS: Caller[] = ['anonymous', 'ended', 'other', 'holder', 'unpaid', 'paid'];

interface Target extends TestAnalysis {
  token: string;
}
type Send = (path: string, init?: RequestInit) => Promise<Response>;

let people: Record<'other' | 'holder' | 'unpaid' | 'paid', Person>;
/** The paid owner's second browser, signed out: what the cookie opened before. */
let endedCookie: string;
let analyses: Record<'unpaid' | 'paid', Target>;
let recommendationId: string;
/** Of a person who asks for nothing. */
let bystanderSession: number;

beforeAll(async () => {
  people = { other: await signIn(), holder: await signIn(), unpaid: await signIn(), paid: await signIn() };
  const again = await signIn(people.paid.email);
  endedCookie = again.cookie;
  await again.get('/api/logout');
  const bystander = await signIn();
  bystanderSession = ((await (await bystander.get('/api/account')).json()) as AccountView).sessions[0]?.id ?? 0;
  const shared = async (person: Person, websiteUrl: string): Promise<Target> => {
    const analysis = await finishedAnalysis(person, websiteUrl);
    const { url } = (await (await person.post(`/api/analysis/${analysis.id}/share`)).json()) as { url: string };
    return { ...analysis, token: url.split('/').at(-1) ?? '' };
  };
  analyses = {
    unpaid: await shared(people.unpaid, 'https://unpaid.example/'),
    paid: await shared(people.paid, 'https://paid.example/'),
  };
  await pay(people.paid, analyses.paid.id);
  const view = (await (await people.paid.get(`/api/analysis/${analyses.paid.id}`)).json()) as AnalysisView;
  recommendationId = view.results?.premiumResults?.recommendations[0]?.id ?? '';
});

function as(caller: Caller): Send {
  if (caller === 'anonymous') return call;
  if (caller === 'ended') {
    return (path, init = {}) => call(path, { ...init, headers: { ...init.headers, cookie: endedCookie } });
  }
  return people[caller].send;
}

const targetOf = (caller: Caller) => analyses[caller === 'unpaid' ? 'unpaid' : 'paid'];

const json = (method: string, body?: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});
const socket: RequestInit = { headers: { Upgrade: 'websocket' } };

/** Statuses in the order of CALLERS. The last rows destroy what they are about, so they come last. */
const MATRIX: [name: string, ask: (send: Send, target: Target) => Promise<Response>, statuses: number[]][] = [
  [
    'start',
    (send) => send('/api/analyze-website', json('POST', { websiteUrl: 'http://127.0.0.1:1/' })),
    [401, 401, 200, 200, 200, 200],
  ],
  ['the analysis', (send, { id }) => send(`/api/analysis/${id}`), [404, 404, 404, 404, 200, 200]],
  ['the newest analysis', (send) => send('/api/analysis/latest'), [404, 404, 404, 404, 200, 200]],
  ['progress', (send, { sessionId }) => send(`/api/progress/${sessionId}`), [404, 404, 404, 404, 200, 200]],
  [
    'socket',
    (send, { sessionId }) => send(`/ws/progress?session=${sessionId}`, socket),
    [404, 404, 404, 404, 101, 101],
  ],
  [
    'result',
    (send, { sessionId }) => send('/api/analysis-complete', json('POST', { sessionId })),
    [401, 401, 404, 404, 200, 200],
  ],
  ['picture', (send, { id }) => send(`/api/analysis/${id}/picture`), [404, 404, 404, 404, 200, 200]],
  [
    'picture while it runs',
    (send, { sessionId }) => send(`/api/progress/${sessionId}/picture`),
    [404, 404, 404, 404, 200, 200],
  ],
  ['shared picture', (send, { token }) => send(`/api/shared/${token}/picture`), [200, 200, 200, 200, 200, 200]],
  ['document', (send, { id }) => send(`/api/analysis/${id}/document`), [404, 404, 404, 404, 200, 200]],
  ['document part', (send, { id }) => send(`/api/analysis/${id}/document/findings`), [404, 404, 404, 404, 200, 200]],
  ['no part', (send, { id }) => send(`/api/analysis/${id}/document/facts`), [404, 404, 404, 404, 404, 404]],
  ['JSON file', (send, { id }) => send(`/api/analysis/${id}/export.json`), [404, 404, 404, 404, 200, 200]],
  ['Markdown file', (send, { id }) => send(`/api/analysis/${id}/export.md`), [404, 404, 404, 404, 200, 200]],
  ['HTML file', (send, { id }) => send(`/api/analysis/${id}/export.html`), [404, 404, 404, 404, 200, 200]],
  ['web person’s list', (send, { id }) => send(`/api/analysis/${id}/web-person.md`), [404, 404, 404, 404, 404, 200]],
  ['web person’s file', (send, { id }) => send(`/api/analysis/${id}/web-person.html`), [404, 404, 404, 404, 404, 200]],
  ['facts read', (send, { id }) => send(`/api/analysis/${id}/facts`), [404, 404, 404, 404, 200, 200]],
  [
    'facts confirmed',
    (send, { id }) => send(`/api/analysis/${id}/facts`, json('PUT', { confirmed: [] })),
    [401, 401, 404, 404, 200, 200],
  ],
  ['assistants', (send, { id }) => send(`/api/analysis/${id}/assistants`), [404, 404, 404, 404, 404, 200]],
  // The website is in English, so there is nothing to translate: an owner hears 400, everybody else that there is nothing.
  [
    'in another language',
    (send, { id }) => send(`/api/analysis/${id}/document?lang=de`),
    [404, 404, 404, 404, 404, 400],
  ],
  [
    'translated',
    (send, { id }) => send(`/api/analysis/${id}/translation`, json('POST', { lang: 'de' })),
    [401, 401, 404, 404, 404, 400],
  ],
  [
    'assistants asked',
    (send, { id }) => send(`/api/analysis/${id}/assistants`, json('POST')),
    [401, 401, 404, 404, 404, 409],
  ],
  [
    'tick',
    (send, { id }) => send(`/api/analysis/${id}/recommendations/${recommendationId}`, json('PUT', { completed: true })),
    [401, 401, 404, 404, 404, 200],
  ],
  ['save', (send, { id }) => send(`/api/save-to-dashboard/${id}`, json('POST')), [401, 401, 404, 404, 200, 200]],
  [
    'save with the link',
    (send, { id, token }) => send(`/api/save-to-dashboard/${id}`, json('POST', { token })),
    [401, 401, 200, 200, 200, 200],
  ],
  [
    'save with a wrong link',
    (send, { id }) => send(`/api/save-to-dashboard/${id}`, json('POST', { token: 'e'.repeat(32) })),
    [401, 401, 404, 404, 200, 200],
  ],
  ['share', (send, { id }) => send(`/api/analysis/${id}/share`, json('POST')), [401, 401, 404, 404, 200, 200]],
  ['shared report', (send, { token }) => send(`/api/shared/${token}`), [200, 200, 200, 200, 200, 200]],
  ['shared document', (send, { token }) => send(`/api/shared/${token}/document`), [200, 200, 200, 200, 200, 200]],
  [
    'shared document part',
    (send, { token }) => send(`/api/shared/${token}/document/playbook`),
    [200, 200, 200, 200, 200, 200],
  ],
  ['shared JSON file', (send, { token }) => send(`/api/shared/${token}/export.json`), [200, 200, 200, 200, 200, 200]],
  ['shared Markdown file', (send, { token }) => send(`/api/shared/${token}/export.md`), [200, 200, 200, 200, 200, 200]],
  [
    'shared web person’s list',
    (send, { token }) => send(`/api/shared/${token}/web-person.md`),
    [200, 200, 200, 200, 404, 200],
  ],
  ['a link nobody made', (send) => send(`/api/shared/${'e'.repeat(32)}`), [404, 404, 404, 404, 404, 404]],
  [
    'pay',
    (send, { id }) => send('/api/create-payment-intent', json('POST', { analysisId: id })),
    [401, 401, 404, 404, 200, 409],
  ],
  ['verify', (send, { id }) => send(`/api/verify-payment/${id}`), [401, 401, 404, 404, 200, 200]],
  [
    'stop what has ended',
    (send, { id }) => send(`/api/analysis/${id}/run`, json('DELETE')),
    [401, 401, 404, 404, 409, 409],
  ],
  ['list', (send) => send('/api/user-analyses'), [401, 401, 200, 200, 200, 200]],
  ['statistics', (send) => send('/api/dashboard-stats'), [401, 401, 200, 200, 200, 200]],
  ['who am I', (send) => send('/api/auth/user'), [401, 401, 200, 200, 200, 200]],
  ['account', (send) => send('/api/account'), [401, 401, 200, 200, 200, 200]],
  ['account as a file', (send) => send('/api/account/export'), [401, 401, 200, 200, 200, 200]],
  [
    'refuse language models',
    (send) => send('/api/account/models', json('PUT', { refused: false })),
    [401, 401, 200, 200, 200, 200],
  ],
  [
    'end another’s session',
    (send) => send(`/api/account/sessions/${bystanderSession}`, json('DELETE')),
    [401, 401, 404, 404, 404, 404],
  ],
  ['sample', (send) => send('/api/analysis/sample'), [200, 200, 200, 200, 200, 200]],
  ['revoke', (send, { id }) => send(`/api/analysis/${id}/share`, json('DELETE')), [401, 401, 404, 404, 200, 200]],
  ['a revoked link', (send, { token }) => send(`/api/shared/${token}`), [404, 404, 404, 404, 404, 404]],
  [
    'a part behind a revoked link',
    (send, { token }) => send(`/api/shared/${token}/document/appendix`),
    [404, 404, 404, 404, 404, 404],
  ],
  ['delete', (send, { id }) => send(`/api/analysis/${id}`, json('DELETE')), [401, 401, 404, 404, 200, 200]],
  ['end all sessions', (send) => send('/api/account/sessions', json('DELETE')), [401, 401, 200, 200, 200, 200]],
];

describe.each(MATRIX)('%s', (_name, ask, statuses) => {
  it.each(CALLERS.map((caller, i) => [caller, statuses[i]] as const))('answers %s with %i', async (caller, status) => {
    const response = await ask(as(caller), targetOf(caller));
    expect(response.status).toBe(status);
    response.webSocket?.accept();
    response.webSocket?.close();
    if (status === 404) expect((await response.json()) as object).toMatchObject({ code: 'NOT_FOUND' });
    if (status === 401) expect(await response.text()).toContain('"message":"Unauthorized');
  });
});
