import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisObject } from '../analysis/analysis-object.ts';
import type { RatedFacts } from '../audit/facts/facts.ts';
import type { ConfirmedFacts } from '../contract/confirmed-facts.ts';
import type { Results } from '../contract/results.ts';
import { insertWithinQuota } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import { call, type Person, signIn } from '../testing/api-client.ts';
import { finish } from '../testing/begun-analysis.ts';
import { fakePorts } from '../testing/fake-ports.ts';

const WEBSITE = 'https://rye-and-thyme.example/';
const SITE = {
  '/': '<!doctype html><html lang="en"><title>Rye &amp; Thyme</title><h1>Rye &amp; Thyme, bakery in Whitby</h1><p>We bake rye bread overnight. Call <a href="tel:+441947601234">01947 601234</a>.</p>',
};

async function finishedAnalysis(person: Person): Promise<number> {
  const user = await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(person.email).first<{ id: number }>();
  const sessionId = crypto.randomUUID().replaceAll('-', '');
  const row = await insertWithinQuota(openDatabase(env.DB), {
    sessionId,
    userId: user?.id ?? 0,
    websiteUrl: WEBSITE,
    website: new URL(WEBSITE).host,
    isPublic: true,
    override: true,
    now: Date.now(),
  });
  const stub = env.ANALYSIS.get(env.ANALYSIS.idFromName(sessionId));
  await runInDurableObject(stub, (object: AnalysisObject) => {
    object.ports = fakePorts(object.ports, SITE).ports;
  });
  await stub.start({
    sessionId,
    websiteUrl: WEBSITE,
    allowPrivate: true,
    maxPages: 12,
    browserLeases: 2,
    contactUrl: 'http://localhost:8787/bot',
    contactEmail: 'operator@localhost',
  });
  await finish(stub);
  if (!row) throw new Error('expected a row');
  return row.id;
}

const put = (person: Person, id: number | string, body: unknown): Promise<Response> =>
  call(`/api/analysis/${id}/facts`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: person.cookie },
  });

let ada: Person;
let eve: Person;
let id: number;
beforeAll(async () => {
  ada = await signIn();
  eve = await signIn();
  id = await finishedAnalysis(ada);
});

const SAID: ConfirmedFacts = [
  { kind: 'phones', said: 'corrected', read: '+441947601234', value: '+44 1947 601299' },
  { kind: 'services', said: 'added', value: 'Wedding cakes' },
];

describe('the facts of an analysis', () => {
  it('are read by the owner, each with how sure it is', async () => {
    const response = await ada.get(`/api/analysis/${id}/facts`);
    expect(response.status).toBe(200);
    const { read, confirmed } = (await response.json()) as { read: RatedFacts; confirmed: ConfirmedFacts };
    expect(read.phones).toMatchObject([{ value: '+441947601234', certainty: 'certain' }]);
    expect(confirmed).toEqual([]);
  });

  it('are corrected by the owner; the report is made anew, and keeps what is paid for', async () => {
    const before = performance.now();
    const response = await put(ada, id, { confirmed: SAID });
    expect(response.status).toBe(200);
    // An owner waits for it: half a second, and far less than reading the website anew may take.
    expect(performance.now() - before).toBeLessThan(10_000);
    const { results } = (await response.json()) as { results: Results };
    expect(results.facts.phones).toMatchObject([
      { value: '+441947601299', certainty: 'certain', confirmed: 'corrected' },
    ]);
    expect(results.premiumResults).toBeNull();
    expect(results.ownerDifferences).toMatchObject([
      { kind: 'phones', owner: '+441947601299', page: '+441947601234' },
      { kind: 'services', owner: 'Wedding cakes', page: null },
    ]);
    for (const difference of results.ownerDifferences ?? []) expect(difference).not.toHaveProperty('fix');
    const view = (await (await ada.get(`/api/analysis/${id}`)).json()) as { results: Results };
    expect(view.results).toEqual(results);
  });

  it('stay as read, beside what was said of them', async () => {
    const { read, confirmed } = (await (await ada.get(`/api/analysis/${id}/facts`)).json()) as {
      read: RatedFacts;
      confirmed: ConfirmedFacts;
    };
    expect(read.phones).toMatchObject([{ value: '+441947601234' }]);
    expect(confirmed).toEqual(SAID);
  });

  it('are known to the next analysis of the website, and not to somebody else’s', async () => {
    const phonesOf = async (person: Person) => {
      const view = (await (await person.get(`/api/analysis/${await finishedAnalysis(person)}`)).json()) as {
        results: Results;
      };
      return view.results.facts.phones.map(({ value }) => value);
    };
    expect(await phonesOf(ada)).toEqual(['+441947601299']);
    expect(await phonesOf(eve)).toEqual(['+441947601234']);
  });

  it('take back what was said', async () => {
    const { results } = (await (await put(ada, id, { confirmed: [] })).json()) as { results: Results };
    expect(results.facts.phones).toMatchObject([{ value: '+441947601234' }]);
    expect(results).not.toHaveProperty('ownerDifferences');
  });

  it('are nobody else’s to read or to change', async () => {
    expect((await eve.get(`/api/analysis/${id}/facts`)).status).toBe(404);
    expect((await put(eve, id, { confirmed: [] })).status).toBe(404);
    expect((await call(`/api/analysis/${id}/facts`)).status).toBe(404);
    const anonymous = await call(`/api/analysis/${id}/facts`, {
      method: 'PUT',
      body: '{"confirmed":[]}',
      headers: { 'content-type': 'application/json' },
    });
    expect(anonymous.status).toBe(401);
  });

  it.each([
    [{}],
    [{ confirmed: 'all' }],
    [{ confirmed: [{ kind: 'phones', said: 'added', value: '' }] }],
    [{ confirmed: [{ kind: 'secrets', said: 'added', value: 'x' }] }],
    [{ confirmed: [], more: 1 }],
  ])('refuse %j', async (body) => {
    expect((await put(ada, id, body)).status).toBe(400);
  });

  it('refuse a trade that is none', async () => {
    const said = [{ kind: 'trade', said: 'added', value: 'wizard' }];
    expect((await put(ada, id, { confirmed: said })).status).toBe(400);
  });

  it('stand in the account’s export, and go with the last analysis of the website', async () => {
    await put(ada, id, { confirmed: SAID });
    const exported = (await (await ada.get('/api/account/export')).json()) as { confirmedFacts: unknown };
    expect(exported.confirmedFacts).toMatchObject([{ website: 'rye-and-thyme.example', confirmed: SAID }]);
    const list = (await (await ada.get('/api/user-analyses')).json()) as { analysisId: number }[];
    for (const { analysisId } of list)
      await call(`/api/analysis/${analysisId}`, {
        method: 'DELETE',
        headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      });
    const left = await env.DB.prepare('SELECT count(*) AS n FROM confirmed_facts').first<{ n: number }>();
    expect(left?.n).toBe(0);
  });

  it('refuse more than 64 KB', async () => {
    expect((await put(ada, id, { confirmed: [], pad: 'x'.repeat(70_000) })).status).toBe(413);
  });
});
