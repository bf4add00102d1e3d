import { LAB_DEVICES, type LabDevice, type LabRun } from './lab-observation.ts';
import { transferBytesOf, typical } from './typical-run.ts';

export type Judged = 'largestContentfulPaintMs' | 'cumulativeLayoutShift' | 'transferBytes';

export interface Threshold {
  /** At most this is good... */
  good: number;
  /** ...at most this needs work, more is poor. */
  poor: number;
  /** How far apart two runs of the same page are: the larger of a share of the value and an amount. */
  noise: { share: number; amount: number };
  /** Devices whose value decides. */
  devices: readonly LabDevice[];
}

/**
 * Where a measured value changes an outcome, and how far repeated runs of one page lie apart: of 84 loads of real pages on a busy
 * machine nine in ten had a largest paint within 12% of their page's median (Lighthouse's own: 18%) and its very layout shift; the
 * widest shift was 0.06 off. Bands: https://web.dev/articles/lcp, https://web.dev/articles/cls; of weight there is no agreed one.
 */
export const THRESHOLDS: Record<Judged, Threshold> = {
  // Google indexes and judges the phone's page; a desktop is faster in all but name.
  largestContentfulPaintMs: { good: 2_500, poor: 4_000, noise: { share: 0.12, amount: 0 }, devices: ['phone'] },
  cumulativeLayoutShift: { good: 0.1, poor: 0.25, noise: { share: 0, amount: 0.02 }, devices: LAB_DEVICES },
  transferBytes: { good: 2_000_000, poor: 5_000_000, noise: { share: 0.03, amount: 0 }, devices: LAB_DEVICES },
};

const noiseAt = ({ noise }: Threshold, threshold: number): number => Math.max(noise.share * threshold, noise.amount);

/** A value within its noise of a threshold takes the better side. */
export function bandOf(value: number, threshold: Threshold): 'good' | 'middling' | 'poor' {
  if (value <= threshold.good + noiseAt(threshold, threshold.good)) return 'good';
  return value <= threshold.poor + noiseAt(threshold, threshold.poor) ? 'middling' : 'poor';
}

/** Whether another run could fall on the other side: the value is within its noise of where the outcome changes. */
export function isNearThreshold(runs: readonly LabRun[]): boolean {
  const device = runs[0]?.device;
  return (Object.entries(THRESHOLDS) as [Judged, Threshold][]).some(([judged, threshold]) => {
    const value = judged === 'transferBytes' ? transferBytesOf(runs) : typical(runs, judged);
    if (value === null || device === undefined || !threshold.devices.includes(device)) return false;
    return [threshold.good, threshold.poor].some((at) => {
      const noise = noiseAt(threshold, at);
      return Math.abs(value - (at + noise)) <= noise;
    });
  });
}
