import type { AnalysisView } from '../../contract/api.ts';
import type { Plan, PremiumResults } from '../../contract/premium.ts';
import type { OwnerDifference, PictureSize, RatedFacts, Results } from '../../contract/results.ts';
import type { ReportProse, ReportTranslation } from '../../contract/translation.ts';
import type { CitedEvidence } from '../citations.ts';
import { type Cover, selectCovers } from './covers.ts';
import { type ReportView, selectReport } from './report-view.ts';
import { townsOf } from './where-it-is.ts';

/** What the browser asks for once a part of it is unfolded. */
export const FOLDED_PARTS = ['findings', 'playbook', 'appendix'] as const;
export type FoldedPartId = (typeof FOLDED_PARTS)[number];
export const isFoldedPart = (id: string): id is FoldedPartId => FOLDED_PARTS.some((part) => part === id);

/** Numbers are those of the whole document, whatever part of it is there. */
interface Cited {
  evidence: CitedEvidence[];
  /** What lines of the paid groups rest on, by JSON pointer into them. */
  cited: [pointer: string, numbers: readonly number[]][];
}

/** An analysis as its document opens: everything that is in view before anything is unfolded, and the whole of the work. */
export interface DocumentView extends Omit<AnalysisView, 'results'> {
  /** null while there is no report. */
  opening: OpeningPart | null;
  /** Where its sentences are there in the language of its website, or its owner may have them put into it. */
  translation?: ReportTranslation;
  /** In another language than English: the sentences that are there in it. `words`: who put them into it. */
  prose?: ReportProse & { words: string };
}

export interface OpeningPart
  extends Cited,
    Pick<
      ReportView,
      'summary' | 'verdict' | 'answer' | 'findings' | 'losses' | 'homeUrl' | 'assistants' | 'said' | 'grid' | 'locked'
    > {
  header: { name: string | null; about: string; picture: PictureSize | null };
  worklist: ReportView['worklist'];
  plan: Plan;
  differences: OwnerDifference[];
  /** What hinders readers; none unpaid. */
  crawlIssues: PremiumResults['technicalAudit']['crawlabilityIssues'];
  covers: Cover[];
  counts: {
    /** Tasks held back; 0 once paid. */
    heldTasks: number;
    /** Of everything else that is held back. */
    heldItems: number;
    unseen: number;
    sources: number;
  };
  /** Whether the paid groups are there, are held back, or were never made. */
  paidPart: 'there' | 'held back' | 'none';
}

export interface FindingsPart
  extends Cited,
    Pick<ReportView, 'facts' | 'readBy' | 'sections' | 'questions' | 'categories' | 'measurements'> {
  part: 'findings';
  /** null unpaid. */
  premium: Pick<PremiumResults, 'technicalOptimizations' | 'technicalAudit'> | null;
}

export interface PlaybookPart extends Cited {
  part: 'playbook';
  /** null unpaid. */
  premium: PlaybookGroups | null;
}

export type PlaybookGroups = Omit<PremiumResults, 'recommendations' | 'technicalOptimizations' | 'technicalAudit'>;

export interface AppendixPart extends Cited, Pick<ReportView, 'unseen' | 'pages' | 'wordedBy'> {
  part: 'appendix';
  coverage: string;
  method: string | null;
  /** Checks that came to no verdict. */
  undecided: { id: string; title: string; because: string }[];
}

export type FoldedPart = FindingsPart | PlaybookPart | AppendixPart;

export function documentView({ results, ...analysis }: AnalysisView): DocumentView {
  return { ...analysis, opening: results && openingOf({ ...analysis, results }, results) };
}

