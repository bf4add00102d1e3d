import type { Confidence } from '../../contract/results.ts';
import { causeOf } from '../advice/index.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Gate } from '../score/gates.ts';
import type { Improvement } from '../score/improvements.ts';
import { listed } from '../wording/words.ts';
import { type Contested, contestedWords } from './contested-facts.ts';

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
  /** Something customers ask first is not beyond doubt. */
  isUnsure: boolean;
  /** Neither is the name or the offer. */
  isEssentialUnsure: boolean;
}

export type FirstTask = Pick<Improvement, 'checkIds' | 'urgency' | 'priority' | 'results'>;

const NEVER_FILLED_IN = 'Text that a template left behind still stands on your website.';

const GATES: Record<string, string> = {
  'robots-refuses-search': 'Assistants are told to stay out of your website.',
  noindex: 'Your website asks to be left out of search, and so out of assistants’ answers.',
  nosnippet: 'Assistants may find your website, but not quote a word of it.',
  'wall-before-home': 'Assistants meet a wall where your home page should be.',
  'empty-without-javascript': 'Assistants open your website and find almost nothing to read.',
  'nothing-to-read': 'Assistants open your website and find almost nothing to read.',
  'google-shut-out': 'Google is shut out, and with it the assistants that rely on Google.',
  'business-unsaid': 'Your website says too little about your business for an assistant to recommend it.',
  'name-unsaid': 'Your website does not say whose business it is.',
  'offer-unsaid': 'Your website does not say what you offer.',
  'contact-unsaid': 'Your website says neither how to reach you nor where you work.',
  'never-filled-in': NEVER_FILLED_IN,
  'bing-shut-out': 'Bing is shut out, and with it the assistants that rely on Bing.',
};

/** What makes an answer wrong, by the check that failed. */
const MISLEADS: Partial<Record<CheckId, string>> = {
  'markup-unlike-visible-text': 'Your website tells machines something else than it tells people.',
  'conflicting-nodes': 'What your website tells machines about your business contradicts itself.',
  'outdated-statements': 'Your website still speaks of what is past.',
  'unlinked-contact-data': 'A contact link on your website leads elsewhere than it says.',
  'wrong-canonical': 'Some of your pages send search engines to another page in their place.',
};

/**
 * What is to be mended first, by the check that did not pass, after "Assistants": the gravest of a task's checks first. True of half a
 * fault as well as of a whole one.
 */
const FAULTS: Partial<Record<CheckId, string>> = {
  'little-plain-text': 'find little text to read',
  'text-lost-without-javascript': 'miss what only JavaScript shows',
  'essentials-lost-without-javascript': 'miss what only JavaScript shows',
  'few-links-without-javascript': 'find few links to follow without JavaScript',
  'uncrawlable-links': 'find few links to follow without JavaScript',
  'wall-before-content': 'meet a wall before the content',
  'markup-only-after-javascript': 'miss what only JavaScript shows',
  'missing-identity-node': 'have to work out from the text who you are and where',
  'incomplete-local-address': 'find only part of your details where machines look them up',
  'sparse-local-markup': 'find only part of your details where machines look them up',
  'sparse-organization-markup': 'find only part of your details where machines look them up',
  'missing-self-description': 'find no sentence at the top that says who you are, what you do and where',
  'missing-prices': 'learn little about what you charge',
  'missing-opening-hours': 'cannot tell for certain when you are open',
  'contact-data-not-in-text': 'do not find all of your contact details',
  'missing-contact-page': 'find no page with everything it takes to reach you',
  'unanswered-questions': 'miss answers to what customers ask',
  'headings-unlike-questions': 'hardly find a question put the way customers ask it',
  'few-visible-questions': 'hardly find a question put the way customers ask it',
  'thin-pages': 'find little text to read',
  'repeated-page-texts': 'read the same words on page after page',
  'wrong-page-language': 'are not told the right language of your pages',
  'weak-page-titles': 'find page titles that do not tell your pages apart',
  'heavy-pages': 'find a home page that is slow to load',
  'slow-largest-paint': 'find a home page that is slow to show its content',
  'unmarked-prices': 'cannot read your prices as data',
  'markup-unlike-visible-text': 'are told more by your code than your pages show',
  'self-serving-rating': 'meet a rating they cannot trust',
  'few-customer-reviews': 'find hardly a word from your customers',
  'missing-quotations': 'find hardly anybody quoted by name',
  'few-linked-profiles': 'find few links to where others list or review you',
  'few-review-profiles': 'find few links to where others list or review you',
  'missing-google-profile-link': 'find no way from it to your entry on the map',
  'place-missing-in-title': 'do not see at a glance where you are',
  'missing-legal-identity': 'do not learn which business stands behind it',
  'inconsistent-business-name': 'cannot be sure what your business is called',
  'missing-recent-date': 'cannot tell how current your pages are',
};

