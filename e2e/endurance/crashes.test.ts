import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { endProcesses } from '../../tools/processes/processes.mjs';
import { startFixtureSite } from '../fixture-site.ts';
import { createApp } from '../harness.ts';
import { ended, signInMany, start, threeEach } from './clients.ts';

const RUNS = Number(process.env.ENDURANCE_RUNS ?? 20);
/** Three of each user may run at once. */
const USERS = 4;
const PATIENCE_MS = 300_000;
const ANALYSES = 10;
/** On two cores that do nothing else. */
const END_WITHIN_MS = 60_000;
/** On slower ones a crash costs this on top of what the ten take undisturbed: waking up, and what was under way once more. */
const CRASH_COSTS_MS = 30_000;

it(`loses none of ${ANALYSES} analyses when everything is killed, ${RUNS} times`, async () => {
  const site = await startFixtureSite({ delayMs: 150 });
  const created = await createApp('endurance-crashes');
  let app = await created.start();
  const took: number[] = [];
  try {
    const startAll = async (name: string) => {
      const people = await signInMany(app.url, USERS, name);
      const calls = threeEach(people).slice(0, ANALYSES);
      const started = await Promise.all(calls.map((call) => start(call, site.url)));
      expect(started.every(Boolean)).toBe(true);
      return people;
    };
    const undisturbed = async (name: string) => {
      const beganAt = Date.now();
      const people = await startAll(name);
      await Promise.all(people.map((call) => ended(call, PATIENCE_MS)));
      return Date.now() - beganAt;
    };
    const before = await undisturbed('before');
    for (let run = 0; run < RUNS; run++) {
      const people = await startAll(`crash-${run}`);
      // Anywhere between the first request and the judgement.
      await sleep(Math.random() * 10_000);
      await app.kill();
      app = await created.start();
      const restartedAt = Date.now();
      const lists = await Promise.all(people.map((call) => ended(call, PATIENCE_MS)));
      took.push(Date.now() - restartedAt);
      const items = lists.flatMap((list) => list ?? []);
      expect(items.map(({ status }) => status)).toEqual(Array(ANALYSES).fill('completed'));
      // What is done once per account was done once.
      expect(items.filter(({ isDemo }) => isDemo)).toHaveLength(USERS);
      expect(new Set(items.map(({ overallScore }) => overallScore)).size).toBe(1);
    }
    const after = await undisturbed('after');
    console.info(`Undisturbed, before and after the crashes, ms: ${before} ${after}`);
    expect(Math.max(...took)).toBeLessThan(Math.max(END_WITHIN_MS, Math.max(before, after) + CRASH_COSTS_MS));
    // A browser takes a moment to be gone.
    await sleep(3_000);
    const profiles = `--user-data-dir=${created.stateDir}`;
    expect(await endProcesses((_environment, commandLine) => commandLine.includes(profiles))).toBe(0);
  } finally {
    console.info(`From restart to the last end, ms: ${took.join(' ')}`);
    await app.stop();
    await site.stop();
    created.remove();
  }
}, 3_600_000);
