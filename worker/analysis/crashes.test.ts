import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { ProgressRecord } from '../contract/progress.ts';
import { RETENTION_MS } from '../contract/retention.ts';
import { beginAnalysis, finish } from '../testing/begun-analysis.ts';
import { crashBehind } from '../testing/crash-behind.ts';
import { BAKERY } from '../testing/fake-ports.ts';
import type { AnalysisObject } from './analysis-object.ts';
import { Journal } from './journal.ts';
import type { AnalysisPorts } from './ports.ts';

type Stub = DurableObjectStub<AnalysisObject>;

/** The object falls over right after so many steps are journaled. Answers whether it came to that. */
function crashAfter(stub: Stub, steps: number): Promise<boolean> {
  let left = steps;
  return crashBehind(stub, () => --left === 0);
}

it('gives the same bytes, and settles once, whichever step it is evicted after', { timeout: 120_000 }, async () => {
  const undisturbed = await beginAnalysis(BAKERY);
  await undisturbed.stub.start(undisturbed.order);
  await finish(undisturbed.stub);
  const expected = JSON.stringify(await undisturbed.stub.report());
  let steps = 1;
  for (; ; steps++) {
    const { order, stub, install, status, asked } = await beginAnalysis(BAKERY);
    await stub.start(order);
    if (!(await crashAfter(stub, steps))) break;
    const before = asked();
    await evictDurableObject(stub);
    await install();
    await finish(stub);
    expect(JSON.stringify(await stub.report()) === expected, `the report after a crash behind step ${steps}`).toBe(
      true,
    );
    expect((await status())?.status).toBe('completed');
    const read = [...before.pages, ...asked().pages];
    const times = read.map((page) => read.filter((other) => other === page).length);
    // What the step under way had read and not journaled is read once more.
    expect(Math.max(...times), `times a page was read, after step ${steps}`).toBeLessThanOrEqual(2);
  }
  expect(steps).toBeGreaterThan(20);
});

/** Ports whose index fails this often before it works. */
const failing =
  (times: number) =>
  (ports: AnalysisPorts): AnalysisPorts => {
    let left = times;
    const fail = () => {
      if (left-- > 0) throw new Error('deliberate fault of the test');
    };
    return {
      ...ports,
      index: {
        ...ports.index,
        completed: async (...outcome) => {
          fail();
          await ports.index.completed(...outcome);
        },
        failed: async (...outcome) => {
          fail();
          await ports.index.failed(...outcome);
        },
      },
    };
  };

it('announces no end that the index has not taken, and ends all the same', async () => {
  const { order, stub, status } = await beginAnalysis(BAKERY, failing(2));
  await stub.start(order);
  await runDurableObjectAlarm(stub);
  expect(((await stub.progress()) as ProgressRecord).stage).toBe('analysis');
  expect(await stub.report()).toBeNull();
  await finish(stub);
  expect((await status())?.status).toBe('completed');
  expect(((await stub.progress()) as ProgressRecord).stage).toBe('complete');
});

it('goes on with a run that an older version began', async () => {
  const { order, stub, status } = await beginAnalysis(BAKERY);
  await stub.start(order);
  await runInDurableObject(stub, (_object, { storage }) => {
    const journal = new Journal(storage);
    const { idleStarts: _starts, throws: _throws, ...old } = journal.run ?? { idleStarts: 0, throws: 0 };
    journal.write('run', old);
  });
  await finish(stub);
  expect((await status())?.status).toBe('completed');
});

it('tells an index that was put back to before the end', async () => {
  const { order, stub, status } = await beginAnalysis(BAKERY);
  await stub.start(order);
  await finish(stub);
  const settled = await status();
  await env.DB.prepare(
    "UPDATE analyses SET status = 'processing', overall_score = NULL, completed_at = NULL WHERE session_id = ?",
  )
    .bind(order.sessionId)
    .run();
  await stub.poke(order);
  expect(await status()).toEqual(settled);
});

it('erases itself when its row is gone', async () => {
  const { order, stub } = await beginAnalysis(BAKERY);
  await stub.start(order);
  expect(await stub.progress()).not.toBeNull();
  await env.DB.prepare('DELETE FROM analyses WHERE session_id = ?').bind(order.sessionId).run();
  await runInDurableObject(stub, (object: AnalysisObject) => object['handle']({ type: 'beat' }));
  expect(await stub.progress()).toBeNull();
  expect(await runDurableObjectAlarm(stub)).toBe(false);
});

it('erases itself after the retention when its row went while it lay settled', async () => {
  const { order, stub } = await beginAnalysis(BAKERY);
  await stub.start(order);
  await stub.cancel();
  const alarmAt = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
  expect(alarmAt).toBeGreaterThan(Date.now() + RETENTION_MS);
  // With its row it stays.
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect(await stub.progress()).toMatchObject({ stage: 'failed' });
  await env.DB.prepare('DELETE FROM analyses WHERE session_id = ?').bind(order.sessionId).run();
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect(await stub.progress()).toBeNull();
  expect(await runDurableObjectAlarm(stub)).toBe(false);
});

it('says what was not measured when no browser starts, after three tries', async () => {
  let launches = 0;
  const { order, stub, status } = await beginAnalysis(BAKERY, (ports) => ({
    ...ports,
    browserFor: () => ({
      launch: async () => {
        launches++;
        return { ok: false, reason: 'busy', retryAfterMs: 1, detail: 'all browsers were in use' };
      },
      closeLeftover: async () => {},
    }),
  }));
  await stub.start(order);
  await finish(stub);
  expect(launches).toBe(3);
  expect((await status())?.status).toBe('completed');
  expect(JSON.stringify(await stub.report())).toContain('all browsers were in use');
});
