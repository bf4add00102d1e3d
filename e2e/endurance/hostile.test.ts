import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/server/ports.mjs';
import { FLOODS, floodingSite } from '../../worker/testing/hostile-pages.ts';
import { type SiteServer, startSite } from '../../worker/testing/site-server.ts';
import { type FixtureSite, startFixtureSite } from '../fixture-site.ts';
import { createApp, type RunningApp } from '../harness.ts';
import { ended, signInMany, start } from './clients.ts';
import { type Inspector, openInspector } from './inspector.ts';
import { type Usage, usageOf } from './machine.ts';

const NAMES = ['fetch flood', 'socket flood', 'history storm', 'short messages', 'huge messages', 'thousand frames'];
const WORKERD = join('@cloudflare', 'workerd');
const PATIENCE_MS = 180_000;
/** What the quiet website takes alone on two cores that do nothing else. Where it takes longer, everything may. */
const QUIET_MS = 9_000;
const MAX_HOSTILE_MS = 60_000;
const MAX_REQUESTS = 150;

let created: Awaited<ReturnType<typeof createApp>>;
let app: RunningApp;
let inspector: Inspector;
let quiet: FixtureSite;
let hostile: SiteServer;
type Call = Awaited<ReturnType<typeof signInMany>>[number];

beforeAll(async () => {
  quiet = await startFixtureSite({ delayMs: 20 });
  hostile = await startSite({});
  const inspectorPort = await freePort(0);
  created = await createApp('endurance-hostile', { INSPECTOR_PORT: String(inspectorPort) });
  app = await created.start();
  inspector = await openInspector(inspectorPort);
}, 120_000);

afterAll(async () => {
  inspector?.close();
  await app?.stop();
  await quiet?.stop();
  await hostile?.close();
  created?.remove();
});

/** How long an analysis takes from its start to its end, and that it has a report. */
async function timeOf(call: Call, websiteUrl: string): Promise<number> {
  const startedAt = Date.now();
  await start(call, websiteUrl);
  const items = await ended(call, PATIENCE_MS);
  expect(items?.map(({ status }) => status)).toEqual(['completed']);
  return Date.now() - startedAt;
}

/** Asks for a list ten times a second, and what the browsers and the Worker hold, until it is stopped. */
function watch(call: Call) {
  const answers: number[] = [];
  const most = { chromium: 0, worker: 0 };
  const browsers = (): Usage => usageOf(`--user-data-dir=${created.stateDir}`);
  let isOn = true;
  const asking = (async () => {
    for (let at = 0; isOn; at++) {
      const askedAt = performance.now();
      await call('/api/user-analyses').catch(() => {});
      answers.push(performance.now() - askedAt);
      if (at % 10 === 0) {
        most.chromium = Math.max(most.chromium, browsers().mb);
        most.worker = Math.max(most.worker, usageOf(WORKERD, `ANSWERABLE_STATE_DIR=${created.stateDir}`).mb);
      }
      await sleep(100);
    }
  })();
  const stop = async () => {
    isOn = false;
    await asking;
    const sorted = answers.toSorted((a, b) => a - b);
    const share = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
    return { p50: share(0.5), p95: share(0.95), max: share(1), ...most };
  };
  return { stop, browsers };
}

describe('a page that runs wild, beside a quiet website', () => {
  it.each(NAMES)('%s', { timeout: 600_000 }, async (name) => {
    const [first, other, attacker, reader] = await signInMany(app.url, 4, name.replace(' ', '-'));
    if (!first || !other || !attacker || !reader) throw new Error('four people sign in');
    const seenBefore = watch(reader);
    const aloneMs = await timeOf(first, quiet.url);
    const calm = await seenBefore.stop();

    hostile.setRoutes(floodingSite(FLOODS[name] ?? ''));
    const asked = hostile.requests.length;
    const seen = watch(reader);
    const attack = timeOf(attacker, `${hostile.origin}/`);
    await sleep(1_000);
    const besideMs = await timeOf(other, quiet.url);
    const hostileMs = await attack;
    const wild = await seen.stop();
    await expect.poll(() => seen.browsers().count, { timeout: 10_000 }).toBe(0);
    const inBrowser = hostile.requests.slice(asked).filter(({ userAgent }) => userAgent.includes('Chrome/')).length;

    const heldMb = await inspector.heldMb();
    const before = [calm.p50, calm.p95, calm.max];
    console.info(JSON.stringify({ name, aloneMs, besideMs, hostileMs, inBrowser, before, ...wild, heldMb }));
    expect(inBrowser).toBeLessThanOrEqual(MAX_REQUESTS);
    const busy = Math.max(1, aloneMs / QUIET_MS);
    expect(hostileMs).toBeLessThan(MAX_HOSTILE_MS * busy);
    expect(besideMs).toBeLessThan(2 * aloneMs + 2_000);
    expect(wild.p95).toBeLessThan(Math.max(300, 2 * calm.p95));
    expect(wild.chromium).toBeLessThan(2_000);
    // What an isolate may hold of its 128 MB between two analyses.
    expect(heldMb).toBeLessThan(80);
  });
});
