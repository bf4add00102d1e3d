import type { ConfirmedFacts } from '../../contract/confirmed-facts.ts';
import { rateFacts } from '../facts/certainty/rate-facts.ts';
import { type Coverage, coverageOf } from '../facts/claims/coverage.ts';
import { withTradeSaid } from '../facts/confirmed/apply-confirmed.ts';
import { readDeadPolicies } from '../facts/profiles/policies.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isLocal } from '../facts/trade/is-local.ts';
import { answerQuestions } from '../questions/answer-questions.ts';
import { asSureAsShown, notAsked } from '../questions/as-sure-as-shown.ts';
import { answersToJudge, factsToJudge } from '../reader/reading-in-use.ts';
import { contradictingHosts } from '../website/hosts/named-hosts.ts';
import { missesStyles } from '../website/lost-requests.ts';
import { isRendered, type ReadPage } from '../website/read-pages.ts';
import type { RobotsReading } from '../website/robots/robots-txt.ts';
import { mappedSitemaps } from '../website/sitemaps/mapped-sitemaps.ts';
import { isUnaskedPage } from '../website/unasked/unasked-page.ts';
import type { Website } from '../website/website.ts';
import type { CheckInputs } from './inputs.ts';
import { closingHeading } from './shared/past/closing-heading.ts';
import { withoutLeftContacts } from './shared/shown/left-contacts.ts';
import { withShownPlaces } from './shared/shown/shown-places.ts';

export interface Inputs extends CheckInputs {
  website: Website;
  robots: RobotsReading;
  /** Pages only a running app shows: read for their facts, not judged. Their plain view is empty. */
  inAppPages: ReadPage[];
}

/**
 * What the checks may ask for, derived from what was seen; the trade, by which they are chosen, by the owner's word where there is one.
 * Empty lists of things that were not asked become null.
 */
export function readInputs(website: Website, confirmed: ConfirmedFacts = []): Inputs {
  const { observations, target, robots, inAppPages, shownBusinesses } = website;
  const samples = [...shownBusinesses].flatMap(([{ url }, { isSample }]) => (isSample ? [url] : []));
  const unasked = new Set([...samples, ...observations.pages.filter(isUnaskedPage).map(({ url }) => url)]);
  const keyPages = website.keyPages.filter(({ url }) => !unasked.has(url));
  const rated = factsToJudge(rateFacts(readFacts(website), website), website);
  const { facts: own, left } = withoutLeftContacts(rated, website.pages);
  const facts = withTradeSaid(withShownPlaces(own, website.pages), confirmed);
  const coverage = withoutPages(website.keyPages.length - keyPages.length, coverageOf(website.pages, observations));
  const home = keyPages.find((page) => page.role === 'home') ?? null;
  const questions = answersToJudge(
    asSureAsShown(answerQuestions(website, facts), { pages: website.pages, facts, coverage }),
    facts,
    website,
  );
  return {
    website,
    target,
    robots,
    inAppPages,
    control: observations.control,
    sitemaps: mappedSitemaps(observations),
    llmsTxt: observations.llmsTxt,
    edge: orNull(observations.edge),
    // A private target has no variants to try: its checks say so themselves.
    hostVariants: target.isPrivate ? [] : orNull(observations.hostVariants),
    linkChecks: observations.linkChecks,
    ttfbSamplesMs: observations.ttfbSamplesMs ?? [],
    agentFiles: observations.agentFiles ?? null,
    hosts: contradictingHosts({ target, pages: keyPages, sitemaps: observations.sitemaps, robots }),
    home,
    pages: orNull(keyPages),
    shown: website.shown,
    attempts: observations.pages.filter(({ url }) => !unasked.has(url)),
    entry: { ledOn: observations.ledOn ?? null },
    notRead: observations.notRead,
    coverage,
    renderedPages: orNull(keyPages.filter(isRendered)),
    lab: observations.lab && observations.lab.runs.length > 0 ? observations.lab : null,
    phone: {
      // Without its style sheets a page lies otherwise than visitors see it.
      layout: home?.rendered?.missesStyles
        ? undefined
        : observations.lab?.runs.find(
            ({ phoneLayout, consoleErrors }) =>
              phoneLayout !== undefined && !(home && missesStyles(home.plain.view, consoleErrors)),
          )?.phoneLayout,
    },
    notes: { llmsTxt: observations.llmsTxt, leftContacts: left },
    facts,
    deadPolicies: readDeadPolicies(website),
    questions: closingHeading(home) === null ? questions : notAsked(questions),
    isLocal: isLocal(facts, keyPages, website.country),
  };
}

/** Pages that nobody asks for content are no pages still to be read either. */
const withoutPages = (count: number, coverage: Coverage): Coverage =>
  count === 0 || !coverage.known ? coverage : { ...coverage, known: Math.max(0, coverage.known - count) };

const orNull = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);
