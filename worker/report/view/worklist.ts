import { isOwnersAlone } from '../../audit/advice/doer.ts';
import type { Plan, Recommendation } from '../../contract/premium.ts';
import type { Results } from '../../contract/results.ts';
import type { RecommendationView } from './recommendations.ts';
import { isWhole } from './summary.ts';

/** The one list of everything to do. */
export interface Worklist {
  rows: RecommendationView[];
  /** How many are in view before anybody asks for more. */
  firstCount: number;
  /** How many are told in full where nothing unfolds: what is small has a line there, and the rest of its words in the appendix. */
  fullCount: number;
  /** "58% of the gain"; '' where nothing is gained, or all of it by those. */
  firstShare: string;
  /** "Show 24 smaller ones (+0.1 to +0.3 each)"; '' when there are none. */
  more: string;
  /**
   * The total once everything is done, and how many of the first tasks it takes; null in reports without a plan, and where too much was not
   * measured to promise one.
   */
  reachable: number | null;
  reachableAfter: number | null;
  /** What all of it gains, where no total is promised; null where one is, or nothing is gained. */
  worth: number | null;
  columns: EffortColumn[];
  textReady: number;
}

/** What takes about as long. */
export interface EffortColumn {
  effort: Recommendation['effort'];
  label: string;
  count: number;
  /** Of the total. */
  points: number;
  dots: { number: number; title: string; points: number; isTop: boolean }[];
}

