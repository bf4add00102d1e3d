/** Shifts belong together while they follow each other within a second, over five seconds at most. Source: https://web.dev/articles/cls */
const GAP_US = 1_000_000;
const WINDOW_US = 5_000_000;
/** Ten thousandths: what is smaller nobody reads. */
const PRECISION = 10_000;

/**
 * Cumulative Layout Shift: the largest sum of shifts that belong together. Nobody touches the page during a measurement, so every
 * shift counts.
 */
export function largestWindowOf(shifts: readonly { at: number; score: number }[]): number {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, score } of shifts) {
    if (at - last > GAP_US || at - first > WINDOW_US) {
      first = at;
      sum = 0;
    }
    last = at;
    sum += score;
    largest = Math.max(largest, sum);
  }
  return Math.round(largest * PRECISION) / PRECISION;
}
