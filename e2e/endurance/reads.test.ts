import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ended, signInMany, start } from './clients.ts';
import { withApp } from './with-app.ts';

const PEOPLE = 15;
const A_SECOND = 50;
const SECONDS = 20;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

it(`answers ${A_SECOND} reads a second, 95 of 100 within 50 ms`, async () => {
  await withApp('endurance-reads', { CHROMIUM_PATH: 'none' }, async (origin, websiteUrl) => {
    const people = await signInMany(origin, PEOPLE, 'reader');
    for (const call of people.slice(0, 3)) await start(call, websiteUrl);
    for (const call of people.slice(0, 3)) expect(await ended(call, 120_000)).not.toBeNull();
    const paths = ['/api/user-analyses', '/api/auth/user', '/api/dashboard-stats'];
    const took: number[] = [];
    const asked: Promise<void>[] = [];
    for (let i = 0; i < A_SECOND * SECONDS; i++) {
      const call = people[i % PEOPLE];
      const path = paths[i % paths.length] ?? '';
      const askedAt = performance.now();
      asked.push(
        (call ?? (() => Promise.reject()))(path).then(({ status }) => {
          expect(status, path).toBe(200);
          took.push(performance.now() - askedAt);
        }),
      );
      await sleep(1_000 / A_SECOND);
    }
    await Promise.all(asked);
    took.sort((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(took, share)));
    console.info(`${took.length} reads, ms: p50 ${p50}, p95 ${p95}, p99 ${p99}`);
    expect(p95).toBeLessThan(50);
  });
}, 300_000);
