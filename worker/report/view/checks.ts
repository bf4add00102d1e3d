import type { OutcomeName } from '../../audit/checks/check.ts';
import { subjectOf } from '../../audit/report/check-subjects.ts';
import { toldNumber } from '../../audit/score/area-number.ts';
import { capital } from '../../audit/wording/words.ts';
import type { ReportCheck, Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';

export interface CheckRow {
  id: string;
  /** The sentence that states the outcome; of what has none, and of what a task tells, what was looked at. */
  title: string;
  outcome: OutcomeName;
  /** Why it was not judged; '' when it was. */
  because: string;
  citations: number[];
  /** The task that tells it, as it is numbered; null of a fault without one, and of everything else. */
  task: number | null;
}

export interface CheckCategory {
  id: string;
  title: string;
  /** null = shown and never scored, or too little measured, or nearly full with something left open. */
  score: number | null;
  scored: boolean;
  /** Any of its checks came out: without a score, too little was measured for one. */
  judged: boolean;
  group: 'access' | 'understanding' | null;
  rows: CheckRow[];
  /** "3 to fix, 8 without a fault we saw, 2 not measured". */
  tally: string;
}

/** In place of the number of an area that has none. */
export const withoutScore = ({ scored, judged }: Pick<CheckCategory, 'scored' | 'judged'>): string =>
  scored ? (judged ? 'no score' : 'not measured') : 'not scored';

/** What needs work first; what was not judged last. */
const ORDER: readonly OutcomeName[] = ['fail', 'partial', 'pass', 'info', 'inconclusive', 'not_applicable'];

export function selectCategories(
  { score, checks, premiumResults }: Pick<Results, 'score' | 'checks'> & Partial<Results>,
  citations: Citations,
): CheckCategory[] {
  const taskOf = new Map(
    (premiumResults?.recommendations ?? []).flatMap(({ checkIds }, at) => checkIds.map((id) => [id, at + 1] as const)),
  );
  const rowsOf = (id: string) =>
    checks
      .filter(({ category }) => category === id)
      .toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || b.weight - a.weight)
      .map((check) => toRow(check, taskOf.get(check.id) ?? null, citations));
  const categories = score.categories.map(({ id, title, score, group }) => ({
    id,
    title,
    score: toldNumber({ id, score }, checks),
    group,
    rows: rowsOf(id),
  }));
  const unscored = rowsOf('agent-readiness');
  return [
    ...categories.map((category) => ({ ...category, scored: true, ...judgedOf(category.rows) })),
    ...(unscored.length === 0
      ? []
      : [
          {
            id: 'agent-readiness',
            title: 'Agent readiness',
            score: null,
            scored: false,
            group: null,
            rows: unscored,
            ...judgedOf(unscored),
          },
        ]),
  ];
}

/** What a task tells is told there, with its proof and its reason. */
function toRow(check: ReportCheck, number: number | null, citations: Citations): CheckRow {
  const task = isFault(check) ? number : null;
  const isNamed = task !== null || hasNoOutcome(check);
  return {
    id: check.id,
    title: isNamed ? capital(subjectOf(check)) : check.title,
    outcome: check.outcome,
    because: check.because ?? '',
    citations: task === null ? citations.cite(check.evidence ?? []) : [],
    task,
  };
}

const isFault = ({ outcome }: ReportCheck): boolean => outcome === 'fail' || outcome === 'partial';

/** A sentence would state what nobody found. */
const hasNoOutcome = ({ outcome }: ReportCheck): boolean => outcome === 'inconclusive' || outcome === 'not_applicable';

const judgedOf = (rows: readonly CheckRow[]): Pick<CheckCategory, 'judged' | 'tally'> => ({
  judged: rows.some(({ outcome }) => outcome === 'pass' || outcome === 'partial' || outcome === 'fail'),
  tally: tally(rows),
});

function tally(rows: readonly CheckRow[]): string {
  const count = (...names: OutcomeName[]) => rows.filter(({ outcome }) => names.includes(outcome)).length;
  const parts: [number, string][] = [
    [count('fail'), 'to fix'],
    [count('partial'), 'to improve'],
    [count('pass'), 'without a fault we saw'],
    [count('info'), 'to know'],
    [count('inconclusive'), 'not measured'],
    [count('not_applicable'), 'not applicable'],
  ];
  const said = parts.filter(([n]) => n > 0).map(([n, words]) => `${n} ${words}`);
  return said.length === 0 ? 'Nothing to check here' : said.join(', ');
}
