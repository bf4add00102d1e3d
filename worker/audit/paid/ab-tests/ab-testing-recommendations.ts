import type { PremiumResults } from '../../../contract/premium.ts';

/** No test is made up for a website: what to compare, and how many visitors there are to compare with, only its owner knows. */
export const abTestingRecommendations = (): PremiumResults['abTestingRecommendations'] => ({
  highImpactTests: [],
  quickWins: [],
});
