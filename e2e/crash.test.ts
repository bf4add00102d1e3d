import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInLocally } from '../tools/server/local-client.mjs';
import type { ProgressRecord } from '../worker/contract/progress.ts';
import { business } from './fixture-pages.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';
import { createApp, type RunningApp } from './harness.ts';

let site: FixtureSite;
let created: Awaited<ReturnType<typeof createApp>>;
let app: RunningApp;

beforeAll(async () => {
  // Slow enough that the crash comes in the middle.
  site = await startFixtureSite({ delayMs: 700 });
  created = await createApp('crash');
  app = await created.start();
});

afterAll(async () => {
  await app?.stop();
  await site?.stop();
  created?.remove();
});

it('goes on with an analysis after everything was killed in the middle of it', async () => {
  const call = await signInLocally(app.url, { email: 'owner@example.org', firstName: 'Odile' });
  const { sessionId } = (await call('/api/analyze-website', { websiteUrl: site.url })).json;
  const until = async (reached: (record: ProgressRecord) => boolean) => {
    for (;;) {
      const { status, json } = await call(`/api/progress/${sessionId}`);
      if (status === 200 && reached(json)) return json as ProgressRecord;
      await sleep(100);
    }
  };
  const before = await until(
    (record) => record.stage === 'scraping' && record.pages.some((page) => page.state === 'read'),
  );

  await app.kill();
  app = await created.start();

  const after = await until((record) => record.stage === 'complete' || record.stage === 'failed');
  expect(after).toMatchObject({ stage: 'complete', progress: 100 });
  expect(after.seq).toBeGreaterThan(before.seq);
  const { status, json } = await call('/api/analysis-complete', { sessionId });
  expect(status).toBe(200);
  expect(json.results.facts.businessName.value).toBe(business.name);
  expect(json.results.score.coverage.pagesRead).toBe(6);
});
