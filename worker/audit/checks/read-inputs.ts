import type { ConfirmedFacts } from '../../contract/confirmed-facts.ts';
import { rateFacts } from '../facts/certainty/rate-facts.ts';
import { withTradeSaid } from '../facts/confirmed/apply-confirmed.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isLocal } from '../facts/trade/is-local.ts';
import type { Observations, PageObservation } from '../observations.ts';
import { answerQuestions } from '../questions/answer-questions.ts';
import type { PageView } from '../website/page/page-view.ts';
import { readPage } from '../website/page/read-page.ts';
import { robotsFact } from '../website/robots/robots-fact.ts';
import { type RobotsReading, readRobots } from '../website/robots/robots-txt.ts';
import { readStructuredData } from '../website/structured-data/structured-data.ts';
import type { CheckInputs, ReadPage } from './inputs.ts';

export interface Inputs extends CheckInputs {
  robots: RobotsReading;
  /** Pages only a running app shows: read for their facts, not judged. Their plain view is empty. */
  inAppPages: ReadPage[];
}

/** What the checks may ask for, derived from what was seen; the trade, by which they are chosen, by the owner's word where there is one. Empty lists of things that were not asked become null. */
export function readInputs(observations: Observations, confirmed: ConfirmedFacts = []): Inputs {
  const { target, sitemaps, llmsTxt } = observations;
  const robots = readRobots(observations.robots);
  const pages = observations.pages
    .flatMap((page) => readPageOf(page) ?? [])
    .sort((a, b) => Number(b.role === 'home') - Number(a.role === 'home'));
  const renderedPages = pages.flatMap((page) => (page.rendered ? [{ ...page, rendered: page.rendered }] : []));
  const inAppPages = observations.pages.flatMap((page) => inAppPageOf(page) ?? []);
  const readable = [...pages, ...inAppPages];
  const found = readFacts({
    target,
    pages: readable,
    robotsFact: robotsFact(robots, target.homeUrl),
    sitemaps,
    llmsTxt,
  });
  const facts = withTradeSaid(rateFacts(found, { target, pages: readable }), confirmed);
  return {
    target,
    robots,
    inAppPages,
    control: observations.control,
    sitemaps,
    llmsTxt,
    edge: orNull(observations.edge),
    // A private target has no variants to try: its checks say so themselves.
    hostVariants: target.isPrivate ? [] : orNull(observations.hostVariants),
    linkChecks: observations.linkChecks,
    ttfbSamplesMs: observations.ttfbSamplesMs ?? [],
    agentFiles: observations.agentFiles ?? null,
    home: pages.find((page) => page.role === 'home') ?? null,
    pages: orNull(pages),
    attempts: observations.pages,
    notRead: observations.notRead,
    renderedPages: orNull(renderedPages),
    lab: observations.lab && observations.lab.runs.length > 0 ? observations.lab : null,
    facts,
    questions: answerQuestions(readable, facts),
    isLocal: isLocal(facts, pages),
  };
}

const orNull = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);

/** null when there is nothing of the website to judge: no HTML, something in its place, or an error page. */
function readPageOf(page: PageObservation): ReadPage | null {
  const { view } = page.plain;
  if (!view || page.plain.obstacle || (page.plain.status >= 400 && page.role !== 'home')) return null;
  if (page.role !== 'home' && isVerificationFile(view)) return null;
  const rendered = page.rendered?.view ? { ...page.rendered, view: page.rendered.view } : null;
  return {
    url: page.url,
    role: page.role,
    plain: { ...page.plain, view },
    rendered,
    structured: readStructuredData(view),
    renderedStructured: rendered && readStructuredData(rendered.view),
  };
}

/** A file that proves to a search engine whose website it is: nobody reads it. */
const isVerificationFile = ({ blocks }: PageView): boolean =>
  blocks.length === 1 && /^(?:google|yandex|baidu)-?(?:site-)?verification\s*[:=]/i.test(blocks[0]?.text.trim() ?? '');

/**
 * A page that exists only inside the running app: the server knows no such address, a visitor's browser shows it. A person reads its
 * facts, a fetcher gets nothing, so it is no key page to judge.
 */
function inAppPageOf(page: PageObservation): ReadPage | null {
  const { rendered, plain } = page;
  if (plain.view !== null || plain.status < 400 || !rendered?.view) return null;
  const view = readPage('', page.url);
  return {
    url: page.url,
    role: page.role,
    plain: { ...plain, view },
    rendered: { ...rendered, view: rendered.view },
    structured: readStructuredData(view),
    renderedStructured: readStructuredData(rendered.view),
  };
}
