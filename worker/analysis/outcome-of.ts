import type { Prepared } from '../audit/judge.ts';
import type { Results } from '../contract/results.ts';
import { comparableTrade } from './count-benchmark.ts';
import type { AnalysisOutcome } from './ports.ts';
import { recommendationIndex } from './recommendation-index.ts';

/** What the index keeps of a report. */
export const outcomeOf = (prepared: Prepared, results: Results): AnalysisOutcome => ({
  overallScore: results.overallScore,
  recommendationCount: results.premiumResults?.recommendations.length ?? 0,
  recommendations: recommendationIndex(results),
  businessName: results.facts.businessName?.value ?? null,
  trade: comparableTrade(prepared, results),
});
