import type { LabDeviceReport, LabMetricReport, LabReport } from '../../../contract/results.ts';
import type { PageView } from '../page/page-view.ts';
import { blockingDoubt } from './blocking-doubt.ts';
import { LAB_DEVICES, type LabDevice, type LabMetrics, type LabObservation, METHOD } from './lab-observation.ts';
import { steadyElement } from './largest-element.ts';
import { mayBeCovered } from './load-cover.ts';
import { bareDoubt, paintDoubt } from './paint-doubt.ts';
import { metricScore, performanceScore } from './performance-score.ts';
import { shiftDoubt } from './shift-doubt.ts';
import { bandOf, THRESHOLDS } from './thresholds.ts';
import { type TypicalRun, typicalRun } from './typical-run.ts';

const IDS: Record<keyof LabMetrics, LabMetricReport['id']> = {
  largestContentfulPaintMs: 'largest-contentful-paint',
  firstContentfulPaintMs: 'first-contentful-paint',
  totalBlockingTimeMs: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  speedIndexMs: 'speed-index',
};

const asSentence = (reason: string): string =>
  `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}${reason.endsWith('.') ? '' : '.'}`;

/** What was measured, device by device, with Lighthouse's scores for it. `home`: as served. */
export function labReport(lab: LabObservation | null, home: PageView | null = null): LabReport | null {
  if (!lab) return null;
  const paint = LAB_DEVICES.map((device) => paintDoubt(lab, device, home)).find((doubt) => doubt !== null) ?? null;
  const isBare = LAB_DEVICES.some((device) => bareDoubt(lab, device, home) !== null);
  const reports = LAB_DEVICES.map((device) => {
    const typical = typicalRun(lab, device);
    const reason = asSentence(lab.notMeasured.find((one) => one.device === device)?.reason ?? 'it was not measured');
    return typical
      ? deviceReport(typical, {
          bare: bareDoubt(lab, device, home),
          paint: paintDoubt(lab, device, home) ?? paint,
          shift: shiftDoubt(lab, device) ?? (isBare ? paint : null),
          blocking: blockingDoubt(typical),
        })
      : { device, score: null, runs: 0, because: reason, metrics: [] };
  });
  // A desktop that was never loaded casts no doubt on the phone.
  const unscored = reports.find(({ device, score, runs }) => score === null && (runs > 0 || device === 'phone'));
  return {
    pageUrl: lab.pageUrl,
    method: METHOD,
    ...(home && mayBeCovered(home) ? { mayBeCovered: true as const } : {}),
    // A number for one of them, and none for the other, would be read as praise of both.
    devices: reports.map((one) =>
      unscored && one.score !== null ? { ...one, score: null, because: unscored.because } : one,
    ),
  };
}

interface Doubts {
  /** Of all of it. */
  bare: string | null;
  /** Of when something is seen. */
  paint: string | null;
  shift: string | null;
  blocking: string | null;
}

const DOUBT_OF: Record<keyof LabMetrics, keyof Doubts> = {
  firstContentfulPaintMs: 'paint',
  largestContentfulPaintMs: 'paint',
  speedIndexMs: 'paint',
  cumulativeLayoutShift: 'shift',
  totalBlockingTimeMs: 'blocking',
};

function deviceReport({ device, runs, metrics }: TypicalRun, doubts: Doubts): LabDeviceReport {
  const doubt = doubts.bare ?? doubts.paint ?? doubts.shift ?? doubts.blocking;
  const last = runs.at(-1);
  const score = doubt === null ? performanceScore(device, metrics) : null;
  return {
    device,
    score,
    runs: runs.length,
    because: doubt ?? (score === null ? 'Not all of it could be measured.' : null),
    metrics: (doubts.bare === null ? (Object.keys(IDS) as (keyof LabMetrics)[]) : []).map((metric) => {
      const isOpen = doubts[DOUBT_OF[metric]] !== null;
      const values = isOpen ? [] : runs.flatMap((run) => run.metrics[metric] ?? []);
      const value = isOpen ? null : metrics[metric];
      return {
        id: IDS[metric],
        value,
        unit: metric === 'cumulativeLayoutShift' ? 'none' : 'ms',
        score: metricScore(device, metric, value),
        ...bandIn(device, metric, value),
        min: values.length > 0 ? Math.min(...values) : null,
        max: values.length > 0 ? Math.max(...values) : null,
      };
    }),
    largestElement: steadyElement(runs),
    traffic: last?.traffic ?? null,
    document: last?.document ?? null,
    consoleErrors: last?.consoleErrors ?? [],
    mixedContent: last?.mixedContent ?? [],
  };
}

/** Where a check judges the value: its verdict, which is the same wherever the value is told. */
function bandIn(device: LabDevice, metric: keyof LabMetrics, value: number | null): Pick<LabMetricReport, 'band'> {
  if (value === null || (metric !== 'largestContentfulPaintMs' && metric !== 'cumulativeLayoutShift')) return {};
  const threshold = THRESHOLDS[metric];
  return threshold.devices.includes(device) ? { band: bandOf(value, threshold) } : {};
}
