import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { ProgressRecord } from '../contract/progress.ts';
import type { Results } from '../contract/results.ts';
import { RETENTION_MS } from '../contract/retention.ts';
import { insertWithinQuota, listScoresOfTrade, recordCompleted } from '../db/analyses.ts';
import { openDatabase } from '../db/database.ts';
import { upsertUser } from '../db/users.ts';
import type { Counters } from '../operations/counters.ts';
import { beginAnalysis, finish, restsUntil } from '../testing/begun-analysis.ts';
import { hanging, measuring } from '../testing/bent-ports.ts';
import { BAKERY, type FakeSite } from '../testing/fake-ports.ts';
import type { AnalysisObject } from './analysis-object.ts';
import { Journal } from './journal.ts';

const db = openDatabase(env.DB);

/** Somebody's finished analysis of a public website. */
async function storeScore(website: string, overallScore: number) {
  const user = await upsertUser(
    db,
    { issuer: 'local', subject: website, email: `owner@${website}`, firstName: null, profileImageUrl: null },
    Date.now(),
  );
  const sessionId = crypto.randomUUID().replaceAll('-', '');
  const now = Date.now();
  const websiteUrl = `https://${website}/`;
  await insertWithinQuota(db, {
    sessionId,
    userId: user.id,
    websiteUrl,
    website,
    isPublic: true,
    override: false,
    now,
  });
  await recordCompleted(db, sessionId, { overallScore, recommendationCount: 0, trade: 'bakery' }, now);
}

