import type { AnalysisView } from '../../worker/contract/api.ts';
import { groundsFixture, premiumFixture } from '../../worker/testing/premium-fixture.ts';
import { planFixture } from '../../worker/testing/recommendations-fixture.ts';
import { analysisView, reportResults } from '../features/report/report-fixture.ts';

/** A report that is paid for. */
export function paidReport(): AnalysisView {
  const { locked: _, ...results } = reportResults();
  const full = { ...results, premiumResults: premiumFixture(), plan: planFixture(), grounds: groundsFixture() };
  return analysisView({ isPaid: true, isDemo: false, results: full });
}
