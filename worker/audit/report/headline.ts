import type { Confidence } from '../../contract/results.ts';
import { causeOf } from '../advice/index.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Gate } from '../score/gates.ts';
import type { Improvement } from '../score/improvements.ts';
import { UNNAMED } from '../score/unread-language.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { SAYS_CLOSED } from '../wording/says-closed.ts';
import { capital } from '../wording/words.ts';
import type { Contested } from './contested-facts.ts';

/** What the one line at the top is chosen by. */
export interface Headlined {
  gate: Gate | undefined;
  /** Whether the main search assistants can open the home page. */
  state: 'shut' | 'some' | 'unsure' | 'open';
  confidence: Confidence;
  /** The language we do not read; null where we do. */
  unread: string | null;
  contested: Contested;
  /** The tasks under "Do this first". */
  first: readonly FirstTask[];
  /** What they cannot tell people, by the check that says so. */
  missing: readonly { checkId: string; words: string }[];
  /** The name or the offers are not beyond doubt. */
  isEssentialUnsure: boolean;
  homeUrl: string;
  pagesRead: number;
  /** What scripts would write into the pages did not arrive: nobody saw all that they say. */
  isPartUnseen: boolean;
  /** Something on the website is described for machines. */
  isMarkedUp: boolean;
}

export type FirstTask = Pick<Improvement, 'checkIds' | 'urgency' | 'priority' | 'results'>;

const NEVER_FILLED_IN = 'Placeholder text still stands on your website.';

const EXCHANGED = 'Visitors of your website see another phone number than most assistants read.';

const UNLIKE = 'An e-mail link on your website shows another address than it leads to.';

const GATES: Record<string, string> = {
  'robots-refuses-search': 'Assistants are told to stay out of your website.',
  noindex: 'Your website asks to be left out of search, and so out of assistants’ answers.',
  nosnippet: 'Assistants may find your website, but not quote a word of it.',
  'wall-before-home': 'Assistants meet a wall where your home page should be.',
  'empty-without-javascript': 'Most assistants get little or none of the text of your home page: scripts write it.',
  'nothing-to-read': 'Assistants open your website and find almost nothing to read.',
  'error-shown': 'In our browser your home page shows an error message in place of itself.',
  'google-shut-out': 'Google is shut out, and with it the assistants that rely on Google.',
  'business-unsaid': 'Your website says too little about your business for an assistant to recommend it.',
  'name-unsaid': 'Your website does not say whose business it is.',
  'offer-unsaid': 'Your website does not say what you offer.',
  'contact-unsaid': 'Your website says neither how to reach you nor where you work.',
  'never-filled-in': NEVER_FILLED_IN,
  'never-filled-in-served': 'Placeholder text still stands in the HTML your server sends.',
  'bing-shut-out': 'Bing is shut out, and with it the assistants that rely on Bing.',
};

/** What makes an answer wrong, by the check that failed: one that compares addresses and numbers, and none that reads sentences. */
const MISLEADS: Partial<Record<CheckId, string>> = {
  'unlinked-contact-data': 'A contact link on your website does not reach you as it stands.',
  'wrong-canonical': 'At least one of your pages names another address as its own.',
  'forms-without-target': 'What people write into a form on your website reaches nobody.',
};

/** The same, where the cause says what of it is wrong. */
const MISLEADS_BY_CAUSE: Partial<Record<string, string>> = {
  'link-unlike-its-text': 'A contact link on your website leads to another number or address than it shows.',
  'trunk-zero': 'A link that calls or messages you holds no valid number.',
  'no-country-code': 'A phone link on your website holds no valid number.',
  'page-gone': 'The contact page your website links to does not exist.',
  'no-rewrite': 'The pages your menu leads to do not open at their addresses.',
  'says-closed': SAYS_CLOSED,
  'mail-of-nobody': 'Nobody can write to an e-mail address as it stands on your website.',
  'undecoded-mail': 'An e-mail link on your website leads to no mailbox.',
};

/** Of its fields without a name a form loses the words, and the rest may arrive. */
const LOST_IN_PART: readonly string[] = ['nameless-fields', 'mail-program'];

const NO_FULL = 'find no full description of you in schema.org data on the home page';
const NONE_AT_ALL = 'find no schema.org data about you';

/**
 * What is to be mended first, by the check that did not pass, after "Assistants": of checks that measure, and of none that reads words and
 * may misread them. True of half a fault as well as of a whole one.
 */
const FAULTS: Partial<Record<CheckId, string>> = {
  'little-plain-text': 'find little text on your home page',
  'text-lost-without-javascript': 'miss what only JavaScript shows',
  'essentials-lost-without-javascript': 'miss what only JavaScript shows',
  'few-links-without-javascript': 'do not get the links that only JavaScript adds',
  'wall-before-content': 'meet a question or a login on at least one page',
  'markup-only-after-javascript': 'miss structured data that only JavaScript adds',
  'missing-identity-node': NO_FULL,
  'incomplete-local-address': 'find no whole address where machines look it up',
  'thin-pages': 'find little text on at least one of your pages',
  'unmarked-prices': 'cannot read some of your prices as data',
};

