import type { LabDeviceReport, LabMetricReport, LabReport } from '../../../contract/results.ts';
import type { PageView } from '../page/page-view.ts';
import { blockingDoubt } from './blocking-doubt.ts';
import { LAB_DEVICES, type LabMetrics, type LabObservation, METHOD } from './lab-observation.ts';
import { mayBeCovered } from './load-cover.ts';
import { paintDoubt } from './paint-doubt.ts';
import { metricScore, performanceScore } from './performance-score.ts';
import { type TypicalRun, typicalRun } from './typical-run.ts';

const IDS: Record<keyof LabMetrics, LabMetricReport['id']> = {
  largestContentfulPaintMs: 'largest-contentful-paint',
  firstContentfulPaintMs: 'first-contentful-paint',
  totalBlockingTimeMs: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  speedIndexMs: 'speed-index',
};

/** What was measured, device by device, with Lighthouse's scores for it. `home`: as served. */
export function labReport(lab: LabObservation | null, home: PageView | null = null): LabReport | null {
  if (!lab) return null;
  return {
    pageUrl: lab.pageUrl,
    method: METHOD,
    ...(home && mayBeCovered(home) ? { mayBeCovered: true as const } : {}),
    devices: LAB_DEVICES.map((device) => {
      const typical = typicalRun(lab, device);
      const reason = lab.notMeasured.find((one) => one.device === device)?.reason ?? 'It was not measured.';
      return typical
        ? deviceReport(typical, paintDoubt(lab, device, home))
        : { device, score: null, runs: 0, because: reason, metrics: [] };
    }),
  };
}

/** When something is seen; how much moves and how long nothing answers are told all the same. */
const PAINTS: ReadonlySet<keyof LabMetrics> = new Set([
  'firstContentfulPaintMs',
  'largestContentfulPaintMs',
  'speedIndexMs',
]);

function deviceReport(typical: TypicalRun, paint: string | null): LabDeviceReport {
  const { device, runs, metrics } = typical;
  const blocking = blockingDoubt(typical);
  const doubt = paint ?? blocking;
  const last = runs.at(-1);
  const score = doubt === null ? performanceScore(device, metrics) : null;
  return {
    device,
    score,
    runs: runs.length,
    because: doubt ?? (score === null ? 'Not all of it could be measured: the page did not finish drawing.' : null),
    metrics: (Object.keys(IDS) as (keyof LabMetrics)[]).map((metric) => {
      const isOpen = (paint !== null && PAINTS.has(metric)) || (blocking !== null && metric === 'totalBlockingTimeMs');
      const values = isOpen ? [] : runs.flatMap((run) => run.metrics[metric] ?? []);
      const value = isOpen ? null : metrics[metric];
      return {
        id: IDS[metric],
        value,
        unit: metric === 'cumulativeLayoutShift' ? 'none' : 'ms',
        score: metricScore(device, metric, value),
        min: values.length > 0 ? Math.min(...values) : null,
        max: values.length > 0 ? Math.max(...values) : null,
      };
    }),
    largestElement: last?.largestElement ?? null,
    traffic: last?.traffic ?? null,
    document: last?.document ?? null,
    consoleErrors: last?.consoleErrors ?? [],
    mixedContent: last?.mixedContent ?? [],
  };
}