function openingOf(analysis: AnalysisView, results: Results): OpeningPart {
  const view = selectReport(analysis, results);
  const { summary, verdict, answer, findings, losses, homeUrl, assistants, said, grid, locked, worklist, premium } =
    view;
  const crawlIssues = premium?.technicalAudit.crawlabilityIssues ?? [];
  const held = results.locked ?? {};
  return cite(
    {
      ...{ summary, verdict, answer, findings, losses, homeUrl, assistants, said, grid, locked, worklist, crawlIssues },
      header: headerOf(results),
      plan: results.plan ?? [],
      differences: results.ownerDifferences ?? [],
      covers: selectCovers(premium, held),
      counts: {
        heldTasks: held.recommendations ?? 0,
        heldItems: locked.reduce((sum, { id, count }) => sum + (id === 'recommendations' ? 0 : count), 0),
        unseen: view.unseen.length,
        sources: view.evidence.length,
      },
      paidPart: premium !== null ? 'there' : results.locked === undefined ? 'none' : 'held back',
    },
    view,
    ['/technicalAudit/crawlabilityIssues/'],
  );
}

export function foldedPart(analysis: AnalysisView, results: Results, id: FoldedPartId): FoldedPart {
  const view = selectReport(analysis, results);
  switch (id) {
    case 'findings':
      return findingsPart(view);
    case 'playbook':
      return playbookPart(view);
    case 'appendix':
      return appendixPart(view);
  }
}

function findingsPart(view: ReportView): FindingsPart {
  const { facts, readBy, sections, questions, categories, measurements, premium } = view;
  return cite(
    {
      ...{ part: 'findings', facts, readBy, sections, questions, categories, measurements },
      premium: premium && {
        technicalOptimizations: premium.technicalOptimizations,
        technicalAudit: premium.technicalAudit,
      },
    },
    view,
    ['/technicalAudit', '/technicalOptimizations'],
  );
}

function playbookPart(view: ReportView): PlaybookPart {
  if (view.premium === null) return { part: 'playbook', premium: null, evidence: [], cited: [] };
  const { recommendations: _, technicalOptimizations: _t, technicalAudit: _a, ...premium } = view.premium;
  return cite(
    { part: 'playbook', premium },
    view,
    Object.keys(premium).map((group) => `/${group}`),
  );
}

function appendixPart({
  unseen,
  pages,
  evidence,
  summary,
  measurements,
  categories,
  wordedBy,
}: ReportView): AppendixPart {
  return {
    part: 'appendix',
    ...{ unseen, pages, evidence, wordedBy, cited: [] },
    coverage: summary.coverage,
    method: measurements?.method ?? null,
    undecided: categories.flatMap(({ rows }) =>
      rows
        .filter(({ outcome }) => outcome === 'inconclusive')
        .map(({ id, title, because }) => ({ id, title, because })),
    ),
  };
}

function headerOf({ facts, picture }: Results): OpeningPart['header'] {
  // A name in a heading is vouched for.
  const { businessName, trade, addresses } = facts;
  const place = townsOf(addresses, isSure).names.join(' and ');
  const about = [trade && isSure(trade) && trade.value.id !== 'other' ? trade.value.label.toLowerCase() : '', place];
  return {
    name: businessName && isSure(businessName) ? businessName.value : null,
    about: about.filter(Boolean).join(', '),
    picture: picture ?? null,
  };
}

type Sureness = Pick<NonNullable<RatedFacts['businessName']>, 'certainty' | 'confirmed'>;
const isSure = ({ certainty, confirmed }: Sureness): boolean => certainty === 'certain' || confirmed !== undefined;

/** With the evidence it cites: by its own rows, and by the paid lines below these pointers. */
function cite<T extends object>(part: T, view: ReportView, pointers: readonly string[]): T & Cited {
  const cited = [...view.cited].filter(
    ([pointer, numbers]) => numbers.length > 0 && pointers.some((each) => pointer.startsWith(each)),
  );
  const numbers = new Set([...citedIn(part), ...cited.flatMap(([, each]) => each)]);
  return { ...part, cited, evidence: view.evidence.filter(({ number }) => numbers.has(number)) };
}

/** Every model of the view names what its rows rest on `citations`. */
function citedIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'citations' ? (each as number[]) : citedIn(each)));
}
