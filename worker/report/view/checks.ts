import type { OutcomeName } from '../../audit/checks/check.ts';
import { faultsIn } from '../../audit/wording/faults-in.ts';
import { capital } from '../../audit/wording/words.ts';
import type { ReportCheck, Results } from '../../contract/results.ts';
import { subjectOf } from '../check-subjects.ts';
import type { Citations } from '../citations.ts';
import { pageName } from './places.ts';

export interface CheckRow {
  id: string;
  /** The sentence that states the outcome; of what has none, what was looked at. */
  title: string;
  outcome: OutcomeName;
  /** Why it was not judged; '' when it was. */
  because: string;
  why: string;
  citations: number[];
}

export interface CheckCategory {
  id: string;
  title: string;
  /** null = shown and never scored, or nothing measured. */
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
  scored ? (judged ? 'too little measured' : 'not measured') : 'not scored';

/** What needs work first; what was not judged last. */
const ORDER: readonly OutcomeName[] = ['fail', 'partial', 'pass', 'info', 'inconclusive', 'not_applicable'];

export function selectCategories({ score, checks, pages }: Results, citations: Citations): CheckCategory[] {
  const rowsOf = (id: string) =>
    checks
      .filter(({ category }) => category === id)
      .toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || b.weight - a.weight)
      .map((check) => toRow(check, pages, citations));
  const categories = score.categories.map(({ id, title, score, group }) => ({
    id,
    title,
    score,
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

function toRow(check: ReportCheck, pages: Results['pages'], citations: Citations): CheckRow {
  return {
    id: check.id,
    title: hasNoOutcome(check) ? capital(subjectOf(check)) : `${check.title}${extentWords(check, pages)}`,
    outcome: check.outcome,
    because: check.because ?? '',
    why: check.why ?? '',
    citations: citations.cite(check.evidence ?? []),
  };
}

/** A title speaks of pages, and is true of one as of all. '' where it was seen on all of them. */
function extentWords({ seenOn = 0, title, evidence = [] }: ReportCheck, pages: Results['pages']): string {
  const read = pages.filter(({ status }) => status > 0 && status < 400);
  if (seenOn === 0 || seenOn >= read.length) return '';
  const home = read.find(({ role }) => role === 'home')?.url ?? '';
  // Those that are exempt, as legal pages are of some, may be like them: how many in all is nowhere counted.
  if (seenOn > 1) return ' (seen on several of the pages read)';
  const name = pageName(faultsIn(evidence)[0]?.pageUrl ?? '', home);
  if (name !== HOME) return ` (seen on ${name})`;
  return title.includes(HOME) ? '' : ` (seen on the ${HOME})`;
}
const HOME = 'home page';

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
