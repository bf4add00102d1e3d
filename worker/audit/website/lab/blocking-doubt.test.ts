import { expect, it } from 'vitest';
import { labObservation, labRun } from '../../../testing/lab-builders.ts';
import { BUSY } from './blocking-doubt.ts';
import { labReport } from './lab-report.ts';

function blocked(...times: number[]) {
  const runs = times.map((totalBlockingTimeMs) => labRun('phone', { metrics: { totalBlockingTimeMs } }));
  const device = labReport({ ...labObservation(), runs: [...runs, labRun('desktop')] })?.devices[0];
  const value = device?.metrics.find(({ id }) => id === 'total-blocking-time')?.value;
  return { value, because: device?.because, hasScore: device?.score !== null };
}

it('a blocking time is not told, nor the score that rests on it, where one load has a good one and another a poor one', () => {
  expect(blocked(62, 944, 700)).toEqual({ value: null, because: BUSY, hasScore: false });
});

it('a blocking time on which the loads agree is told, however long', () => {
  expect(blocked(2_020, 1_842)).toEqual({ value: 1_931, because: null, hasScore: true });
  expect(blocked(889)).toMatchObject({ value: 889, because: null });
});
