import type { LabDevice, LabMetrics } from './lab-observation.ts';
import { logNormalScore } from './log-normal.ts';

interface Curve {
  weight: number;
  /** Values at which the score is 0.9 and 0.5, ms or unitless. */
  phone: { p10: number; median: number };
  desktop: { p10: number; median: number };
}

/**
 * Weights and control points of Lighthouse 13.5, the same since 12. Sources: "scoring" in
 * https://github.com/GoogleChrome/lighthouse/tree/main/core/audits/metrics, weights in
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/config/default-config.js
 */
export const CURVES: Record<keyof LabMetrics, Curve> = {
  firstContentfulPaintMs: {
    weight: 10,
    phone: { p10: 1_800, median: 3_000 },
    desktop: { p10: 934, median: 1_600 },
  },
  largestContentfulPaintMs: {
    weight: 25,
    phone: { p10: 2_500, median: 4_000 },
    desktop: { p10: 1_200, median: 2_400 },
  },
  totalBlockingTimeMs: { weight: 30, phone: { p10: 200, median: 600 }, desktop: { p10: 150, median: 350 } },
  cumulativeLayoutShift: { weight: 25, phone: { p10: 0.1, median: 0.25 }, desktop: { p10: 0.1, median: 0.25 } },
  speedIndexMs: {
    weight: 10,
    phone: { p10: 3_387, median: 5_800 },
    desktop: { p10: 1_311, median: 2_300 },
  },
};

/** From here on up to half a point is added, so that the best reach 100 although halves are cut off. */
const EXCELLENT = 0.9;
const BOOST = 0.05;

/** 0-100, whole points; null when the value was not measured. Source: https://github.com/GoogleChrome/lighthouse/blob/main/shared/util.js */
export function metricScore(device: LabDevice, metric: keyof LabMetrics, value: number | null): number | null {
  if (value === null) return null;
  const score = logNormalScore(value, CURVES[metric][device]);
  // The tiny addend undoes binary fractions such as 89.99999999999999 for 90.
  return Math.floor((score + Math.max(0, BOOST * (score - EXCELLENT))) * 100 + 1e-9);
}

/** Lighthouse's performance score, 0-100; null unless all five were measured: a part of them is another score. */
export function performanceScore(device: LabDevice, metrics: LabMetrics): number | null {
  let sum = 0;
  let weights = 0;
  for (const [metric, { weight }] of Object.entries(CURVES) as [keyof LabMetrics, Curve][]) {
    const score = metricScore(device, metric, metrics[metric]);
    if (score === null) return null;
    sum += score * weight;
    weights += weight;
  }
  return Math.round(sum / weights);
}
