import type { Confidence } from '../../contract/results.ts';
import { causeOf } from '../advice/index.ts';
import type { CheckId } from '../checks/index.ts';
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

export type FirstTask = Pick<Improvement, 'checkIds' | 'urgency' | 'results'>;

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
};

/** What weakens the picture, by the check that failed, after "Assistants". */
const WEAKENS: Partial<Record<CheckId, string>> = {
  'missing-self-description': 'find no sentence at the top that says who you are and what you do',
  'missing-prices': 'find no price they could tell for certain',
  'missing-opening-hours': 'cannot tell for certain when you are open',
  'contact-data-not-in-text': 'do not find all of your contact details',
  'unanswered-questions': 'miss answers to what customers ask',
  'little-plain-text': 'find little text to read',
  'text-lost-without-javascript': 'miss what only JavaScript shows',
  'essentials-lost-without-javascript': 'miss what only JavaScript shows',
  'few-links-without-javascript': 'find few links to follow without JavaScript',
  'wall-before-content': 'meet a wall before the content',
  'repeated-page-texts': 'read the same words on page after page',
  'heavy-pages': 'find pages that are heavy to load',
  'slow-largest-paint': 'find a home page that is slow to show its content',
  'unmarked-prices': 'cannot read your prices as data',
};

/** The fault that matters first; praise only where none of the first tasks is one. */
export function headlineOf(input: Headlined): string {
  const { gate, state, confidence, unread, contested, first, missing } = input;
  if (gate) return GATES[gate.id] ?? 'Something keeps assistants from using your website.';
  if (state === 'some') return 'Some assistants cannot open your website.';
  if (contested.isMadeUp) return 'Made-up contact details stand on your website.';
  if (contested.kinds.size > 0) return `Your website contradicts itself about ${listed(contestedWords(contested))}.`;
  const urgent = first.find(({ urgency }) => urgency === 'misleads' || urgency === 'weakens');
  const unjudged =
    unread === null || confidence !== 'access_only' ? '' : ` What it says in ${unread} we could not judge.`;
  if (urgent) return `${urgent.urgency === 'misleads' ? misled(urgent) : weakened(input, urgent)}${unjudged}`;
  if (confidence === 'access_only')
    return unread === null
      ? 'We could read too little of your website to say what assistants make of it.'
      : `Assistants can open your website.${unjudged}`;
  const told = missing.find(({ checkId }) => first.some(({ checkIds }) => isOf(checkIds, checkId)));
  if (told) return cannotTell(state, told.words);
  return praise(input);
}

const isOf = (checkIds: readonly string[], checkId: string): boolean => checkIds.includes(checkId);

/** The first of its checks that has words. */
const known = ({ checkIds }: FirstTask, words: Partial<Record<CheckId, string>>): CheckId =>
  checkIds.find((id) => words[id] !== undefined) ?? (checkIds[0] as CheckId);

function misled(task: FirstTask): string {
  if (task.results.some((result) => causeOf(result) === 'never-filled-in')) return NEVER_FILLED_IN;
  return MISLEADS[known(task, MISLEADS)] ?? 'Your website misleads assistants.';
}

function weakened({ state, missing }: Headlined, task: FirstTask): string {
  const told = missing.find(({ checkId }) => isOf(task.checkIds, checkId));
  if (told) return cannotTell(state, told.words);
  const words = WEAKENS[known(task, WEAKENS)] ?? 'find less than they could';
  return state === 'open'
    ? `Assistants can open your website, but ${words}.`
    : `Assistants that open your website ${words}.`;
}

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
