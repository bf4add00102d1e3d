import type { Block } from './blocks.ts';
import type { AccessGrid } from './view/access-grid.ts';
import type { AnswerCard } from './view/answer-card.ts';
import type { CheckCategory } from './view/checks.ts';
import type { Finding } from './view/findings.ts';
import type { RecommendationView } from './view/recommendations.ts';
import type { Summary } from './view/summary.ts';
import type { Verdict } from './view/verdict.ts';

/** What a document has beside running text: parts that each kind of file draws in its own way. */
export type DocumentBlock =
  | Block
  | { kind: 'cover'; cover: Cover }
  | { kind: 'task'; task: RecommendationView }
  /** Tasks that have but a line each. */
  | { kind: 'tasks'; tasks: RecommendationView[] }
  /** Pages by assistants. */
  | { kind: 'grid'; grid: AccessGrid }
  /** Scores, worst first. */
  | { kind: 'bars'; bars: AreaBar[] };

type AreaBar = Pick<CheckCategory, 'title' | 'score' | 'scored' | 'judged'>;

/** Depth one: what an owner knows after ten seconds. */
export interface Cover {
  /** The business as its website names it beyond doubt, else the host. */
  name: string;
  /** "dentist, Redland"; '' where that is not known. */
  trade: string;
  /** "alder-street.example · 22 November 2026 · 11 of 12 pages read". */
  meta: string;
  summary: Summary;
  verdict: Verdict;
  answer: AnswerCard | null;
  /** The sentence under the title of a preview; null in a report that is paid for. */
  preview: string | null;
  /** Where the cover has a page of its own: what is found further on. */
  findings: Finding[];
}
