import type { AnalysisView } from '../../worker/contract/api.ts';
import { documentView, FOLDED_PARTS, foldedPart } from '../../worker/report/view/folded-parts.ts';
import type { FakeAnswers } from './fake-answers.ts';

/** What a server says of this analysis: whole, and as the parts of its document. `path`: as it is asked for. */
export function reportAnswers(analysis: AnalysisView, path = '/api/analysis/41'): FakeAnswers {
  const { results } = analysis;
  const parts = results ? FOLDED_PARTS.map((part) => [part, foldedPart(analysis, results, part)] as const) : [];
  return {
    [`GET ${path}`]: analysis,
    [`GET ${path}/document`]: documentView(analysis),
    ...Object.fromEntries(parts.map(([part, answer]) => [`GET ${path}/document/${part}`, answer])),
  };
}
