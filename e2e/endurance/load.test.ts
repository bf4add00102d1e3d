import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ended, signInMany, start, threeEach } from './clients.ts';
import { withApp } from './with-app.ts';

/** Starts so many at once, three a user, and waits for all of them. Answers how long that took. */
async function allAtOnce(origin: string, websiteUrl: string, count: number, withinMs: number): Promise<number> {
  const people = await signInMany(origin, Math.ceil(count / 3), 'load');
  const startedAt = Date.now();
  await Promise.all(
    threeEach(people)
      .slice(0, count)
      .map((call) => start(call, websiteUrl)),
  );
  const lists = await Promise.all(people.map((call) => ended(call, withinMs)));
  const statuses = lists.flatMap((list) => list ?? []).map(({ status }) => status);
  expect(statuses).toEqual(Array(count).fill('completed'));
  return Date.now() - startedAt;
}

it('carries 50 analyses at once without a browser', async () => {
  await withApp('endurance-50', { CHROMIUM_PATH: 'none' }, async (origin, websiteUrl) => {
    console.info(`50 without a browser, ms: ${await allAtOnce(origin, websiteUrl, 50, 300_000)}`);
  });
}, 600_000);

it('carries 10 analyses at once with a browser', async () => {
  await withApp('endurance-10', {}, async (origin, websiteUrl) => {
    console.info(`10 with a browser, ms: ${await allAtOnce(origin, websiteUrl, 10, 300_000)}`);
  });
}, 600_000);

it('carries 200 analyses of ten users, none of them served much later than another', async () => {
  await withApp('endurance-200', { CHROMIUM_PATH: 'none' }, async (origin, websiteUrl) => {
    const people = await signInMany(origin, 10, 'queue');
    const startedAt = Date.now();
    const took = await Promise.all(
      people.map(async (call) => {
        for (let left = 20; left > 0; ) {
          if (await start(call, websiteUrl)) left--;
          else await sleep(500);
        }
        const items = await ended(call, 300_000);
        expect(items?.map(({ status }) => status)).toEqual(Array(20).fill('completed'));
        return Date.now() - startedAt;
      }),
    );
    console.info(`200 of ten users, ms until each had all of theirs: ${took.join(' ')}`);
    expect(Math.max(...took)).toBeLessThan(2 * Math.min(...took));
  });
}, 1_200_000);
