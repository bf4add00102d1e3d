import type { PremiumResults } from '../../../contract/premium.ts';

/**
 * Empty: whether a page lacks what a trade is asked for, or has what no other business has, cannot be told surely enough from outside.
 */
export const businessSpecificTips = (): PremiumResults['businessSpecificTips'] => ({
  industryOptimizations: [],
  localSeoTips: [],
  competitorAdvantages: [],
});
