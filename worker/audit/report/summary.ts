import type { AccessMatrix, Confidence, ReportSummary } from '../../contract/results.ts';
import type { OutcomeName } from '../checks/check.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { isShown } from '../facts/certainty/places.ts';
import { type ClaimKind, mayClaimMissing, stateOf } from '../facts/claims/claims.ts';
import type { Coverage } from '../facts/claims/coverage.ts';
import type { Rated, RatedFacts } from '../facts/facts.ts';
import { statesDays } from '../facts/hours/states-days.ts';
import { sureTrade } from '../facts/trade/sure-trade.ts';
import type { AnsweredQuestion } from '../questions/answered-question.ts';
import { firstThings } from '../score/first-things.ts';
import type { Gate } from '../score/gates.ts';
import { halfReadLanguage, UNNAMED, unreadLanguage, unreadVersions } from '../score/unread-language.ts';
import type { ReadPage } from '../website/read-pages.ts';
import type { MAIN_SEARCH_TOKENS } from '../website/robots/agents.ts';
import { MISSING_WORDS } from '../wording/missing-words.ts';
import { areTold, toldOffers } from '../wording/told-offers.ts';
import { listed, quoted } from '../wording/words.ts';
import { type Contested, contestedFacts } from './contested-facts.ts';
import { type FirstTask, headlineOf } from './headline.ts';
import { strengths } from './strengths.ts';
import { isWithheld } from './withheld-facts.ts';
import { wordsFor } from './words-for.ts';

/** What the summary is made of. `facts` are those the pages state: what only the owner knows reaches no assistant. */
export interface Summarised {
  facts: RatedFacts;
  pages: readonly ReadPage[] | null;
  coverage: Coverage;
  homeUrl: string;
  isLocal: boolean;
  access: AccessMatrix;
  /** Lowest cap first. */
  gates: readonly Gate[];
  confidence: Confidence;
  results: readonly CheckResult[];
  questions: readonly AnsweredQuestion[];
  /** In the order of the report. */
  recommendationIds: readonly string[];
  /** The same, as they were found. */
  tasks: readonly FirstTask[];
}

/** Of those the headline speaks of. */
const HEADLINED = 3;

/** What assistants can and cannot say about the business today, for an owner with a minute to spare. */
export function summaryOf(input: Summarised): ReportSummary {
  const access = accessOf(input);
  const missing = missingIn(input);
  const contested = contestedFacts(input);
  const headline = headlineOf({
    gate: input.gates[0],
    state: access.state,
    confidence: input.confidence,
    unread: unreadLanguage(input.facts),
    contested,
    first: input.tasks.slice(0, HEADLINED),
    missing,
    homeUrl: input.homeUrl,
    pagesRead: input.pages?.length ?? 0,
    isPartUnseen:
      outcomeOf(input, 'text-lost-without-javascript') === 'inconclusive' &&
      (input.pages ?? []).some(({ rendered }) => rendered?.missesData === true),
    isMarkedUp: input.facts.schemaTypes.length > 0,
    isEssentialUnsure: ESSENTIAL.some((kind) => stateOf(kind, input) !== 'stated' || !isTold(kind, input.facts)),
  });
  return {
    headline,
    sentences: [
      access.sentence,
      ...knownSentences(input, contested),
      problem(
        input,
        // What the first line says need not be said again.
        missing.map(({ words }) => words).filter((words) => !headline.includes(words)),
        contested,
      ),
    ].filter((sentence) => sentence !== null),
    strengths: strengths(access.state === 'open'),
    firstThings: firstThings(input.tasks).flatMap((task) => input.recommendationIds[input.tasks.indexOf(task)] ?? []),
  };
}

/** The names customers know the search agents by. */
const NAMES: Record<(typeof MAIN_SEARCH_TOKENS)[number], string> = {
  'OAI-SearchBot': 'ChatGPT',
  'Claude-SearchBot': 'Claude',
  PerplexityBot: 'Perplexity',
  Googlebot: 'Google',
  Bingbot: 'Copilot',
  Applebot: 'Siri',
};

interface Access {
  state: 'shut' | 'some' | 'unsure' | 'open';
  sentence: string;
}

