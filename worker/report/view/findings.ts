import type { AccessGrid } from './access-grid.ts';
import type { Assistants } from './assistants.ts';
import type { CheckCategory } from './checks.ts';
import type { FactSheet } from './fact-rows.ts';
import type { Losses } from './losses.ts';
import type { Measurements } from './measurements.ts';
import { KEY_FACTS } from './other-facts.ts';
import { type QuestionRow, questionsLead } from './questions.ts';
import { hasMarks, isClosed, readFinding } from './read/read-finding.ts';
import { plural } from './summary.ts';
import type { Verdict } from './verdict.ts';

export const FINDING_IDS = ['open', 'read', 'learn', 'answers', 'areas', 'speed'] as const;
export type FindingId = (typeof FINDING_IDS)[number];

export const FINDING_TITLES: Record<FindingId, string> = {
  open: 'Can they open it?',
  read: 'Can they read it?',
  learn: 'What do they learn?',
  answers: 'What can they answer?',
  areas: 'Score by area',
  speed: 'Speed and barriers',
};

/** In the table of contents. */
export const FINDING_SHORT: Record<FindingId, string> = {
  open: 'Open',
  read: 'Read',
  learn: 'Learn',
  answers: 'Answer',
  areas: 'Areas',
  speed: 'Speed',
};

export interface Finding {
  id: FindingId;
  title: string;
  /** The outcome, in one sentence or two. */
  sentence: string;
  state: 'good' | 'partly' | 'bad' | 'unknown';
  /** The one that weighs most is open from the start. */
  isOpen: boolean;
}

export interface FindingParts {
  verdict: Verdict;
  grid: AccessGrid | null;
  assistants: Assistants;
  losses: Losses;
  facts: FactSheet;
  /** The number is contradicted by another one, or by its own link. */
  isPhoneDisputed: boolean;
  questions: QuestionRow[];
  heldBackQuestions: number;
  /** Why no question is told, where a gate keeps assistants from opening or reading the website. */
  unasked: string | null;
  categories: CheckCategory[];
  measurements: Measurements | null;
}

type Outcome = Pick<Finding, 'sentence' | 'state'>;

/** Six, in the order of a customer's question; what keeps assistants from reading comes first where it does. */
export function selectFindings(parts: FindingParts): Finding[] {
  const outcomes: Record<FindingId, Outcome> = {
    open: openFinding(parts),
    read: readFinding(parts),
    learn: learnFinding(parts),
    answers: answersFinding(parts),
    areas: areasFinding(parts),
    speed: speedFinding(parts),
  };
  const isReadClosed = isClosed(parts, 'read');
  const order: readonly FindingId[] = isReadClosed
    ? ['read', ...FINDING_IDS.filter((id) => id !== 'read')]
    : FINDING_IDS;
  const opened = order.find((id) => outcomes[id].state === 'bad' && (id === 'open' || id === 'read'));
  return order.map((id) => ({ id, title: FINDING_TITLES[id], ...outcomes[id], isOpen: id === opened }));
}

function openFinding(parts: FindingParts): Outcome {
  const { grid, assistants } = parts;
  const sentence = grid?.sentence ?? assistants.headline;
  const verdicts = grid
    ? grid.rows.flatMap(({ cells }) => cells.map(({ verdict }) => verdict))
    : assistants.search.map(({ verdict }) => verdict);
  const allOpen = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'open');
  if (isClosed(parts, 'reach')) return { sentence, state: 'bad' };
  if (allOpen && isClosed(parts, 'read')) {
    const bare = (parts.losses.plain ?? 0) >= MIN_SERVED_WORDS ? 'on the home page most find' : 'most find';
    return { sentence: `${sentence} Opening is not reading: ${bare} next to nothing.`, state: 'partly' };
  }
  if (allOpen) return { sentence, state: 'good' };
  if (verdicts.length === 0 || verdicts.every((verdict) => verdict === 'unknown'))
    return { sentence, state: 'unknown' };
  return { sentence, state: verdicts.includes('closed') ? 'bad' : 'partly' };
}

/** With as many on all pages together, not all of them are bare. */
const MIN_SERVED_WORDS = 50;

type FactState = 'found' | 'late' | 'disputed' | 'doubted' | 'absent' | 'unread';

