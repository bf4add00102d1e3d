import type { Score } from '../../contract/results.ts';
import type { CheckInputs } from '../checks/inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { type Gate, gatesOf } from './gates.ts';
import { withOneLack } from './one-lack.ts';
import { checksCounted, scoreOf } from './scoring.ts';
import { halfReadLanguage, unreadLanguage } from './unread-language.ts';

/** What the outcomes come to. Reached once per judgement. */
export interface Verdict {
  overallScore: number;
  score: Score;
  /** Lowest cap first. */
  gates: readonly Gate[];
  /** The website is in a language whose words we do not read, nor has a language model. */
  isUnread: boolean;
  /** The same of what customers ask, in a language of which we read the rest: no cap, and never said to be the whole. */
  isHalfRead: boolean;
}

/** What stands nowhere: told as certain by no gate where the check that looks for it is in doubt, as nothing an owner does would open it. */
const UNSAID = /-unsaid$/;

function isProved({ id, opensWith }: Gate, results: readonly CheckResult[]): boolean {
  if (!UNSAID.test(id)) return true;
  const failed = results.filter(({ outcome }) => outcome.outcome === 'fail' || outcome.outcome === 'partial');
  const found = new Set(failed.flatMap(({ check }) => check.catalogue));
  return opensWith.every((entry) => found.has(entry));
}

export function verdictOf(inputs: CheckInputs, results: readonly CheckResult[]): Verdict {
  const gates = gatesOf(inputs).filter((gate) => isProved(gate, results));
  const asked = new Set(inputs.attempts.map(({ url }) => url));
  const left = inputs.notRead.filter(({ url }) => !asked.has(url));
  // An address that leads nowhere is a broken link, and no page.
  const isThere = (status: number | null | undefined): boolean => status !== 404 && status !== 410;
  const pages = {
    pagesRead: inputs.pages?.length ?? 0,
    pagesChosen:
      inputs.attempts.filter(({ role, plain }) => role === 'home' || isThere(plain.status)).length +
      left.filter(({ status }) => isThere(status)).length,
    pagesKnown: inputs.coverage.known,
  };
  // Rules judge no question in such a language; where enough of them are judged, a language model has read it, or rules a version of it.
  const { because, language } = inputs.questions;
  const isLeftOpen = because !== null || (language !== null && language !== inputs.facts.languages[0]?.value);
  const isUnread = unreadLanguage(inputs.facts) !== null && isLeftOpen;
  const isHalfRead = halfReadLanguage(inputs.facts) !== null && isLeftOpen;
  const { overallScore, score } = scoreOf(results, gates, pages, { isUnread, isHalfRead });
  // They are counted as the report lists them.
  const coverage = { ...score.coverage, ...checksCounted(withOneLack(results)) };
  return { overallScore, score: { ...score, coverage }, gates, isUnread, isHalfRead };
}
