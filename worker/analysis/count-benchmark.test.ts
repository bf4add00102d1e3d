import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { conclude, type Prepared, prepare } from '../audit/judge.ts';
import type { Observations } from '../audit/observations.ts';
import { englishPlumber } from '../audit/proof/fixtures/english-plumber/website.ts';
import { observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { insertWithinQuota, recordCompleted } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import { upsertUser } from '../db/users.ts';
import type { AnalysisObject } from './analysis-object.ts';
import { comparableTrade, countBenchmark } from './count-benchmark.ts';
import { Journal } from './journal.ts';
import type { AnalysisOrder } from './order.ts';

const db = openDatabase(env.DB);
/** Its pages say what it is, and no markup: as if its owner had confirmed it. */
const plumber: Prepared = { ...prepare(observeWebsite(englishPlumber)), trade: 'plumber' };

/** Somebody's finished analysis. */
async function store(website: string, overallScore: number) {
  const user = await upsertUser(
    db,
    { issuer: 'local', subject: website, email: `owner@${website}`, firstName: null, profileImageUrl: null },
    Date.now(),
  );
  const sessionId = crypto.randomUUID();
  const websiteUrl = `https://${website}/`;
  const now = Date.now();
  await insertWithinQuota(db, {
    sessionId,
    userId: user.id,
    websiteUrl,
    website,
    isPublic: true,
    override: false,
    now,
  });
  await recordCompleted(db, sessionId, { overallScore, recommendationCount: 0, trade: 'plumber' }, now);
}

const objectFor = (name: string) => env.ANALYSIS.get(env.ANALYSIS.idFromName(name));

const count = (
  stub: DurableObjectStub<AnalysisObject>,
  prepared: Prepared,
  websiteUrl = prepared.observations.target.typedUrl,
) =>
  runInDurableObject(stub, async (object: AnalysisObject, state) => {
    const journal = new Journal(state.storage);
    const order = { websiteUrl } as AnalysisOrder;
    return countBenchmark({ journal, ports: object.ports, order }, prepared);
  });

describe('countBenchmark', () => {
  it('counts once: after an eviction, and whatever is stored meanwhile, the scores are the same', async () => {
    await store('first.example', 71);
    const stub = objectFor('once');
    const first = await count(stub, plumber);
    expect(first).toMatchObject({ trade: 'plumber', scores: [71] });
    await store('second.example', 44);
    await evictDurableObject(stub);
    expect(await count(stub, plumber)).toEqual(first);
    expect((await count(objectFor('later'), plumber))?.scores).toEqual([44, 71]);
  });

  it('leaves the website itself out: as typed, as it answered, and under the name it will have', async () => {
    for (const website of ['typed.example', 'answers.example', 'public.example']) await store(website, 99);
    const { observations } = plumber;
    const target = { ...observations.target, homeUrl: 'https://www.answers.example/', aliasHost: 'www.public.example' };
    const prepared = { ...plumber, observations: { ...observations, target } };
    const benchmark = await count(objectFor('own'), prepared, 'https://typed.example/');
    expect(benchmark?.scores).not.toContain(99);
    expect(benchmark?.scores.length).toBeGreaterThan(0);
  });

  it('asks for no scores of a trade nobody could tell', async () => {
    expect(await count(objectFor('unknown'), { ...plumber, trade: null })).toBeNull();
  });
});

describe('comparableTrade', () => {
  const { score } = conclude(plumber, null);
  const seenBy = (change: Partial<Observations['target']>): Prepared => ({
    ...plumber,
    observations: { ...plumber.observations, target: { ...plumber.observations.target, ...change } },
  });

  it('is the trade of a public website that was read', () => {
    expect(comparableTrade(plumber, { score })).toBe('plumber');
  });

  it('is none for a private address, whatever public name it will have', () => {
    expect(comparableTrade(seenBy({ isPrivate: true }), { score })).toBeNull();
    expect(comparableTrade(seenBy({ isPrivate: true, aliasHost: 'www.public.example' }), { score })).toBeNull();
  });

  it('is none for a score that rests on little', () => {
    const little = { ...score, coverage: { ...score.coverage, weightMeasured: 0.49 } };
    expect(comparableTrade(plumber, { score: little })).toBeNull();
  });
});
