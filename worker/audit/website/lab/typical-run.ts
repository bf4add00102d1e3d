import type { LabDevice, LabMetrics, LabObservation, LabRun } from './lab-observation.ts';
import { median } from './median.ts';

export interface TypicalRun {
  device: LabDevice;
  /** Median of the runs, metric by metric. */
  metrics: LabMetrics;
  runs: LabRun[];
}

/** What a device's runs say together; null without a run. */
export function typicalRun(lab: LabObservation, device: LabDevice): TypicalRun | null {
  const runs = lab.runs.filter((run) => run.device === device);
  if (runs.length === 0) return null;
  return {
    device,
    runs,
    metrics: {
      firstContentfulPaintMs: typical(runs, 'firstContentfulPaintMs'),
      largestContentfulPaintMs: typical(runs, 'largestContentfulPaintMs'),
      totalBlockingTimeMs: typical(runs, 'totalBlockingTimeMs'),
      cumulativeLayoutShift: typical(runs, 'cumulativeLayoutShift'),
      speedIndexMs: typical(runs, 'speedIndexMs'),
    },
  };
}

function typical(runs: readonly LabRun[], metric: keyof LabMetrics): number | null {
  return median(runs.flatMap(({ metrics }) => metrics[metric] ?? []));
}

/** Bytes of a load on the wire. */
export function transferBytesOf({ traffic }: LabRun): number {
  return traffic.byKind.reduce((sum, { transferBytes }) => sum + transferBytes, 0);
}
