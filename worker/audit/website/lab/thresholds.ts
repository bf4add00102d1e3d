import { LAB_DEVICES, type LabDevice, type LabObservation, type LabRun } from './lab-observation.ts';
import { median } from './median.ts';
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
  /** The median, which decides: a page is neither as good as its luckiest load nor as bad as its unluckiest. */
  typical: number;
  least: number;
  most: number;
  /** The load nearest to the median. */
  run: LabRun;
  loads: number;
}

/** null where no load of the device shows the value. */
export function spreadOf(lab: LabObservation, device: LabDevice, judged: Judged): Spread | null {
  const values = lab.runs
    .flatMap((run) => {
      const value = run.device === device ? judgedIn(run, judged) : null;
      return value === null ? [] : [{ run, value }];
    })
    .toSorted((a, b) => a.value - b.value);
  const typical = median(values.map(({ value }) => value));
  const [least] = values;
  const most = values.at(-1);
  if (typical === null || !least || !most) return null;
  const nearest = values.toSorted((a, b) => Math.abs(a.value - typical) - Math.abs(b.value - typical))[0] ?? least;
  return { typical, least: least.value, most: most.value, run: nearest.run, loads: values.length };
}

/** ", median of 3 loads (3.6 s to 7.2 s)"; a range of one value is none. */
export function loadsWords({ loads, least, most }: Spread, told: (value: number) => string): string {
  if (loads < 2) return '';
  const [from, to] = [told(least), told(most)];
  return `, median of ${loads} loads${from === to ? '' : ` (${from} to ${to})`}`;
}

/**
 * Whether the device's loads leave an outcome open: they disagree, or fewer than three say that the page is not good while a better
 * value lies within reach. Three loads that agree are believed.
 */
export function isUnsettled(runs: readonly LabRun[]): boolean {
  const device = runs[0]?.device;
  return (Object.entries(THRESHOLDS) as [Judged, Threshold][]).some(([judged, threshold]) => {
    const values = runs.flatMap((run) => judgedIn(run, judged) ?? []);
    if (values.length === 0 || device === undefined || !threshold.devices.includes(device)) return false;
    const bands = new Set(values.map((value) => bandOf(value, threshold)));
    if (bands.size > 1) return true;
    if (bands.has('good')) return false;
    const edge = bands.has('poor') ? threshold.poor : threshold.good;
    const isFarBeyond = Math.min(...values) > (edge + noiseAt(threshold, edge)) * threshold.reach;
    return !isFarBeyond && values.length < RUNS_BELIEVED;
  });
}

const judgedIn = (run: LabRun, judged: Judged): number | null =>
  judged === 'transferBytes' ? transferBytesOf(run) : run.metrics[judged];
