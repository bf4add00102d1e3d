import type { PremiumGroup } from '../contract/premium.ts';
import { GROUP_LEADS, GROUP_TITLES } from './group-words.ts';
import { FINDING_IDS, FINDING_SHORT, FINDING_TITLES, type FindingId } from './view/findings.ts';
import { checksLead, pagesLead, ratingsLead } from './view/leads.ts';
import { planLead } from './view/plan.ts';
import { questionsLead } from './view/questions.ts';
import type { ReportView } from './view/report-view.ts';

/** Sections besides the paid groups. */
export type SectionId =
  | 'recommendations'
  | 'plan'
  | 'ratings'
  | 'assistants'
  | 'facts'
  | 'questions'
  | 'checks'
  | 'reading'
  | 'measurements'
  | 'unseen'
  | 'pages'
  | 'held-back';

/** What each is called, on screen as in files and on paper. */
export const SECTION_TITLES: Record<SectionId, string> = {
  recommendations: GROUP_TITLES.recommendations,
  plan: 'Plan for 90 days',
  ratings: 'At a glance',
  assistants: 'Which assistants may read you',
  facts: 'What an assistant learns about you',
  questions: 'Customers’ questions',
  checks: 'Checks',
  reading: 'Your home page, read twice',
  measurements: 'Measured in a browser',
  unseen: 'What this report cannot see',
  pages: 'Pages',
  'held-back': 'The full report',
};

/** In the table of contents, where that is shorter than the title. */
const SHORT_TITLES: Partial<Record<SectionId, string>> = {
  assistants: 'Assistants',
  facts: 'What they learn',
  reading: 'Two readings',
  measurements: 'Speed and access',
  unseen: 'Not seen',
};

export const NO_RECOMMENDATIONS = 'We found nothing that would raise the score.';

export interface ReportSection<Id = SectionId | Exclude<PremiumGroup, 'recommendations'>> {
  id: Id;
  title: string;
  /** In the table of contents. */
  short: string;
  lead: string;
  /** What the lead rests on. */
  citations: number[];
}

/**
 * The sections of a report in their order: what to do, what was found, the other paid groups, what it rests on. Those without content
 * are left out.
 */
export const reportSections = (view: ReportView): ReportSection[] => [
  ...sectionsOf(BEFORE_GROUPS, view),
  ...view.groups.flatMap(({ id, title, lead, citations }) =>
    id === 'recommendations' ? [] : [{ id, title, short: title, lead, citations }],
  ),
  ...sectionsOf(AFTER_GROUPS, view),
];

const BEFORE_GROUPS = [
  'recommendations',
  'plan',
  'ratings',
  'assistants',
  'facts',
  'questions',
  'checks',
  'reading',
  'measurements',
] as const satisfies SectionId[];

const AFTER_GROUPS = ['unseen', 'pages', 'held-back'] as const satisfies SectionId[];

const sectionsOf = (ids: readonly SectionId[], view: ReportView): ReportSection<SectionId>[] =>
  ids.flatMap((id) => {
    const lead = LEADS[id](view);
    return lead === null ? [] : [{ id, title: SECTION_TITLES[id], short: shortTitle(id, view), lead, citations: [] }];
  });

const shortTitle = (id: SectionId, { recommendations }: ReportView): string =>
  id === 'recommendations'
    ? `Recommendations (${recommendations?.length ?? 0})`
    : (SHORT_TITLES[id] ?? SECTION_TITLES[id]);

/** One sentence with the outcome, under the title; null for a section without content. */
const LEADS: Record<SectionId, (view: ReportView) => string | null> = {
  recommendations: ({ recommendations }) =>
    recommendations && (recommendations.length === 0 ? NO_RECOMMENDATIONS : GROUP_LEADS.recommendations),
  plan: ({ plan, summary }) => (plan.length === 0 ? null : planLead(plan, summary.overall)),
  ratings: ({ sections }) => ratingsLead(sections),
  assistants: ({ assistants }) => assistants.headline,
  facts: () => 'Read from your pages as a stranger would. Every entry names its source; what we did not find is said.',
  questions: ({ questions, locked }) =>
    questions.length === 0 ? null : questionsLead(questions, locked.find(({ id }) => id === 'questions')?.count ?? 0),
  checks: ({ categories }) => checksLead(categories),
  reading: ({ reading }) => reading?.sentence ?? null,
  measurements: ({ measurements }) => measurements?.headline ?? null,
  unseen: ({ unseen }) =>
    unseen.length === 0 ? null : 'Nobody can measure these from outside. Each line says how you can.',
  pages: ({ summary }) => pagesLead(summary),
  'held-back': ({ locked }) =>
    locked.length === 0
      ? null
      : 'This preview is yours to keep. The full report adds what stands here, all of it about this website.',
};

/** The other paid groups, folded to four covers. */
export const COVERS = [
  { id: 'words', title: 'Words to publish', groups: ['contentStrategy', 'contentOptimization'] },
  {
    id: 'beyond',
    title: 'Beyond your website',
    groups: ['competitorAnalysis', 'localSeoAnalysis', 'socialMediaOptimization'],
  },
  {
    id: 'measure',
    title: 'Measure it',
    groups: ['performanceTracking', 'abTestingRecommendations', 'aiToolsIntegration'],
  },
  {
    id: 'trade',
    title: 'Your trade',
    groups: ['industryInsights', 'voiceSearchOptimization', 'businessSpecificTips'],
  },
] as const satisfies { id: string; title: string; groups: PremiumGroup[] }[];
export type CoverId = (typeof COVERS)[number]['id'];

/** Paid groups that are told where they belong, in the work and in the findings. */
export const PLACED_GROUPS = {
  recommendations: 'work',
  technicalOptimizations: 'work',
  technicalAudit: 'speed',
} as const satisfies Partial<Record<PremiumGroup, DocumentId>>;

export type DocumentId = 'answer' | 'work' | FindingId | CoverId | 'unseen' | 'appendix';

export interface DocumentSection {
  id: DocumentId;
  title: string;
  /** In the table of contents. */
  short: string;
}

const section = (id: DocumentId, title: string, short = title): DocumentSection => ({ id, title, short });

/**
 * The one order of a report, on screen as in files and on paper: the answer, the work, the findings, the playbook, what it cannot see
 * and what it rests on.
 */
export const DOCUMENT: readonly DocumentSection[] = [
  section('answer', 'The answer', 'Answer'),
  section('work', 'What to do', 'Work'),
  ...FINDING_IDS.map((id) => section(id, FINDING_TITLES[id], FINDING_SHORT[id])),
  ...COVERS.map(({ id, title }) => section(id, title)),
  section('unseen', 'What this report cannot see', 'Not seen'),
  section('appendix', 'Appendix'),
];

const DOCUMENT_TITLES = new Map(DOCUMENT.map(({ id, title }) => [id, title]));
export const documentTitle = (id: DocumentId): string => DOCUMENT_TITLES.get(id) ?? '';
