import type { AnalysisView } from '../../contract/api.ts';
import type { Gate, Results, TopRecommendation } from '../../contract/results.ts';
import { hostOf } from './web-links.ts';

export interface Summary {
  websiteUrl: string;
  host: string;
  /** "4 March 2026", null while unknown. */
  analysedOn: string | null;
  /** "11 of 12 pages read, 118 of 131 checks measured". */
  coverage: string;
  pagesRead: number;
  pagesChosen: number;
  overall: number;
  access: number | null;
  understanding: number | null;
  /** The gate that caps the score: the lowest one; null when none does. */
  gate: Gate | null;
  steps: TopRecommendation[];
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function selectSummary(analysis: AnalysisView, results: Results): Summary {
  const { score, freeResults, overallScore } = results;
  const { pagesRead, pagesChosen, checksMeasured, checksApplicable } = score.coverage;
  const when = analysis.completedAt ?? analysis.createdAt;
  return {
    websiteUrl: analysis.websiteUrl,
    host: hostOf(analysis.websiteUrl),
    analysedOn: when > 0 ? longDate.format(when) : null,
    coverage: `${pagesRead} of ${plural(pagesChosen, 'page')} read, ${checksMeasured} of ${plural(checksApplicable, 'check')} measured`,
    pagesRead,
    pagesChosen,
    overall: overallScore,
    access: score.access,
    understanding: score.understanding,
    gate: score.gates.toSorted((a, b) => a.cap - b.cap)[0] ?? null,
    steps: freeResults.topRecommendations.slice(0, 3),
  };
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
