import type { PremiumResults } from '../../../contract/premium.ts';
import type { Draft } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { earnedStrengths } from './earned-strengths.ts';

/**
 * What its owner wrote and no other business has. Advice by trade is not given: whether a page lacks what a trade is asked for cannot be
 * told surely enough from outside.
 */
export const businessSpecificTips = (input: PremiumInput): Draft<PremiumResults['businessSpecificTips']> => ({
  industryOptimizations: [],
  localSeoTips: [],
  competitorAdvantages: earnedStrengths(input),
});
