import type { Gate, Results, TopRecommendation } from '../../contract/results.ts';
import type { RecommendationView } from './recommendations.ts';
import { type Summed, wordScore } from './score/word-score.ts';
import { isWhole, plural } from './summary.ts';
import { urgencyWords, workMarks } from './worklist.ts';

/** Of reports from before the summary named them. */
const MAX_FIRST = 3;

/** With so much in order an owner may think that nothing is left to do. */
const NEARLY_ALL = 95;
const NOT_COUNTED =
  'The score counts what can be measured from outside; whether your texts are true, complete and up to date, only you can judge.';

const NOTHING_FIRST = 'Nothing of what we measured has to come first.';
const NOTHING_AT_ALL = 'We found nothing that would raise this score.';

/** What an owner knows after ten seconds. */
export interface Verdict {
  headline: string;
  /** What assistants know, and what they do not. */
  sentences: string[];
  words: VerdictWord[];
  /** The gate that caps the score; null when none does. */
  gate: Gate | null;
  /** The total once everything is done; null where the plan is not part of the report, or too much was not measured to promise one. */
  reachable: number | null;
  first: FirstTask[];
  /** "77 → 82 with these three"; null where nothing is gained. */
  afterFirst: { from: number; to: number } | null;
}

export interface FirstTask {
  title: string;
  /** "+2.1"; '' when it gains nothing by itself. */
  gain: string;
  /** "Minutes", "You", "text ready", where that is certain. */
  marks: string[];
  /** "if it fits you", or ''. */
  reason: string;
  /** In the worklist; null unpaid. */
  number: number | null;
  /** Text to paste as it stands; null where there is none, or several. */
  copy: string | null;
}

export type WordId = 'reach' | 'read' | 'understand' | 'recommend';

export interface VerdictWord {
  id: WordId;
  title: string;
  /** 0-100, null when too little of it was measured for a number: some of its checks may have told all the same. */
  score: number | null;
  /**
   * `closed`: a gate stands here; `behind`: one stands before it, so what was measured counts only once that is open. Neither is ever
   * shown as good.
   */
  state: 'measured' | 'closed' | 'behind' | 'unmeasured';
  /** The finding that tells more. */
  finding: string;
}

interface Word extends Summed {
  id: WordId;
  title: string;
  finding: string;
}

/** The four words of /about, each with the areas it sums up. */
const WORDS: readonly Word[] = [
  { id: 'reach', title: 'Reach', finding: 'open', areas: ['access', 'discoverability'] },
  { id: 'read', title: 'Read', finding: 'read', areas: ['rendering', 'technical', 'semantics'] },
  { id: 'understand', title: 'Understand', finding: 'learn', areas: ['structured-data', 'identity', 'content'] },
  {
    id: 'recommend',
    title: 'Recommend',
    finding: 'answers',
    areas: ['authority', 'local', 'voice'],
    rests: 'authority',
    least: 5,
  },
];

const READ_GATES = new Set(['wall-before-home', 'empty-without-javascript', 'nothing-to-read', 'error-shown']);
const REACH_GATES = new Set(['robots-refuses-search', 'noindex', 'nosnippet', 'google-shut-out', 'bing-shut-out']);

/** Where a gate stands on the way from a question to a recommendation. */
export function gateWord({ id }: Pick<Gate, 'id'>): WordId {
  if (REACH_GATES.has(id)) return 'reach';
  return READ_GATES.has(id) ? 'read' : 'understand';
}