/** `gain`: as the plan has them, see `orderWords`. */
export const GROUPINGS = ['gain', 'days', 'page', 'who'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const GROUPING_WORDS: Record<Grouping, string> = {
  gain: 'Best first',
  days: '30/60/90 days',
  page: 'Page',
  who: 'Who',
};

export const EFFORT_LABELS: Record<Recommendation['effort'], string> = {
  minutes: 'Minutes',
  hours: 'Hours',
  day: 'A day',
  days: 'Days',
};

const TEXT_WORDS: Record<RecommendationView['ready'], string> = {
  ready: 'text ready',
  part: 'text for part of it',
  gaps: 'text to complete',
  none: '',
};

/** That a task takes minutes is told where its change is to paste what stands ready, and its doer where nobody else can do it. */
export function workMarks({
  effort,
  owner,
  checkIds,
  ready = 'none',
}: Partial<Pick<Recommendation, 'effort' | 'owner'>> &
  Pick<Recommendation, 'checkIds'> & {
    ready?: RecommendationView['ready'];
  }): string[] {
  return [
    ready === 'ready' && effort === 'minutes' ? EFFORT_LABELS[effort] : '',
    owner === 'you' && isOwnersAlone(checkIds) ? 'You' : '',
    TEXT_WORDS[ready],
  ].filter((mark) => mark !== '');
}

/** Whether a question to its owner fits, no page tells. */
export const urgencyWords = (urgency: Recommendation['urgency'] | null): string =>
  urgency === 'asks' ? 'if it fits you' : '';

const ORDER_WORDS = 'What keeps assistants out and what can mislead stands first.';

/** '' where nothing of the kind stands there. */
export const orderWords = (rows: readonly Pick<RecommendationView, 'urgency'>[]): string =>
  rows.some(({ urgency }) => urgency === 'shuts out' || urgency === 'misleads') ? ORDER_WORDS : '';

const FIRST = 7;
const TOP = 5;
export function selectWorklist(
  rows: RecommendationView[],
  { overallScore, score }: Pick<Results, 'overallScore' | 'score'>,
): Worklist {
  const total = sum(rows);
  const first = rows.slice(0, FIRST);
  const rest = rows.slice(FIRST);
  const tops = new Set(
    rows
      .toSorted((a, b) => b.points - a.points)
      .slice(0, TOP)
      .map(({ number }) => number),
  );
  const afters = rows.flatMap(({ scoreAfter }) => (scoreAfter === null ? [] : [scoreAfter]));
  const end = afters.length === 0 ? null : Math.max(...afters);
  const isPromised = end !== null && isWhole(score);
  return {
    rows,
    firstCount: first.length,
    // Older reports do not tell what is small.
    fullCount: rows.some(isUrgencyTold) ? first.filter(isWeighty).length : first.length,
    firstShare: total > sum(first) && sum(first) > 0 ? `${Math.floor((sum(first) / total) * 100)}% of the gain` : '',
    more: moreWords(rest),
    reachable: isPromised ? end : null,
    reachableAfter: isPromised ? rows.findIndex((row) => row.scoreAfter === end) + 1 : null,
    // What stands beside the tasks, as a reader adds it up: the difference of two rounded scores may be another.
    worth: isPromised || end === null || end <= overallScore || total <= 0 ? null : total,
    columns: (Object.keys(EFFORT_LABELS) as Recommendation['effort'][]).map((effort) => {
      const these = rows.filter((row) => row.effort === effort);
      const dots = these.map(({ number, title, points }) => ({
        number,
        title,
        points,
        isTop: tops.has(number) && points > 0,
      }));
      return { effort, label: EFFORT_LABELS[effort], count: these.length, points: sum(these), dots };
    }),
    textReady: rows.filter(({ ready }) => ready !== 'none').length,
  };
}

const isUrgencyTold = ({ urgency }: RecommendationView): boolean => urgency !== null;
const isWeighty = ({ urgency, priority }: RecommendationView): boolean =>
  urgency !== null && urgency !== 'polishes' && priority !== 'low';

const sum = (rows: readonly RecommendationView[]): number =>
  Math.round(rows.reduce((all, { points }) => all + points, 0) * 10) / 10;

function moreWords(rest: readonly RecommendationView[]): string {
  if (rest.length === 0) return '';
  const gains = rest.map(({ points }) => points).filter((points) => points > 0);
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  const each = gains.length === 0 ? '' : least === most ? ` (+${most} each)` : ` (+${least} to +${most} each)`;
  return `Show ${rest.length} more${each}`;
}

/** What was not measured may be well or not: no total is promised for it. */
export const worthWords = (worth: number): string =>
  `worth ${worth} ${worth === 1 ? 'point' : 'points'} of what could be measured`;

/** "with all of them done", "with the first 2 done": what a gate holds down, little else moves. */
export const reachWords = ({ rows, reachableAfter }: Pick<Worklist, 'rows' | 'reachableAfter'>): string =>
  reachableAfter === null || reachableAfter * 2 > rows.length
    ? 'with all of them done'
    : reachableAfter === 1
      ? 'with the first done'
      : `with the first ${reachableAfter} done`;

export interface WorkGroup {
  id: string;
  /** '' where there is but one. */
  title: string;
  /** "from 77 to 94"; '' where nothing can be said. */
  note: string;
  rows: RecommendationView[];
}

/** The same rows under other headings. By page, a task about several pages stands under each. */
export function groupRows(rows: readonly RecommendationView[], grouping: Grouping, goals: Plan = []): WorkGroup[] {
  switch (grouping) {
    case 'gain':
      return [{ id: 'all', title: '', note: '', rows: [...rows] }];
    case 'days':
      return byKey(rows, ({ days }) => [days ?? 'later'], ['1-30', '31-60', '61-90', 'later']).map(({ key, rows }) => ({
        id: `days-${key}`,
        title: key === 'later' ? 'Whenever you like' : `Days ${key}`,
        note: goals.find(({ days }) => days === key)?.goal ?? '',
        rows,
      }));
    case 'who':
      return byKey(rows, ({ who }) => [who], ['you', 'web person']).map(({ key, rows }) => ({
        id: `who-${key.replace(' ', '-')}`,
        title: key === 'you' ? 'You' : 'Your web person',
        note: pointsNote(rows),
        rows,
      }));
    case 'page':
      return byKey(rows, pageKeys, [WHOLE_SITE]).map(({ key, rows }, index) => ({
        id: `page-${index}`,
        title: key.charAt(0).toUpperCase() + key.slice(1),
        note: pointsNote(rows),
        rows,
      }));
  }
}

const WHOLE_SITE = 'the whole website';

const pageKeys = ({ where }: RecommendationView): string[] => [where === '' ? WHOLE_SITE : where];

const pointsNote = (rows: readonly RecommendationView[]): string => (sum(rows) > 0 ? `+${sum(rows)} points` : '');

/** In the order named, then as they come. */
function byKey(
  rows: readonly RecommendationView[],
  keysOf: (row: RecommendationView) => string[],
  order: readonly string[],
): { key: string; rows: RecommendationView[] }[] {
  const groups = new Map<string, RecommendationView[]>(order.map((key) => [key, []]));
  for (const row of rows) {
    for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].flatMap(([key, rows]) => (rows.length === 0 ? [] : [{ key, rows }]));
}
