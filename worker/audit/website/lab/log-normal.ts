/** Standard normal deviate that a tenth of all values lie below. */
const TENTH = 1.2815515655446004;

/**
 * Share of all websites that are slower, 0-1, if their values are distributed log-normally with this median and this best tenth.
 * Source: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring
 */
export function logNormalScore(value: number, { median, p10 }: { median: number; p10: number }): number {
  if (value <= 0) return 1;
  const spread = Math.log(median / p10) / TENTH;
  return normalTail(Math.log(value / median) / spread);
}

/** Probability of more than `deviate` in a standard normal distribution. Abramowitz and Stegun, 7.1.26: off by less than 2e-7. */
function normalTail(deviate: number): number {
  const x = Math.abs(deviate) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const beyond = (series * Math.exp(-x * x)) / 2;
  return deviate >= 0 ? beyond : 1 - beyond;
}
