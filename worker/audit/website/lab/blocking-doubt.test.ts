import { expect, it } from 'vitest';
import { labObservation, labRun } from '../../../testing/lab-builders.ts';
import { BUSY } from './blocking-doubt.ts';
import type { LabTraffic } from './lab-observation.ts';
import { labReport } from './lab-report.ts';

const scripts = (bytes: number): LabTraffic['byKind'] => [
  { kind: 'script', requests: 1, transferBytes: bytes, bodyBytes: bytes },
];

function blocked(bytes: number, ...times: number[]) {
  const runs = times.map((totalBlockingTimeMs) => {
    const run = labRun('phone', { metrics: { totalBlockingTimeMs } });
    return { ...run, traffic: { ...run.traffic, byKind: scripts(bytes) } };
  });
  const device = labReport({ ...labObservation(), runs })?.devices[0];
  const value = device?.metrics.find(({ id }) => id === 'total-blocking-time')?.value;
  return { value, because: device?.because, hasScore: device?.score !== null };
}

it.each<[string, number, number[]]>([
  ['no script explains it', 4_000, [889]],
  ['the loads lie wide apart', 500_000, [62, 944, 700]],
])('a blocking time is not told, nor the score that rests on it, where %s', (_, bytes, times) => {
  expect(blocked(bytes, ...times)).toEqual({ value: null, because: BUSY, hasScore: false });
});

it('a blocking time that scripts explain is told', () => {
  expect(blocked(414_000, 2_020, 1_842)).toEqual({ value: 1_931, because: null, hasScore: true });
  expect(blocked(4_000, 250)).toMatchObject({ value: 250, because: null });
});
