import { expect, it } from 'vitest';
import type { ProgressRecord } from '../contract/progress.ts';
import { beginAnalysis, finish } from '../testing/begun-analysis.ts';
import { BAKERY } from '../testing/fake-ports.ts';

it('tells a hundred listeners everything in order, up to the last record, and takes no more', async () => {
  const { order, stub } = await beginAnalysis(BAKERY);
  await stub.start(order);
  const heard = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { webSocket } = await stub.fetch('http://analysis/', { headers: { upgrade: 'websocket' } });
      const records: ProgressRecord[] = [];
      webSocket?.accept();
      webSocket?.addEventListener('message', ({ data }) => void records.push(JSON.parse(String(data))));
      const closed = new Promise<void>((resolve) => webSocket?.addEventListener('close', () => resolve()));
      return { records, closed };
    }),
  );
  expect((await stub.fetch('http://analysis/', { headers: { upgrade: 'websocket' } })).status).toBe(429);
  await finish(stub);
  await Promise.all(heard.map(({ closed }) => closed));
  const last = (await stub.progress()) as ProgressRecord;
  expect(last.stage).toBe('complete');
  for (const { records } of heard) {
    const numbers = records.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(records.at(-1)).toEqual(last);
  }
});
