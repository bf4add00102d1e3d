import type { AssistantsReport } from '../../contract/assistants.ts';
import type { Plan, Recommendation } from '../../contract/premium.ts';
import { doerOf, hasEditor } from '../advice/doer.ts';
import { fitAdvice } from '../advice/fit-advice.ts';
import { withAsks } from '../asks/index.ts';
import { hasNoContact } from '../asks/no-contact.ts';
import { assistantsReport } from '../assistants/assistants-report.ts';
import type { Inputs } from '../checks/read-inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { closingHeading } from '../checks/shared/past/closing-heading.ts';
import { type FixInput, fixInput, type WrittenFix } from '../fixes/fix-input.ts';
import { FIX_BUILDERS } from '../fixes/index.ts';
import { withPlace } from '../fixes/pages-without-head.ts';
import type { Observations } from '../observations.ts';
import type { AnsweredQuestion } from '../questions/answered-question.ts';
import { type Improvement, improvements } from '../score/improvements.ts';
import { withOneLack } from '../score/one-lack.ts';
import { effortOfScripts } from '../score/script-effort.ts';
import type { Verdict } from '../score/verdict.ts';
import { brokenCharacters } from '../website/text/reading/broken-characters.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { pageWords } from '../wording/words.ts';
import type { Benchmark } from './benchmark.ts';
import { citedDirectories } from './cited-directories.ts';
import { planDays, planOf } from './plan.ts';
import { recommendations } from './recommendations.ts';
import { type BusinessWords, businessWords } from './shared/business-words.ts';
import { taskPages } from './task-pages.ts';

/** What the paid groups are written from. */
export interface PremiumInput extends FixInput, Verdict {
  questions: readonly AnsweredQuestion[];
  /** Everything that would raise the score, by points per effort, what opens a gate first. */
  improvements: readonly Improvement[];
  /** The same as recommendations, in the same order; last what is optional and gains nothing. */
  recommendations: readonly Recommendation[];
  plan: Plan;
  fixes: readonly WrittenFix[];
  /** How the website speaks of its business. */
  words: BusinessWords;
  /** Other websites of the trade; null when the trade is not known. */
  benchmark: Benchmark | null;
  /** Its main heading says that it has closed: nobody is to be invited in, and nothing is to be compared. */
  isClosed: boolean;
  /** What assistants were asked about the business, and what they said. */
  assistants: AssistantsReport;
}

export function premiumInput(
  observations: Observations,
  inputs: Inputs,
  results: readonly CheckResult[],
  verdict: Verdict,
): PremiumInput {
  const written = fixInput(observations, inputs, results);
  const { trade } = inputs.questions;
  const judged = { ...verdict, results, trade, pages: inputs.pages ?? [], hasNoContact: hasNoContact(inputs) };
  const found = waiting(improvements(judged), inputs, verdict);
  const toDo = withAsks(found, inputs, results, verdict.overallScore).map((one) => ({
    ...one,
    advice: fitAdvice(
      {
        ...one.advice,
        owner: doerOf(one.advice, one.results, hasEditor(written.platform.id)),
        effort: effortOfScripts(one.advice, inputs.pages ?? []),
      },
      {
        pages: pagesKnown(inputs),
        named: taskPages(written, one, []).length,
        namedBy: (checkId) => pagesOfStep(one, checkId).length,
        faults: faultsOf(one.results),
        ...nameOfPage(taskPages(written, one, []), inputs),
        pageBy: (checkId) => nameOfPage(pagesOfStep(one, checkId), inputs).page,
        faultsBy: (checkId) => faultsOf(one.results.filter(({ check }) => check.id === checkId)),
      },
    ),
  }));
  const fixes = withPlace(written, wholeWords(FIX_BUILDERS.flatMap((builder) => builder.build(written))));
  const { questions } = inputs.questions;
  const words = businessWords(written);
  const assistants = assistantsReport({ ...written, questions, words }, observations.asked ?? []);
  return {
    ...written,
    ...verdict,
    results: withOneLack(results),
    questions,
    improvements: toDo,
    recommendations: [
      ...recommendations(written, toDo, fixes, planDays(toDo)),
      ...citedDirectories(assistants, inputs),
    ],
    plan: planOf(toDo, verdict.overallScore, verdict.score.confidence),
    fixes,
    words,
    benchmark: observations.benchmark ?? null,
    isClosed: closingHeading(inputs.home) !== null,
    assistants,
  };
}

/** Without texts that would say once more what a wrong encoding broke. What they were to mend is not mended by the others. */
function wholeWords(all: readonly WrittenFix[]): WrittenFix[] {
  const isBroken = ({ fix }: WrittenFix): boolean => brokenCharacters(fix.content) !== null;
  const open = new Set(all.filter(isBroken).flatMap(({ checkIds }) => checkIds));
  return all
    .filter((one) => !isBroken(one))
    .map((one) => ({ ...one, passes: one.passes.filter((id) => !open.has(id)) }));
}

/**
 * Where a website turns all search agents away, and us with them, most of it was not read: its other tasks rest on a page or two, and are
 * small beside the first until the rest is open.
 */
function waiting(found: readonly Improvement[], { pages, coverage }: Inputs, { gates }: Verdict): Improvement[] {
  const isShut =
    gates.some(({ id }) => id === 'robots-refuses-search') && coverage.unread.length > (pages?.length ?? 0);
  return found.map((one) =>
    isShut && one.urgency !== 'shuts out' ? { ...one, urgency: 'polishes', priority: 'low' } : one,
  );
}

/** Those read, and those known of and not read, as the head of the report counts them. */
const pagesKnown = ({ pages, coverage }: Inputs): number =>
  Math.max((pages?.length ?? 0) + coverage.unread.length, coverage.known ?? 0);

function pagesOfStep({ results }: Improvement, checkId: string): string[] {
  const evidence = results.find(({ check }) => check.id === checkId)?.outcome.evidence ?? [];
  return [...new Set(faultsIn(evidence).map(({ pageUrl }) => pageUrl))];
}

const nameOfPage = ([only, ...more]: readonly string[], { target }: Inputs): { page?: string } =>
  only === undefined || more.length > 0 ? {} : { page: pageWords(only, target.homeUrl) };

/** What a header repeats on other pages is one fault; a row that says how many there are stands for several. */
function faultsOf(results: readonly CheckResult[]): number {
  const all = results.flatMap(({ outcome }) => faultsIn(outcome.evidence));
  const hasCount = all.some(({ seen, place }) => SEVERAL.test(seen) || (NAMELESS.test(seen) && place.includes(', ')));
  const isCounted = results.some(
    ({ outcome }) => 'found' in outcome && typeof outcome.found === 'number' && outcome.found > all.length,
  );
  return (
    new Set(all.map(({ place, seen }) => (/^no text for /.test(seen) ? seen : `${place}\n${seen}`))).size +
    (hasCount || isCounted ? 1 : 0)
  );
}
/** Its place names each of them. */
const NAMELESS = /^(?:link|button) without a name/;
const SEVERAL = /^\d+ (?:more|links|buttons) |\(the text of \d+ pictures\)$/;
