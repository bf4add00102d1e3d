import { evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { ProgressRecord } from '../contract/progress.ts';
import { beginAnalysis, finish } from '../testing/begun-analysis.ts';
import { crashBehind } from '../testing/crash-behind.ts';
import { BAKERY } from '../testing/fake-ports.ts';
import type { AnalysisObject } from './analysis-object.ts';

type Stub = DurableObjectStub<AnalysisObject>;

async function listen(stub: Stub) {
  const { webSocket } = await stub.fetch('http://analysis/', { headers: { upgrade: 'websocket' } });
  const records: ProgressRecord[] = [];
  webSocket?.accept();
  webSocket?.addEventListener('message', ({ data }) => void records.push(JSON.parse(String(data))));
  const closed = new Promise<void>((resolve) => webSocket?.addEventListener('close', () => resolve()));
  return { records, closed };
}

/** In order, none twice, up to the last. */
async function expectHeardToTheEnd(stub: Stub, heard: readonly Awaited<ReturnType<typeof listen>>[]): Promise<void> {
  await Promise.all(heard.map(({ closed }) => closed));
  const last = (await stub.progress()) as ProgressRecord;
  expect(last.stage).toBe('complete');
  for (const { records } of heard) {
    const numbers = records.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(records.at(-1)).toEqual(last);
  }
}

it('tells a hundred listeners everything in order, up to the last record, and takes no more', async () => {
  const { order, stub } = await beginAnalysis(BAKERY);
  await stub.start(order);
  const heard = await Promise.all(Array.from({ length: 100 }, () => listen(stub)));
  expect((await stub.fetch('http://analysis/', { headers: { upgrade: 'websocket' } })).status).toBe(429);
  await finish(stub);
  await expectHeardToTheEnd(stub, heard);
});

it('goes on telling those who listened before the object was evicted', async () => {
  const { order, stub, install } = await beginAnalysis(BAKERY);
  await stub.start(order);
  const heard = await listen(stub);
  let steps = 0;
  expect(await crashBehind(stub, () => ++steps === 5)).toBe(true);
  const before = heard.records.length;
  await evictDurableObject(stub);
  await install();
  await finish(stub);
  await expectHeardToTheEnd(stub, [heard]);
  expect(heard.records.length).toBeGreaterThan(before);
});
