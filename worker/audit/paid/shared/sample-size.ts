/** Of the normal distribution: two-sided α of 0.05, power of 0.8. */
const Z_ALPHA = 1.959964;
const Z_POWER = 0.841621;

export const SAMPLE_RULE =
  'Two-proportion sample size: n = [1.96 √(2p̄(1−p̄)) + 0.84 √(p₁(1−p₁) + p₂(1−p₂))]² ÷ (p₂−p₁)², α 0.05 ' +
  'two-sided, power 0.8. Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, 3rd edition, ' +
  '2003, chapter 4.';

/**
 * Cases each variant needs before a rise from `baseline` to `target` (both 0-1, not equal) can be told from chance. Source: see `SAMPLE_RULE`.
 */
export function sampleSize(baseline: number, target: number): number {
  const mean = (baseline + target) / 2;
  const spread =
    Z_ALPHA * Math.sqrt(2 * mean * (1 - mean)) + Z_POWER * Math.sqrt(baseline * (1 - baseline) + target * (1 - target));
  return Math.ceil(spread ** 2 / (target - baseline) ** 2);
}