function accessOf({ gates: [gate], access, homeUrl }: Summarised): Access {
  if (gate) return { state: 'shut', sentence: gate.reason };
  const cells = access.cells.filter(({ pageUrl, token }) => pageUrl === homeUrl && token in NAMES);
  const named = (verdict: string) =>
    cells.filter((cell) => cell.verdict === verdict).map(({ token }) => NAMES[token as keyof typeof NAMES]);
  const closed = named('closed');
  if (closed.length > 0) {
    const shut = cells.filter(({ verdict }) => verdict === 'closed');
    // A tag or header that only a reader of the page can obey.
    const isAsked = shut.every(({ because }) => because.every(({ kind }) => kind === 'meta' || kind === 'header'));
    return {
      state: 'some',
      sentence: isAsked
        ? `Your home page asks ${listed(closed)} to leave it out.`
        : `${listed(closed)} cannot open your home page.`,
    };
  }
  const open = named('open');
  if (open.length < Object.keys(NAMES).length) {
    return {
      state: 'unsure',
      sentence:
        open.length === 0
          ? 'We could not tell which assistants can open your home page.'
          : `${listed(open)} can open your home page; for the others we could not be sure.`,
    };
  }
  return { state: 'open', sentence: `${listed(open)} can all open your home page.` };
}

/** What was read for certain, by name: a list of offers or prices is told as some of them, as nobody knows whether it is all. */
const TELLS: readonly [kind: ClaimKind, words: string][] = [
  ['businessName', 'your name'],
  ['services', 'the names of some of your offers'],
  ['addresses', 'your address'],
  ['phones', 'your phone number'],
  ['emails', 'your e-mail address'],
  ['openingHours', 'your opening hours'],
  ['prices', 'some of your prices'],
];

/** Of a website in several languages, which part nobody judged: the others may be read. */
function inUnread(language: string, { languages: [, ...others] }: RatedFacts): string {
  const isNamed = language !== UNNAMED;
  if (others.length === 0)
    return `Your pages are in ${isNamed ? `${language}, which` : 'a language that'} we do not read:`;
  return `Your website is in several languages. What it says in ${isNamed ? language : 'one of them'} we do not read:`;
}

function knownSentences(input: Summarised, { kinds }: Contested): string[] {
  const { confidence } = input;
  // Of two things said, nobody knows which one is told.
  // What the facts below do not tell, nobody can be told.
  const stated = TELLS.filter(
    ([kind]) => !kinds.has(kind) && isTold(kind, input.facts) && !isWithheld(input.facts[kind], input.access),
  );
  if (confidence === 'access_only') {
    const language = unreadLanguage(input.facts);
    const versions = unreadVersions(input.pages ?? [], input.facts);
    if (language !== null)
      return [
        `${inUnread(language, input.facts)} ${
          stated.length > 0
            ? 'beyond the facts below we cannot judge what an assistant learns about you.'
            : 'we cannot judge what an assistant learns about you.'
        }`,
        ...(versions.length > 0
          ? [
              `Your home page names its ${versions.length === 1 ? 'version' : 'versions'} in ${listed(versions)}, which this report did not look at.`,
            ]
          : []),
      ];
    // That too little was measured, the warning beside the score says.
    return [toldSentence(input, stated)].filter(Boolean);
  }
  // A language nobody could name is told to nobody.
  const isNamed = input.facts.languages[0]?.certainty === 'certain';
  const half = confidence === 'partial' && isNamed ? halfReadLanguage(input.facts) : null;
  const told = toldSentence(input, stated);
  const partly = half === null ? '' : `We read ${half} in part only, so not all that people ask was judged.`;
  return [[partly, told].filter(Boolean).join(' ')].filter(Boolean);
}

const isSure = ({ certainty }: Rated): boolean => certainty === 'certain';

/** Whether the report tells it as a fact, and of hours and prices enough to say so: days in the text, things of different names. */
function isTold(kind: ClaimKind, facts: RatedFacts): boolean {
  switch (kind) {
    case 'openingHours': {
      const { openingHours: hours } = facts;
      return hours !== null && isSure(hours) && statesDays(hours.value) && hours.sources.some(isShown);
    }
    case 'prices': {
      const sure = facts.prices.filter(isSure);
      return areTold(sure, facts.prices) && new Set(sure.map(({ value }) => value.what)).size > 1;
    }
    case 'services':
      return toldOffers(facts.services, isSure).length > 1;
    default:
      return [facts[kind]].flat().some((fact) => fact !== null && isSure(fact));
  }
}

/** Gates behind which the website can be read, and says too little. */
const UNSAID = /-unsaid$|^never-filled-in/;

