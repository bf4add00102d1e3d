import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { labObservation, labRun } from '../../../testing/lab-builders.ts';
import type { LabMetrics } from './lab-observation.ts';
import { labReport } from './lab-report.ts';
import { logNormalScore } from './log-normal.ts';
import { metricScore, performanceScore } from './performance-score.ts';
import { UNSTEADY } from './shift-doubt.ts';
import { bandOf, isUnsettled, spreadOf, THRESHOLDS } from './thresholds.ts';
import { typicalRun } from './typical-run.ts';

const metrics = (fcp: number, lcp: number, tbt: number, cls: number, si: number): LabMetrics => ({
  firstContentfulPaintMs: fcp,
  largestContentfulPaintMs: lcp,
  totalBlockingTimeMs: tbt,
  cumulativeLayoutShift: cls,
  speedIndexMs: si,
});

describe('scores', () => {
  it('are 0.9 and 0.5 at the control points and fall without a break', () => {
    expect(logNormalScore(2_500, { p10: 2_500, median: 4_000 })).toBeCloseTo(0.9, 5);
    expect(logNormalScore(4_000, { p10: 2_500, median: 4_000 })).toBeCloseTo(0.5, 5);
    expect(logNormalScore(0, { p10: 2_500, median: 4_000 })).toBe(1);
    expect(logNormalScore(60_000, { p10: 2_500, median: 4_000 })).toBeLessThan(0.001);
  });

  // Values and scores of Lighthouse's own runs on real pages.
  it.each([
    ['phone', 98, metrics(1793.418, 1943.418, 0, 0, 2448.464)],
    ['phone', 75, metrics(962.72, 2329.72, 710.5, 0, 6306.393)],
    ['phone', 59, metrics(919.91, 2344.91, 5802.067, 0, 9086.83)],
    ['phone', 75, metrics(850.06, 2707.09, 925, 0, 1025.154)],
    ['desktop', 76, metrics(284.144, 517.144, 367.5, 0.008, 3423.934)],
    ['desktop', 89, metrics(303.948, 582.948, 120, 0.008, 3820.783)],
    ['desktop', 100, metrics(209.872, 488.808, 10, 0, 250.154)],
  ] as const)('agree with Lighthouse 13.5 about the same values (%s, %s)', (device, score, values) => {
    expect(performanceScore(device, values)).toBe(score);
  });

  it('are not given for a part of the values', () => {
    expect(performanceScore('phone', { ...metrics(900, 1_200, 0, 0, 900), speedIndexMs: null })).toBeNull();
    expect(metricScore('phone', 'speedIndexMs', null)).toBeNull();
  });
});

describe('repeated runs', () => {
  it('count as their median, metric by metric', () => {
    const runs = [1_000, 3_000, 1_200].map((ms) => labRun('phone', { metrics: { largestContentfulPaintMs: ms } }));
    const lab = { ...labObservation(), runs };
    expect(typicalRun(lab, 'phone')?.metrics.largestContentfulPaintMs).toBe(1_200);
    expect(typicalRun(lab, 'desktop')).toBeNull();
  });

  it('take the better side within the noise of a threshold', () => {
    const { largestContentfulPaintMs: lcp, cumulativeLayoutShift: cls } = THRESHOLDS;
    expect([2_500, 2_700, 2_900, 4_300, 4_500].map((ms) => bandOf(ms, lcp))).toEqual([
      'good',
      'good',
      'middling',
      'middling',
      'poor',
    ]);
    expect([0.11, 0.13, 0.28].map((shift) => bandOf(shift, cls))).toEqual(['good', 'middling', 'poor']);
  });

  const phone = (...times: number[]) =>
    times.map((ms) => labRun('phone', { metrics: { largestContentfulPaintMs: ms } }));
  it.each([
    ['quick', phone(1_700), false],
    ['quick within the noise', phone(2_700), false],
    ['slow, perhaps by chance', phone(3_400), true],
    ['slow, then quick', phone(3_400, 1_700), true],
    ['slow, quick and quick again', phone(3_400, 1_700, 1_650), true],
    ['slow three times', phone(3_400, 3_500, 3_450), false],
    ['late beyond doubt', phone(9_500), false],
  ])('are asked for while the loads leave an outcome open: %s', (_, runs, expected) => {
    expect(isUnsettled(runs)).toBe(expected);
  });

  it('are asked of the devices that decide', () => {
    expect(isUnsettled([labRun('desktop', { metrics: { largestContentfulPaintMs: 3_400 } })])).toBe(false);
    expect(isUnsettled([labRun('desktop', { metrics: { cumulativeLayoutShift: 0.15 } })])).toBe(true);
    expect(isUnsettled([labRun('desktop', { metrics: { cumulativeLayoutShift: 0.03 } })])).toBe(false);
  });

  it('decide by their median', () => {
    const runs = [...phone(3_400, 1_700, 3_300), labRun('desktop', { metrics: { largestContentfulPaintMs: 500 } })];
    const spread = spreadOf({ ...labObservation(), runs }, 'phone', 'largestContentfulPaintMs');
    expect(spread).toEqual({ typical: 3_300, least: 1_700, most: 3_400, run: runs[2], loads: 3 });
    expect(spreadOf({ ...labObservation(), runs: [] }, 'phone', 'transferBytes')).toBeNull();
  });
});