function learnFinding({ facts, isPhoneDisputed }: FindingParts): Outcome {
  const states = [...KEY_FACTS].map(([id, words]) => ({
    id,
    words,
    state: id === 'phones' && isPhoneDisputed ? ('disputed' as const) : factState(id, facts),
  }));
  const named = (state: FactState) => states.filter((one) => one.state === state).map(({ words }) => words);
  const [found, late, disputed, absent] = [named('found'), named('late'), named('disputed'), named('absent')];
  const unread = named('unread');
  const doubted = facts.doubted.filter(({ id }) => states.some((one) => one.id === id && one.state === 'doubted'));
  const open = [...doubted, ...unread];
  const sentences = [
    // What is missing, or said in two ways, is a task of its own and told there. What is in doubt is plain to whoever reads the page: naming what was learned would say that the rest was not there.
    ...(facts.groups.length > 0 ? ['Here is what we could read on your pages for certain.'] : []),
    ...(facts.groups.some(hasMarks) ? ['Most assistants never see what is marked “only with JavaScript”.'] : []),
  ];
  const otherwise =
    open.length > 0
      ? 'Of what people ask for first we could make out nothing for certain.'
      : 'We found nothing of what people ask for first.';
  return { sentence: sentences.join(' ') || otherwise, state: learnState() };

  function learnState(): Finding['state'] {
    const lacking = absent.length + late.length;
    if (disputed.length > 0 || (found.length === 0 && lacking > 0)) return 'bad';
    if (found.length > 0 && lacking > 0) return 'partly';
    // What we could not read is no fault of the website, and no merit.
    return found.length > open.length ? 'good' : 'unknown';
  }
}

/** null of what was not looked for, or cannot be called missing. */
function factState(id: string, { groups, doubted, unread, absent }: FactSheet): FactState | null {
  const has = (kinds: readonly { id: string }[]) => kinds.some((kind) => kind.id === id);
  const hours = id === 'openingHours' ? groups.find((group) => group.hours)?.hours : undefined;
  const entries = hours ? [hours] : groups.flatMap(({ rows }) => rows.find((row) => row.id === id)?.entries ?? []);
  if (entries.length > 0) return entries.every(({ isLate }) => isLate) ? 'late' : 'found';
  if (has(doubted)) return 'doubted';
  if (has(unread)) return 'unread';
  return has(absent) ? 'absent' : null;
}

function answersFinding({ questions, heldBackQuestions, unasked, facts }: FindingParts): Outcome {
  const hasFacts = [...KEY_FACTS].some(([id]) => factState(id, facts) === 'found');
  if (unasked !== null) return { sentence: unasked, state: 'unknown' };
  const sentence = questionsLead(questions, heldBackQuestions, hasFacts);
  const judged = questions.filter(({ answered }) => answered !== 'inconclusive');
  if (judged.length === 0) return { sentence, state: 'unknown' };
  const full = judged.filter(({ answered }) => answered === 'full').length;
  // Of what was not judged nobody knows.
  if (full === judged.length) return { sentence, state: judged.length * 2 >= questions.length ? 'good' : 'unknown' };
  return { sentence, state: full * 2 >= judged.length ? 'partly' : 'bad' };
}

const GOOD_SCORE = 80;
const POOR_SCORE = 60;

/** Which areas are weakest, their order says. */
function areasFinding({ categories }: FindingParts): Outcome {
  const scores = categories.flatMap(({ score }) => (score === null ? [] : [score]));
  if (scores.length === 0) return { sentence: 'No area could be scored.', state: 'unknown' };
  const rows = categories.flatMap((category) => category.rows);
  const passed = rows.filter(({ outcome }) => outcome === 'pass').length;
  const judged = rows.filter(({ outcome }) => ['pass', 'partial', 'fail'].includes(outcome)).length;
  const worst = Math.min(...scores);
  return {
    // What was not looked at, or not understood, may be a fault all the same.
    sentence: `In ${passed} of ${plural(judged, 'check')} we saw no fault.`,
    state: worst >= GOOD_SCORE ? 'good' : worst >= POOR_SCORE ? 'partly' : 'bad',
  };
}

/** Lighthouse calls 90 and above good, below 50 poor. */
const FAST = 90;
const SLOW = 50;

function speedFinding({ measurements }: FindingParts): Outcome {
  if (measurements === null) return { sentence: 'Speed and barriers were not measured.', state: 'unknown' };
  const phone = measurements.devices[0]?.score ?? null;
  const barriers = measurements.accessibility?.score ?? null;
  const known = [phone, barriers].filter((score) => score !== null);
  const worst = known.length === 0 ? null : Math.min(...known);
  // Half of it in order is not the whole.
  const isGood = worst !== null && worst >= FAST;
  const state =
    worst === null || (isGood && known.length < 2) ? 'unknown' : isGood ? 'good' : worst >= SLOW ? 'partly' : 'bad';
  return { sentence: measurements.headline, state };
}
