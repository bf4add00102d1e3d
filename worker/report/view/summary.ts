import type { AnalysisView } from '../../contract/api.ts';
import type { Confidence, Gate, ReportSummary, Results, Score, TopRecommendation } from '../../contract/results.ts';
import { scoreWord } from '../words.ts';
import { hostOf } from './web-links.ts';

export interface Summary {
  websiteUrl: string;
  host: string;
  /** "4 March 2026", null while unknown. */
  analysedOn: string | null;
  /** "11 pages read, 118 of 131 checks measured"; "12 pages read, at least 23 addresses found" where more are known. */
  coverage: string;
  pagesRead: number;
  overall: number;
  /** "Strong", "Estimate". */
  word: string;
  access: number | null;
  understanding: number | null;
  /** What assistants can and cannot say today; null in reports from before it was written. */
  inShort: ReportSummary | null;
  /** What to know before any number; null when the score can be taken as it stands. */
  warning: string | null;
  /** The gate that caps the score: the lowest one; null when none does. */
  gate: Gate | null;
  steps: FirstStep[];
}

export interface FirstStep extends TopRecommendation {
  /** Of the same recommendation in the full report; null unpaid. */
  number: number | null;
}

const WARNINGS: Record<Confidence, string | null> = {
  full: null,
  // That it is an estimate the word beside the score says.
  partial: null,
  access_only:
    'Too little of what assistants understand could be measured here. The score speaks of access alone and stays at 60 or below.',
};

/** null for reports of engine 1 too: they did not say. */
export const warningOf = ({ confidence }: Score): string | null => WARNINGS[confidence ?? 'full'];

/** Nearly all that counts was measured: then what everything together brings can be told as a total. */
export const isWhole = ({ confidence }: Score): boolean => (confidence ?? 'full') === 'full';

export const pagesWords = ({ pagesRead, pagesChosen, pagesKnown = 0 }: Score['coverage']): string => {
  const read = `${plural(pagesRead, 'page')} read`;
  if (pagesKnown === null) return `${read}; scripts may lead to others`;
  // Others may be there that nothing leads to: what was found is not all there is.
  return pagesKnown > pagesChosen ? `${read}, at least ${pagesKnown} addresses found` : read;
};

export function selectSummary(analysis: AnalysisView, results: Results): Summary {
  const { score, freeResults, overallScore } = results;
  const { pagesRead, checksMeasured, checksApplicable } = score.coverage;
  const pages = pagesWords(score.coverage);
  const when = analysis.completedAt ?? analysis.createdAt;
  return {
    websiteUrl: analysis.websiteUrl,
    host: hostOf(analysis.websiteUrl),
    analysedOn: when > 0 ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(when) : null,
    coverage: `${pages}, ${checksMeasured} of ${plural(checksApplicable, 'check')} measured`,
    pagesRead,
    overall: overallScore,
    word: scoreWord(overallScore, score.confidence),
    access: score.access,
    understanding: score.understanding,
    inShort: results.summary ?? null,
    warning: warningOf(score),
    gate: score.gates.toSorted((a, b) => a.cap - b.cap)[0] ?? null,
    steps: freeResults.topRecommendations.slice(0, 3).map((step) => ({ ...step, number: numberOf(step, results) })),
  };
}

/** Previews of before were ordered by points alone: the same advice has other places. */
function numberOf({ checkIds }: Pick<TopRecommendation, 'checkIds'>, { premiumResults }: Results): number | null {
  const same = (others: readonly string[]) =>
    others.length === checkIds.length && others.every((id) => checkIds.includes(id));
  const index = premiumResults?.recommendations.findIndex((recommendation) => same(recommendation.checkIds)) ?? -1;
  return index < 0 ? null : index + 1;
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
