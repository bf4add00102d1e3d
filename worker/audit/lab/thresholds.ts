import { LAB_DEVICES, type LabDevice, type LabObservation, type LabRun } from './lab-observation.ts';
import { transferBytesOf } from './typical-run.ts';

export type Judged = 'largestContentfulPaintMs' | 'cumulativeLayoutShift' | 'transferBytes';

export interface Threshold {
  /** At most this is good... */
  good: number;
  /** ...at most this needs work, more is poor. */
  poor: number;
  /** How far apart two runs of the same page are: the larger of a share of the value and an amount. */
  noise: { share: number; amount: number };
  /** How many times less another load of an unsteady page can show. */
  reach: number;
  /** Devices whose value decides. */
  devices: readonly LabDevice[];
}

/**
 * Where a measured value changes an outcome, and how far repeated runs of one page lie apart: of 84 loads of real pages on a busy
 * machine nine in ten had a largest paint within 12% of their page's median (Lighthouse's own: 18%) and its very layout shift; the
 * widest shift was 0.06 off. A few pages are unsteady, because what arrives first is drawn first: the widest apart were 1.6 and 3.4 s of
 * one largest paint, shifts of 0.15 and 0.58. Bands: https://web.dev/articles/lcp, https://web.dev/articles/cls; of weight there is no agreed one.
 */
export const THRESHOLDS: Record<Judged, Threshold> = {
  // Google indexes and judges the phone's page; a desktop is faster in all but name.
  largestContentfulPaintMs: {
    good: 2_500,
    poor: 4_000,
    noise: { share: 0.12, amount: 0 },
    reach: 2,
    devices: ['phone'],
  },
  cumulativeLayoutShift: { good: 0.1, poor: 0.25, noise: { share: 0, amount: 0.02 }, reach: 4, devices: LAB_DEVICES },
  transferBytes: {
    good: 2_000_000,
    poor: 5_000_000,
    noise: { share: 0.03, amount: 0 },
    reach: 1.1,
    devices: LAB_DEVICES,
  },
};

const RUNS_BELIEVED = 3;

const noiseAt = ({ noise }: Threshold, threshold: number): number => Math.max(noise.share * threshold, noise.amount);

/** A value within its noise of a threshold takes the better side. */
export function bandOf(value: number, threshold: Threshold): 'good' | 'middling' | 'poor' {
  if (value <= threshold.good + noiseAt(threshold, threshold.good)) return 'good';
  return value <= threshold.poor + noiseAt(threshold, threshold.poor) ? 'middling' : 'poor';
}

/** What a device's loads say about a judged value. */
export interface Spread {
  /** The least, which decides. */
  best: number;
  worst: number;
  /** The load that shows the least. */
  run: LabRun;
  loads: number;
}

/**
 * Of a device's loads the least decides. A page that can be quick is not called slow because chance delayed it, and two
 * analyses of an unsteady page agree far more often on its best of five loads than on their median.
 */
export function spreadOf(lab: LabObservation, device: LabDevice, judged: Judged): Spread | null {
  const values = lab.runs.flatMap((run) => {
    const value = run.device === device ? judgedIn(run, judged) : null;
    return value === null ? [] : [{ run, value }];
  });
  const best = values.toSorted((a, b) => a.value - b.value)[0];
  if (!best) return null;
  return {
    best: best.value,
    worst: Math.max(...values.map(({ value }) => value)),
    run: best.run,
    loads: values.length,
  };
}

/**
 * Whether another load of the device could decide otherwise: the best so far is not good, and what is better lies within reach. Three
 * loads that agree are believed.
 */
export function couldImprove(runs: readonly LabRun[]): boolean {
  const device = runs[0]?.device;
  return (Object.entries(THRESHOLDS) as [Judged, Threshold][]).some(([judged, threshold]) => {
    const values = runs.flatMap((run) => judgedIn(run, judged) ?? []);
    if (values.length === 0 || device === undefined || !threshold.devices.includes(device)) return false;
    const best = Math.min(...values);
    const band = bandOf(best, threshold);
    if (band === 'good') return false;
    const edge = band === 'poor' ? threshold.poor : threshold.good;
    if (best > (edge + noiseAt(threshold, edge)) * threshold.reach) return false;
    return values.length < RUNS_BELIEVED || Math.max(...values) - best > noiseAt(threshold, best);
  });
}

const judgedIn = (run: LabRun, judged: Judged): number | null =>
  judged === 'transferBytes' ? transferBytesOf(run) : run.metrics[judged];