/** The fault that matters first, wherever there is anything to do. */
export function headlineOf(input: Headlined): string {
  const { gate, state, confidence, unread, contested, first, missing } = input;
  if (gate) return GATES[gate.id] ?? 'Something keeps assistants from using your website.';
  if (state === 'some') return 'Some assistants cannot open your website.';
  if (contested.isMadeUp) return 'What looks like the sample of a template stands on your website.';
  const task = first.find(({ urgency }) => URGENT.has(urgency)) ?? first[0];
  const language = unread === UNNAMED ? '' : ` in ${unread}`;
  const unjudged =
    unread === null || confidence !== 'access_only' ? '' : ` What it says${language} we could not judge.`;
  if (task?.urgency === 'shuts out') return `Some assistants may not open every page of your website.${unjudged}`;
  const wrong = task?.urgency === 'misleads' ? misled(task) : undefined;
  if (wrong) return `${wrong}${unjudged}`;
  const told = missing.find(({ checkId }) => task && isOf(task.checkIds, checkId));
  if (told && confidence !== 'access_only') return cannotTell(input, told.words);
  if (task) return `${faulty(input, task)}${unjudged}`;
  if (confidence !== 'access_only') return praise(input);
  return unread === null
    ? 'We could read too little of your website to say what assistants make of it.'
    : `Assistants can open your website.${unjudged}`;
}

const URGENT: ReadonlySet<FirstTask['urgency']> = new Set(['shuts out', 'misleads', 'weakens']);

const isOf = (checkIds: readonly string[], checkId: string): boolean => checkIds.includes(checkId);

/** Causes that name text nobody wrote. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(['never-filled-in', 'text-and-pictures-left', 'left-and-over']);

function misled(task: FirstTask): string | undefined {
  const causes = task.results.map(causeOf);
  if (causes.some((one) => LEFT_BEHIND.has(one ?? ''))) return NEVER_FILLED_IN;
  if (causes.includes('exchanged-by-scripts')) return EXCHANGED;
  if (causes.includes('mail-unlike-its-text')) return UNLIKE;
  const named = causes.flatMap((one) => MISLEADS_BY_CAUSE[one ?? ''] ?? []);
  if (named[0]) return named[0];
  const id = task.checkIds.find((one) => MISLEADS[one] !== undefined);
  return id && (id !== 'forms-without-target' || !LOST_IN_PART.some((one) => causes.includes(one)))
    ? MISLEADS[id]
    : undefined;
}

/** What was measured, of the first tasks in their order. A good website is told so first. */
function faulty(input: Headlined, task: FirstTask): string {
  const { state, confidence, first, isPartUnseen } = input;
  const [found] = [task, ...first].flatMap((one) => faultOf(one, input.homeUrl) ?? []);
  const words = found === NO_FULL && !input.isMarkedUp ? NONE_AT_ALL : found;
  const isSure = confidence === 'full' && !input.isEssentialUnsure && !isPartUnseen;
  const isGood = isSure && state === 'open' && task.priority !== 'high';
  if (words) {
    const opened = isGood ? praise(input).slice(0, -1) : 'Assistants can open your website';
    return state === 'open' ? `${opened}, but ${words}.` : `Assistants that open your website ${words}.`;
  }
  if (!URGENT.has(task.urgency) && confidence !== 'access_only') return praise(input);
  return state === 'open' ? 'Assistants can open your website; what to do first stands below.' : BELOW;
}

const BELOW = 'What to do first with your website stands below.';

/** A check that gives most of its credit has seen a trifle: that is a task, and no first sentence. */
const faultOf = ({ checkIds, results }: FirstTask, homeUrl: string): string | undefined =>
  Object.entries(FAULTS).find(
    ([id]) =>
      isOf(checkIds, id) &&
      (id !== 'little-plain-text' || results.some((one) => one.check.id === id && isOfHome(one, homeUrl))) &&
      !results.some(
        ({ check, outcome }) => check.id === id && outcome.outcome === 'partial' && (outcome.credit ?? 0) > MOSTLY,
      ),
  )?.[1];

const isOfHome = ({ outcome }: CheckResult, homeUrl: string): boolean =>
  faultsIn(outcome.evidence).some(({ pageUrl }) => pageUrl === homeUrl);

const MOSTLY = 0.5;

function cannotTell({ state, pagesRead }: Headlined, words: string): string {
  const where = pagesRead === 1 ? 'on the page we read' : 'on the pages we read';
  return state === 'open'
    ? `Assistants can open your website, but ${where} we did not find ${words}.`
    : `${capital(where)} we did not find ${words}.`;
}

function praise({ state, confidence, isEssentialUnsure, isPartUnseen }: Headlined): string {
  if ((confidence === 'partial' || isPartUnseen) && state === 'open')
    return 'Assistants can open your website; part of what it says could not be judged.';
  if (isEssentialUnsure) {
    return state === 'open'
      ? 'Assistants can open your website and read what it says.'
      : 'Your website can be read, if assistants can open it.';
  }
  return state === 'open'
    ? 'Assistants can open your website and find your name and some of your offers there.'
    : 'Your website names you and some of your offers, if assistants can open it.';
}
