import type { Coverage, Score } from '../../contract/results.ts';
import { CATEGORIES, type Outcome } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Gate } from './gates.ts';
import { weightOf } from './weights.ts';

/** Half credit unless the check says otherwise. */
const PARTIAL_CREDIT = 0.5;

/** Weighed outcomes, in hundredths of a point so that sums are exact. */
interface Weighed {
  result: CheckResult;
  weight: number;
}

const hundredths = (check: CheckResult['check']): number => Math.round(weightOf(check) * 100);

const weighed = (results: readonly CheckResult[]): Weighed[] =>
  results
    .map((result) => ({ result, weight: hundredths(result.check) }))
    .filter(({ result, weight }) => weight > 0 && result.outcome.outcome !== 'info');

/** null when the outcome says nothing about the website: not applicable, inconclusive, information. */
function creditOf(outcome: Outcome<string>): number | null {
  switch (outcome.outcome) {
    case 'pass':
      return 1;
    case 'partial':
      return outcome.credit ?? PARTIAL_CREDIT;
    case 'fail':
      return 0;
    case 'info':
    case 'not_applicable':
    case 'inconclusive':
      return null;
  }
}

/** 0-100, not rounded, before gates; null when nothing was measured. */
export function rawScore(results: readonly CheckResult[]): number | null {
  let earned = 0;
  let possible = 0;
  for (const { check, outcome } of results) {
    const credit = creditOf(outcome);
    if (credit === null) continue;
    const weight = hundredths(check);
    earned += weight * credit;
    possible += weight;
  }
  return possible === 0 ? null : (earned / possible) * 100;
}

/** Half up. The tiny addend undoes binary fractions such as 74.49999999999999 for 74.5. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);

/** Gates cap the total, the lowest wins. Nothing measured is 0: there is nothing to vouch for. */
export function cappedScore(results: readonly CheckResult[], gates: readonly Gate[]): number {
  return Math.min(rawScore(results) ?? 0, ...gates.map((gate) => gate.cap));
}

export function scoreOf(
  results: readonly CheckResult[],
  gates: readonly Gate[],
  pages: Pick<Coverage, 'pagesRead' | 'pagesChosen'>,
): { overallScore: number; score: Score } {
  const rounded = (part: readonly CheckResult[]): number | null => {
    const raw = rawScore(part);
    return raw === null ? null : roundHalfUp(raw);
  };
  const inGroup = (group: string) => {
    const ids = CATEGORIES.filter((category) => category.group === group).map((category): string => category.id);
    return results.filter(({ check }) => ids.includes(check.category));
  };
  return {
    overallScore: roundHalfUp(cappedScore(results, gates)),
    score: {
      access: rounded(inGroup('access')),
      understanding: rounded(inGroup('understanding')),
      gates: gates.map(({ id, cap, reason }) => ({ id, cap, reason })),
      categories: CATEGORIES.map(({ id, title, group }) => ({
        id,
        title,
        score: rounded(results.filter(({ check }) => check.category === id)),
        group,
      })),
      coverage: { ...pages, ...coverageOf(results) },
    },
  };
}

/** How much of what applies was really judged. */
function coverageOf(results: readonly CheckResult[]): Omit<Coverage, 'pagesRead' | 'pagesChosen'> {
  const applicable = weighed(results).filter(({ result }) => result.outcome.outcome !== 'not_applicable');
  const measured = applicable.filter(({ result }) => result.outcome.outcome !== 'inconclusive');
  const total = (part: Weighed[]) => part.reduce((sum, { weight }) => sum + weight, 0);
  const share = applicable.length === 0 ? 0 : total(measured) / total(applicable);
  return {
    checksMeasured: measured.length,
    checksApplicable: applicable.length,
    weightMeasured: roundHalfUp(share * 1000) / 1000,
  };
}
