import type { ConfirmedFacts } from '../contract/confirmed-facts.ts';
import type { ContractVersion, Results } from '../contract/results.ts';
import { CHECKS } from './checks/index.ts';
import { type Inputs, readInputs } from './checks/read-inputs.ts';
import { type CheckResult, runChecks } from './checks/run-checks.ts';
import { notUnderstood } from './facts/claims/claims.ts';
import { applyConfirmed } from './facts/confirmed/apply-confirmed.ts';
import { ownerDifferences } from './facts/confirmed/owner-differences.ts';
import type { RatedFacts } from './facts/facts.ts';
import { askedTrade } from './facts/trade/unnamed-trade.ts';
import type { Observations } from './observations.ts';
import type { Benchmark } from './paid/benchmark.ts';
import { premiumInput } from './paid/premium-input.ts';
import { premiumResults } from './paid/premium-results.ts';
import { answersToShow, factsToShow, readBy } from './reader/reading-in-use.ts';
import { accessMatrix } from './report/access-matrix.ts';
import { freeResults } from './report/free-results.ts';
import { pageReadings, reportCheck, reportPages } from './report/report.ts';
import { summaryOf } from './report/summary.ts';
import { topRecommendations } from './report/top-recommendations.ts';
import { toldNumber } from './score/area-number.ts';
import { withOneLack } from './score/one-lack.ts';
import { type Verdict, verdictOf } from './score/verdict.ts';
import type { TradeId } from './trades/index.ts';
import { accessibilityReport } from './website/axe/accessibility-report.ts';
import { withoutDrawnElsewhere } from './website/drawn-elsewhere.ts';
import { labReport } from './website/lab/lab-report.ts';
import { withMissedFiles } from './website/lab/missed-files.ts';
import { withHostOfLinks } from './website/own-hosts.ts';
import { withoutStates } from './website/page-states.ts';
import { withAsidePages } from './website/unasked/aside-pages.ts';
import { withoutConsentWindows } from './website/unasked/consent-window.ts';
import { withHomeLedOn } from './website/unasked/home-led-on.ts';
import { withQueriesNoted } from './website/unasked/lacks-query.ts';
import { withoutScriptNotices } from './website/unasked/script-notice.ts';
import { Website } from './website/website.ts';
import { inSentences } from './wording/language-in-sentences.ts';
import { withWords } from './wording/told-evidence.ts';
import { withToldSources } from './wording/told-sources.ts';

const CONTRACT_VERSION: ContractVersion = '1';

/** Raised with every change that can give the same observations another report. Printed in it. */
export const ENGINE_VERSION = '2.1.0';

/** What is known before the website is compared with others. */
export interface Prepared {
  observations: Observations;
  inputs: Inputs;
  results: CheckResult[];
  /** The owner's word on the facts. */
  confirmed: ConfirmedFacts;
  verdict: Verdict;
  /** null when it could not be told. */
  trade: TradeId | null;
}

export function prepare(observed: Observations, confirmed: ConfirmedFacts = []): Prepared {
  const drawn = withoutDrawnElsewhere(withHomeLedOn(withHostOfLinks(observed)));
  const observations = withQueriesNoted(
    withAsidePages(withMissedFiles(withoutStates(withoutScriptNotices(withoutConsentWindows(drawn))))),
  );
  const website = new Website(observations);
  return website.reading(() => {
    const inputs = readInputs(website, confirmed);
    const results = withWords(runChecks(CHECKS, inputs), observations);
    const { trade } = inputs.questions;
    return {
      observations,
      inputs,
      confirmed,
      results,
      verdict: verdictOf(inputs, results),
      trade: trade === 'other' ? null : trade,
    };
  });
}

/** The report of a website among the others of its trade. */
export const conclude = (prepared: Prepared, benchmark: Benchmark | null): Results =>
  prepared.inputs.website.reading(() => reportOf(prepared, benchmark));

/** What the pages say, without the owner's word: by rules, and by a language model where one was asked. */
export const factsAsRead = ({ inputs }: Prepared): RatedFacts =>
  inputs.website.reading(() => askedTrade(factsToShow(inputs.facts, inputs.website)));

function reportOf(prepared: Prepared, benchmark: Benchmark | null): Results {
  const { inputs, confirmed, verdict } = prepared;
  const results = withOneLack(prepared.results);
  const { overallScore, score, gates } = verdict;
  const observations = { ...prepared.observations, benchmark };
  // Checks judge what the pages say; whatever is written for the owner is written from what the owner knows.
  const known = applyConfirmed(inputs.facts, confirmed);
  const shown = applyConfirmed(factsAsRead(prepared), confirmed);
  const paid = premiumInput(observations, { ...inputs, facts: known }, prepared.results, verdict);
  const { premium, grounds } = premiumResults(paid);
  const access = accessMatrix(observations, inputs.robots);
  const checks = results.map((one) => reportCheck(one, inputs.pages ?? []));
  return {
    contractVersion: CONTRACT_VERSION,
    engineVersion: ENGINE_VERSION,
    overallScore,
    score,
    summary: summaryOf({
      facts: inputs.facts,
      pages: inputs.pages,
      coverage: inputs.coverage,
      homeUrl: inputs.home?.url ?? inputs.target.homeUrl,
      isLocal: inputs.isLocal === true,
      access,
      gates,
      confidence: score.confidence ?? 'full',
      results,
      questions: inputs.questions.questions,
      // What is optional stands behind the tasks and is no place to begin.
      recommendationIds: premium.recommendations.slice(0, paid.improvements.length).map(({ id }) => id),
      tasks: paid.improvements,
    }),
    facts: withToldSources(inSentences(shown), observations),
    notUnderstood: notUnderstood({ ...inputs, facts: shown }),
    ...readBy(inputs),
    ...(confirmed.length > 0 ? { ownerDifferences: ownerDifferences(inputs.facts, known, confirmed) } : {}),
    pages: reportPages(inputs.website),
    ...(observations.picture ? { picture: observations.picture } : {}),
    access,
    freeResults: {
      ...freeResults(
        inputs,
        score.categories.map((area) => ({ ...area, score: toldNumber(area, checks) })),
      ),
      topRecommendations: topRecommendations(paid.improvements),
    },
    checks,
    questions: answersToShow(inputs).questions,
    reading: pageReadings([...(inputs.pages ?? []), ...inputs.inAppPages], inputs.facts),
    lab: labReport(observations.lab ?? null, inputs.home?.plain.view ?? null),
    accessibility: accessibilityReport(observations),
    premiumResults: premium,
    plan: paid.plan,
    assistants: paid.assistants,
    grounds: withToldSources(grounds, observations),
  };
}

/** The whole report. Pure: the same observations and the same word of the owner give the same bytes. */
export const judge = (observations: Observations, confirmed: ConfirmedFacts = []): Results =>
  conclude(prepare(observations, confirmed), observations.benchmark ?? null);