describe('the report', () => {
  const valuesOf = (report: ReturnType<typeof labReport>, id: string) =>
    report?.devices.map(({ metrics: all }) => all.find((metric) => metric.id === id));

  it('gives a value the verdict of its check, which takes the better side of a threshold', () => {
    const lab = labObservation({ metrics: { largestContentfulPaintMs: 2_600, cumulativeLayoutShift: 0.19 } });
    const report = labReport(lab);
    expect(valuesOf(report, 'largest-contentful-paint')?.map((one) => one?.band)).toEqual(['good', undefined]);
    expect(valuesOf(report, 'cumulative-layout-shift')?.map((one) => one?.band)).toEqual(['middling', 'middling']);
  });

  it('tells no movement that some loads show and others do not', () => {
    const runs = [0.38, 0, 0.3].map((shift) => labRun('phone', { metrics: { cumulativeLayoutShift: shift } }));
    const report = labReport({ ...labObservation(), runs: [...runs, labRun('desktop')] });
    expect(valuesOf(report, 'cumulative-layout-shift')?.map((one) => one?.value)).toEqual([null, 0.01]);
    expect(report?.devices.map(({ score, because }) => [score, because])).toEqual([
      [null, UNSTEADY],
      [null, UNSTEADY],
    ]);
  });

  it('tells no device when the page shows where the other one could not be believed', () => {
    const text = { largestElement: { selector: 'h2', snippet: '<h2>Rowan</h2>', picture: null } };
    const { traffic } = labRun('phone');
    const heavy = [{ kind: 'image' as const, requests: 1, transferBytes: 2_500_000, bodyBytes: 2_500_000 }];
    const runs = [labRun('phone', { ...text, traffic: { ...traffic, byKind: heavy } }), labRun('desktop', text)];
    const report = labReport({ ...labObservation(), runs });
    expect(report?.devices.map(({ score }) => score)).toEqual([null, null]);
    expect(valuesOf(report, 'largest-contentful-paint')?.map((one) => one?.value)).toEqual([null, null]);
  });

  it('tells nothing of a page whose style sheet did not arrive', () => {
    const { view } = page('<link rel="stylesheet" href="/look.css"><h1>Rowan</h1>').plain;
    const lab = labObservation({
      consoleErrors: [`Failed to load resource: net::ERR_TIMED_OUT ${HOME}look.css`],
    });
    expect(labReport(lab, view)?.devices.map(({ metrics: all, score }) => [all.length, score])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('names values, scores and spread', () => {
    const runs = [1_500, 1_700, 1_600].map((ms) => labRun('phone', { metrics: { largestContentfulPaintMs: ms } }));
    const report = labReport({ ...labObservation(), runs, notMeasured: [{ device: 'desktop', reason: 'no time' }] });
    expect(report?.devices[0]).toMatchObject({ device: 'phone', score: 100, runs: 3, because: null });
    expect(report?.devices[0]?.metrics[0]).toEqual({
      id: 'largest-contentful-paint',
      value: 1_600,
      unit: 'ms',
      score: 99,
      band: 'good',
      min: 1_500,
      max: 1_700,
    });
    expect(report?.devices[1]).toEqual({ device: 'desktop', score: null, runs: 0, because: 'No time.', metrics: [] });
    const desktop = { ...labObservation(), runs: [labRun('desktop')] };
    expect(labReport(desktop)?.devices.map(({ score }) => score)).toEqual([null, null]);
    expect(labReport(null)).toBeNull();
  });
});