/** The fault that matters first, wherever there is anything to do. */
export function headlineOf(input: Headlined): string {
  const { gate, state, confidence, unread, contested, first, missing } = input;
  if (gate) return GATES[gate.id] ?? 'Something keeps assistants from using your website.';
  if (state === 'some') return 'Some assistants cannot open your website.';
  if (contested.isMadeUp) return 'Made-up contact details stand on your website.';
  if (contested.kinds.size > 0) return `Your website contradicts itself about ${listed(contestedWords(contested))}.`;
  const task = first.find(({ urgency }) => URGENT.has(urgency)) ?? first[0];
  const unjudged =
    unread === null || confidence !== 'access_only' ? '' : ` What it says in ${unread} we could not judge.`;
  if (task?.urgency === 'shuts out') return `Some assistants may not open every page of your website.${unjudged}`;
  if (task?.urgency === 'misleads') return `${misled(task)}${unjudged}`;
  const told = missing.find(({ checkId }) => task && isOf(task.checkIds, checkId));
  if (told && confidence !== 'access_only') return cannotTell(state, told.words);
  if (task) return `${faulty(input, task)}${unjudged}`;
  if (confidence !== 'access_only') return praise(input);
  return unread === null
    ? 'We could read too little of your website to say what assistants make of it.'
    : `Assistants can open your website.${unjudged}`;
}

const URGENT: ReadonlySet<FirstTask['urgency']> = new Set(['shuts out', 'misleads', 'weakens']);

const isOf = (checkIds: readonly string[], checkId: string): boolean => checkIds.includes(checkId);

function misled(task: FirstTask): string {
  if (task.results.some((result) => causeOf(result) === 'never-filled-in')) return NEVER_FILLED_IN;
  const id = task.checkIds.find((one) => MISLEADS[one] !== undefined);
  return (id && MISLEADS[id]) ?? 'Your website misleads assistants.';
}

/** In words of ours, or in those of the check that did not pass. A good website is told so first. */
function faulty(input: Headlined, { checkIds, results, priority }: FirstTask): string {
  const { state, confidence } = input;
  const words = Object.entries(FAULTS).find(([id]) => isOf(checkIds, id))?.[1];
  const isGood = confidence === 'full' && state === 'open' && !input.isEssentialUnsure && priority !== 'high';
  const opened = isGood ? praise(input).slice(0, -1) : 'Assistants can open your website';
  if (words) return state === 'open' ? `${opened}, but ${words}.` : `Assistants that open your website ${words}.`;
  const [result] = results;
  const title = result && titleOf(result);
  return title ? `${state === 'open' ? `${opened}. ` : ''}${title}.` : praise(input);
}

const titleOf = ({ check, outcome }: CheckResult): string | undefined =>
  outcome.outcome === 'partial' ? (check.title.partial ?? check.title.fail) : check.title.fail;

const cannotTell = (state: Headlined['state'], words: string): string =>
  state === 'open'
    ? `Assistants can open your website, but cannot tell people ${words}.`
    : `Your website does not tell assistants ${words}.`;

function praise({ state, confidence, missing, isUnsure, isEssentialUnsure }: Headlined): string {
  if (isEssentialUnsure) {
    return state === 'open'
      ? 'Assistants can open your website and read what it says.'
      : 'Your website can be read, if assistants can open it.';
  }
  if (confidence === 'partial' && state === 'open')
    return 'Assistants can open your website; part of what it says could not be judged.';
  const essentials = isUnsure || missing.length > 0 ? 'most of the essentials' : 'the essentials';
  return state === 'open'
    ? `Assistants can open your website and find ${essentials} there.`
    : `Your website holds ${essentials}, if assistants can open it.`;
}