describe('AnalysisObject', () => {
  it('carries an analysis from start to stored report', async () => {
    const steps: string[] = [];
    const count: Counters['count'] = (_, counted) => void (counted.what === 'step_done' && steps.push(counted.reason));
    const { order, stub, status, asked } = await beginAnalysis(BAKERY, (ports) => ({ ...ports, counters: { count } }));
    await stub.start(order);
    await finish(stub);
    const progress = (await stub.progress()) as ProgressRecord;
    expect(progress).toMatchObject({ stage: 'complete', progress: 100, totalPages: 5 });
    expect(progress.facts.map((fact) => fact.value).join(' ')).toContain('Rye & Salt');
    const report = (await stub.report()) as Results | null;
    expect(report?.pages).toHaveLength(5);
    expect([progress.picture, report?.picture]).toEqual(Array(2).fill({ width: 640, height: 400 }));
    expect(report?.facts.phones[0]?.value).toBe('+441947601234');
    expect(await status()).toMatchObject({ status: 'completed', overall_score: report?.overallScore });
    expect(asked()).toMatchObject({ launches: 1, closed: 1 });
    expect([...asked().rendered].sort()).toEqual(['/', '/about', '/contact', '/faq', '/prices']);
    expect(asked().measured).toEqual(['phone', 'desktop']);
    expect(steps.sort().join(' ')).toBe(
      'agentFiles edge files find judge lab links open outside previews render ttfb variants',
    );
  });

  it('says the same twice, to the byte', async () => {
    const reports = [];
    for (let i = 0; i < 2; i++) {
      const { order, stub } = await beginAnalysis(BAKERY);
      await stub.start(order);
      await finish(stub);
      reports.push(JSON.stringify(await stub.report()));
    }
    expect(reports[0]).toBe(reports[1]);
  });

  it('compares with other public websites of the trade, and lets nobody compare with a private one', async () => {
    const scores = [35, 52, 64, 78, 93];
    for (const [index, overallScore] of scores.entries()) await storeScore(`bakery${index}.example`, overallScore);
    const markup = '<script type="application/ld+json">{"@type":"Bakery","name":"Rye & Salt Bakery"}</script></head>';
    const { order, stub } = await beginAnalysis({ ...BAKERY, '/': String(BAKERY['/']).replace('</head>', markup) });
    await stub.start(order);
    await finish(stub);
    const report = (await stub.report()) as Results | null;
    expect(report?.facts.trade?.value.id).toBe('bakery');
    expect(report?.premiumResults?.competitorAnalysis.benchmarkComparison).toMatchObject({
      yourScore: report?.overallScore,
      industryAverage: 64,
      topPerformerScore: 93,
      yourRanking: scores.filter((score) => score > (report?.overallScore ?? 0)).length + 1,
    });
    expect(await listScoresOfTrade(db, 'bakery', [])).toEqual(scores);
  });

  it('goes on where it stood after an eviction, and repeats no page', async () => {
    const { order, stub, install, asked, status } = await beginAnalysis(BAKERY);
    // No browser is free, so the run waits on its alarm once all plain pages are read.
    await runInDurableObject(stub, (object: AnalysisObject) => {
      const busy = { acquire: async () => ({ granted: false as const, retryAfterMs: 20 }), release: async () => {} };
      object.ports = { ...object.ports, gate: busy };
    });
    await stub.start(order);
    await runDurableObjectAlarm(stub);
    expect(asked().pages).toHaveLength(5);
    const before = (await stub.progress()) as ProgressRecord;

    await evictDurableObject(stub);
    await install();
    await finish(stub);
    expect(asked().pages).toEqual([]);
    const after = (await stub.progress()) as ProgressRecord;
    expect(after.stage).toBe('complete');
    expect(after.seq).toBeGreaterThan(before.seq);
    expect((await status())?.status).toBe('completed');
  });

  it('measures again only what a crash interrupted', async () => {
    const breaks = measuring((measure) => (url, device) => {
      if (device === 'desktop') throw new Error('the browser is gone');
      return measure(url, device);
    });
    const { order, stub, install, asked } = await beginAnalysis(BAKERY);
    await runInDurableObject(stub, (object: AnalysisObject) => {
      object.ports = breaks(object.ports);
    });
    await stub.start(order);
    await runDurableObjectAlarm(stub);
    expect(asked()).toMatchObject({ measured: ['phone'], closed: 1 });

    await evictDurableObject(stub);
    await install();
    await finish(stub);
    expect(asked()).toMatchObject({ pages: [], rendered: [], measured: ['desktop'] });
    expect(((await stub.progress()) as ProgressRecord).stage).toBe('complete');
  });

  it('measures an unsteady page five times, and lets the median decide', async () => {
    const times = [3_600, 1_600, 1_700, 4_900, 1_650];
    const unsteady = measuring((measure) => async (url, device) => {
      const result = await measure(url, device);
      if (!result.ok || device !== 'phone') return result;
      const largestContentfulPaintMs = times.shift() ?? null;
      return { ok: true, run: { ...result.run, metrics: { ...result.run.metrics, largestContentfulPaintMs } } };
    });
    const { order, stub, asked } = await beginAnalysis(BAKERY, unsteady);
    await stub.start(order);
    await finish(stub);
    expect(asked().measured).toEqual([...Array<string>(5).fill('phone'), 'desktop']);
    const report = (await stub.report()) as Results | null;
    const check = report?.checks.find(({ id }) => id === 'slow-largest-paint');
    expect(check).toMatchObject({ outcome: 'pass', evidence: [{ seen: '1.7 s' }, {}, { seen: 'Example' }] });
    expect(report?.lab?.devices[0]).toMatchObject({
      runs: 5,
      metrics: [{ value: 1_700, min: 1_600, max: 4_900 }, {}, {}, {}, {}],
    });
  });

  it('ends failed, with a sentence, when the site cannot be read', async () => {
    const { order, stub, status } = await beginAnalysis({});
    await stub.start(order);
    await finish(stub);
    const progress = (await stub.progress()) as ProgressRecord;
    expect(progress.stage).toBe('failed');
    expect(progress.message).toMatch(/\.$/);
    expect(await status()).toMatchObject({ status: 'failed', failure_message: progress.message });
    expect(await stub.report()).toBeNull();
  });

  it('reports without a browser and says so', async () => {
    const { order, stub } = await beginAnalysis(BAKERY, (ports) => ({
      ...ports,
      browserFor: () => ({
        launch: async () => ({ ok: false, reason: 'missing', retryAfterMs: 0, detail: 'no browser is installed here' }),
        closeLeftover: async () => {},
      }),
    }));
    await stub.start(order);
    await finish(stub);
    const report = (await stub.report()) as Results | null;
    expect(report?.pages.every((page) => page.wordsRendered === null)).toBe(true);
    expect(report?.overallScore).toBeGreaterThan(0);
  });

  it('tries again when a step throws, parks the run, and gives up in the end', async () => {
    const sent: number[] = [];
    const { order, stub, status } = await beginAnalysis(BAKERY, (ports) => ({
      ...ports,
      openSite: () => {
        throw new Error('deliberate fault of the test');
      },
      retries: {
        send: async (_order, delayS) => {
          sent.push(delayS);
        },
      },
    }));
    await stub.start(order);
    await finish(stub);
    expect(sent).toHaveLength(1);
    expect((await status())?.status).toBe('processing');
    for (let i = 0; i < 3; i++) {
      expect(await stub.retry(order)).toBe('running');
      await finish(stub);
    }
    expect(await stub.giveUp()).toBe('settled');
    expect(await status()).toMatchObject({ status: 'failed', failure_message: expect.stringContaining('on our side') });
    expect(((await stub.progress()) as ProgressRecord).stage).toBe('failed');
  });

  it('is woken by the watchdog when its alarm is lost, or was never started', async () => {
    const { order, stub, status } = await beginAnalysis(BAKERY);
    await stub.poke(order);
    await runInDurableObject(stub, (_object, state) => state.storage.deleteAlarm());
    await stub.poke(order);
    await finish(stub);
    expect((await status())?.status).toBe('completed');
    const seq = ((await stub.progress()) as ProgressRecord).seq;
    await stub.poke(order);
    await stub.start(order);
    expect(await restsUntil(stub)).toBeGreaterThan(Date.now() + RETENTION_MS);
    expect(((await stub.progress()) as ProgressRecord).seq).toBe(seq);
  });

  it('tries no further page after two that did not answer', async () => {
    const many: FakeSite = { '/': BAKERY['/'] ?? '' };
    for (let i = 0; i < 9; i++) many['/'] += `<a href="/page-${i}">Page ${i}</a>`;
    const { order, stub, asked } = await beginAnalysis(many, (ports) => ({
      ...ports,
      openSite: (o, state) => {
        const site = ports.openSite(o, state);
        return {
          ...site,
          async readPage(url) {
            const attempt = await site.readPage(url);
            return url.endsWith(':9999/') ? attempt : { ...attempt, status: 0, failure: 'timeout', view: null };
          },
        };
      },
    }));
    await stub.start(order);
    await finish(stub);
    // Four are under way at once, so two more may have been asked for when the second time-out arrives.
    expect(asked().pages.length).toBeLessThanOrEqual(1 + 4 + 3);
    const report = (await stub.report()) as Results | null;
    expect(report?.pages.filter((page) => page.note?.includes('earlier pages did not answer')).length).toBeGreaterThan(
      0,
    );
  });

  it('gives up a run that takes its object down again and again', async () => {
    const { order, stub, status } = await beginAnalysis(BAKERY);
    await stub.start(order);
    await runInDurableObject(stub, (_object, state) => {
      new Journal(state.storage).updateRun({ idleStarts: 6 });
    });
    await finish(stub);
    expect(await status()).toMatchObject({ status: 'failed', failure_message: expect.stringContaining('on our side') });
  });

  it('forgets everything when erased', async () => {
    const { order, stub } = await beginAnalysis(BAKERY);
    await stub.start(order);
    await finish(stub);
    expect(await stub.picture()).not.toBeNull();
    await stub.erase();
    expect(await stub.picture()).toBeNull();
    expect(await stub.progress()).toBeNull();
    expect(await stub.report()).toBeNull();
  });
});

describe('a run its owner stops', () => {
  it('ends failed at once, with its browser closed, and says nothing afterwards', async () => {
    const { bend, seen } = hanging();
    const { order, stub, status, asked } = await beginAnalysis(BAKERY, bend);
    await stub.start(order);
    const running = finish(stub);
    await vi.waitFor(() => expect(seen.isRendering).toBe(true), 25_000);
    expect(await stub.cancel()).toBe(true);
    expect(seen.closed).toEqual(['fake-browser']);
    await running;
    expect(asked().closed).toBe(1);
    expect(asked().measured).toEqual([]);
    expect(await status()).toMatchObject({ status: 'failed', failure_message: 'You stopped this analysis.' });
    expect(await stub.progress()).toMatchObject({ stage: 'failed', message: 'You stopped this analysis.' });
    expect(await stub.cancel()).toBe(false);
    await stub.poke(order);
    expect(await restsUntil(stub)).toBeGreaterThan(Date.now() + RETENTION_MS);
  });

  it('cannot be stopped once its report stands', async () => {
    const { order, stub, status } = await beginAnalysis(BAKERY);
    await stub.start(order);
    await finish(stub);
    expect(await stub.cancel()).toBe(false);
    expect((await status())?.status).toBe('completed');
  });
});