/** '' where nothing is certain: what was read stands in the report, to be confirmed. */
function toldSentence(input: Summarised, stated: (typeof TELLS)[number][]): string {
  const { gates } = input;
  if (stated.length === 0 || gates.some(({ id }) => !UNSAID.test(id))) return '';
  const wordsOf = (tells: typeof stated) => listed(tells.map((one) => wordsFor(one, input.facts)));
  const late = stated.filter(([kind]) => shareLate(kind, input) === 1);
  // Of what scripts bring most, neither is the whole truth.
  const known = stated.filter(([kind]) => shareLate(kind, input) <= MOSTLY);
  if (gates.length > 0) return known.length > 0 ? `Your pages state ${wordsOf(known)}.` : '';
  return [
    known.length > 0 ? `For certain we read ${wordsOf(known)}.` : '',
    // Whom it does reach nobody knows: the data a script asks for may be shut to those that run it.
    late.length > 0
      ? `Most assistants run no JavaScript and do not learn ${listed(late.map((one) => WRITTEN[one[0]] ?? wordsOf([one])))}.`
      : '',
  ]
    .join(' ')
    .trim();
}

const MOSTLY = 0.5;

/** Of what comes in lists scripts write those that were read; what sentences say of it beside them nobody knows. */
const WRITTEN: Partial<Record<ClaimKind, string>> = {
  services: 'what scripts list as your offers',
  prices: 'the prices that scripts write',
};

/** How much of it stands there only once JavaScript has run. */
function shareLate(kind: ClaimKind, { facts }: Summarised): number {
  const read = [facts[kind]].flat().filter((fact) => fact !== null);
  return read.filter(({ sources }) => sources.every(({ view }) => view === 'rendered')).length / read.length;
}

const PLACE = new Set<ClaimKind>(['addresses', 'openingHours']);
/** Without these an assistant does not know what it speaks of. */
const ESSENTIAL: readonly ClaimKind[] = ['businessName', 'services'];

/** The check that must agree before a kind of fact is called missing. */
const MISSING: readonly [kind: ClaimKind, checkId: string][] = [
  ['prices', 'missing-prices'],
  ['openingHours', 'missing-opening-hours'],
  ['phones', 'contact-data-not-in-text'],
  ['reviews', 'few-customer-reviews'],
];

function missingIn(input: Summarised): { checkId: string; words: string }[] {
  if (input.confidence === 'access_only') return [];
  return MISSING.filter(
    ([kind, checkId]) =>
      outcomeOf(input, checkId) === 'fail' &&
      (!PLACE.has(kind) || hasDoor(input)) &&
      // Who says how to write to him may want no calls.
      (kind !== 'phones' || stateOf('emails', input) !== 'stated') &&
      mayClaimMissing(kind, input),
  ).flatMap(([, checkId]) => {
    const words = MISSING_WORDS[checkId];
    return words === undefined ? [] : [{ checkId, words }];
  });
}

/** A shop that sells on the web alone has no hours. */
const hasDoor = ({ isLocal, facts }: Summarised): boolean => isLocal && sureTrade(facts)?.sellsOnline !== true;

const outcomeOf = ({ results }: Summarised, checkId: string): OutcomeName | undefined =>
  results.find(({ check }) => check.id === checkId)?.outcome.outcome;

/** The heaviest questions, which the free part shows: the summary is free too. */
const ASKED_FIRST = 3;

/**
 * The worst of it, if anything is known: made up before missing, missing before unanswered. Of two things that contradict each other, and of what
 * the first line says is made up, the task tells.
 */
function problem(input: Summarised, missing: readonly string[], { isMadeUpAsServed }: Contested): string | null {
  if (isMadeUpAsServed) return 'The HTML of your pages holds what looks like the sample of a template.';
  if (input.confidence === 'access_only' || input.gates.some(({ id }) => !UNSAID.test(id))) return null;
  const where = input.pages?.length === 1 ? 'On the page we read' : 'On the pages we read';
  if (missing.length > 0) return `${where} we did not find ${orListed(missing)}.`;
  const open = input.questions.slice(0, ASKED_FIRST).find(({ answered }) => answered === 'none');
  return open ? `${where} we found no answer to ${quoted(open.questionEnglish ?? open.question)}` : null;
}

const orListed = (items: readonly string[]): string => listed(items).replace(/ and (?!.* and )/, ' or ');