export function selectVerdict(results: Results, tasks: readonly RecommendationView[] | null): Verdict {
  const { score, summary, overallScore, freeResults } = results;
  const gate = score.gates.toSorted((a, b) => a.cap - b.cap)[0] ?? null;
  const begin = summary ? new Set(summary.firstThings) : null;
  const preview = freeResults.topRecommendations.slice(0, begin?.size ?? MAX_FIRST);
  const first = tasks
    ? tasks.filter(({ id }, at) => begin?.has(id) ?? at < MAX_FIRST).map(firstTask)
    : preview.map(freeTask);
  const gained = tasks
    ? (tasks[first.length - 1]?.scoreAfter ?? null)
    : overallScore + preview.reduce((sum, { pointsGain }) => sum + pointsGain, 0);
  const to = gained === null ? overallScore : Math.min(100, Math.round(gained));
  const afters = (tasks ?? []).flatMap(({ scoreAfter }) => (scoreAfter === null ? [] : [scoreAfter]));
  return {
    headline: summary?.headline ?? fallback(results, gate),
    sentences: [
      ...(summary?.sentences ?? []),
      ...(begin?.size === 0 ? [freeResults.topRecommendations.length > 0 ? NOTHING_FIRST : NOTHING_AT_ALL] : []),
      ...(summary && overallScore >= NEARLY_ALL ? [NOT_COUNTED] : []),
    ],
    words: selectWords(results),
    gate,
    reachable: afters.length === 0 || !isWhole(score) ? null : Math.max(...afters),
    first,
    afterFirst: to > overallScore ? { from: overallScore, to } : null,
  };
}

function firstTask({ title, points, marks, ready, urgency, number, fixes }: RecommendationView): FirstTask {
  const [fix] = fixes;
  return {
    title,
    gain: gainOf(points),
    marks,
    reason: urgencyWords(urgency),
    number,
    copy: (ready === 'ready' || ready === 'part') && fixes.length === 1 && fix ? fix.content : null,
  };
}

function freeTask({ title, pointsGain, owner, checkIds, urgency }: TopRecommendation): FirstTask {
  return {
    title,
    gain: gainOf(pointsGain),
    marks: workMarks({ ...(owner ? { owner } : {}), checkIds }),
    reason: urgencyWords(urgency),
    number: null,
    copy: null,
  };
}

const gainOf = (points: number): string => (points > 0 ? `+${points}` : '');

/** For reports from before a summary was written. */
function fallback({ overallScore, score }: Results, gate: Gate | null): string {
  if (gate) return gate.reason;
  const { pagesRead, checksMeasured } = score.coverage;
  return `Your website scores ${overallScore} of 100, by ${plural(checksMeasured, 'check')} on ${plural(pagesRead, 'page')}.`;
}

function selectWords({ score, checks }: Results): VerdictWord[] {
  const gated = score.gates.map((gate) => WORDS.findIndex(({ id }) => id === gateWord(gate)));
  const firstGate = gated.length === 0 ? WORDS.length : Math.min(...gated);
  return WORDS.map(({ id, title, finding, ...word }, index): VerdictWord => {
    const number = wordScore(word, { score, checks });
    if (gated.includes(index)) {
      const cap = Math.min(...score.gates.filter((gate) => gateWord(gate) === id).map((gate) => gate.cap));
      return { id, title, finding, score: number === null ? null : Math.min(number, cap), state: 'closed' };
    }
    const hasUnderstanding = id === 'reach' || id === 'read' || score.understanding !== null;
    if (number === null || !hasUnderstanding) return { id, title, finding, score: null, state: 'unmeasured' };
    return { id, title, finding, score: number, state: index > firstGate ? 'behind' : 'measured' };
  });
}

/** What stands in place of a number, or beside it; '' beside one that is measured. */
export function stateWord({ id, state }: Pick<VerdictWord, 'id' | 'state'>): string {
  if (state !== 'closed') return STATE_WORDS[state];
  return id === 'understand' || id === 'recommend' ? 'held back' : 'closed';
}
const STATE_WORDS = { behind: 'counts once that is mended', unmeasured: 'no score', measured: '' };

/** The sentences beside the line that names the gate: its reason is said there. */
export const saidBeside = ({ sentences, gate }: Pick<Verdict, 'sentences' | 'gate'>): string[] =>
  sentences.filter((sentence) => sentence !== gate?.reason);
