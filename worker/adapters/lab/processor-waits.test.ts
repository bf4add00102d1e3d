import { Graph } from '@paulirish/trace_engine/models/trace/lantern/lantern.js';
import { expect, it } from 'vitest';
import type { LoadTrace, TraceEvent } from './load-trace.ts';
import { withoutWaits, workOf } from './processor-waits.ts';
import { byWork } from './simulate-load.ts';

const task = (fromMs: number, dur: number, tdur?: number): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid: 1,
  ts: fromMs * 1_000,
  dur: dur * 1_000,
  ...(tdur === undefined ? {} : { tdur: tdur * 1_000 }),
  args: {},
});

it('takes for work what the processor was at, and all of it where no system tells', () => {
  expect([workOf(task(0, 548, 16)), workOf(task(0, 300))]).toEqual([16_000, 300_000]);
});

it("makes the model's tasks as long as the work, a shortened one no longer than it was", () => {
  const nodes = [
    new Graph.CPUNode(task(0, 548, 16) as never),
    new Graph.CPUNode(task(600, 50) as never),
    new Graph.CPUNode(task(700, 90, 80) as never, [], 730_000),
  ];
  byWork({ traverse: (visit) => nodes.forEach(visit) });
  expect(nodes.map(({ duration }) => duration)).toEqual([16_000, 50_000, 30_000]);
});

it('takes from the time of a picture what its page waited for the processor before it', () => {
  const trace: LoadTrace = {
    startedAt: 0,
    firstContentfulPaint: null,
    largestContentfulPaint: null,
    mainThread: [task(100, 400, 100), task(200, 100, 100), task(600, 200)],
    layoutShifts: [],
    screenshots: [50, 300, 900].map((ms) => ({ at: ms * 1_000, jpeg: '' })),
  };
  expect(withoutWaits(trace).map(({ at }) => at)).toEqual([50_000, 150_000, 600_000]);
});
