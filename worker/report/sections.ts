import type { PremiumGroup } from '../contract/premium.ts';
import { COVER_IDS, COVERS, type CoverId } from './view/covers.ts';
import { FINDING_IDS, FINDING_SHORT, FINDING_TITLES, type FindingId } from './view/findings.ts';

/** Paid groups that are told where they belong, in the work and in the findings; the others stand behind the covers. */
export const PLACED_GROUPS = {
  recommendations: 'work',
  technicalOptimizations: 'appendix',
  technicalAudit: 'speed',
} as const satisfies Partial<Record<PremiumGroup, DocumentId>>;

export type DocumentId = 'answer' | 'work' | 'said' | FindingId | CoverId | 'unseen' | 'appendix';

export interface DocumentSection {
  id: DocumentId;
  title: string;
  /** In the table of contents. */
  short: string;
}

const section = (id: DocumentId, title: string, short = title): DocumentSection => ({ id, title, short });

/** The parts the screen gathers the sections in, in the same order. */
export const PARTS = {
  answer: { title: 'The answer', short: 'The answer' },
  work: { title: 'The work', short: 'The work' },
  findings: { title: 'The findings', short: 'The findings' },
  playbook: { title: 'The playbook', short: 'The playbook' },
  grounds: { title: 'What it rests on', short: 'Sources' },
} as const;

/**
 * The one order of a report, on screen as in files and on paper: the answer, the work, the findings, the playbook, what it cannot see
 * and what it rests on.
 */
export const DOCUMENT: readonly DocumentSection[] = [
  section('answer', PARTS.answer.title, 'Answer'),
  section('work', PARTS.work.title, 'Work'),
  // Where they were asked.
  section('said', 'What assistants say about you today', 'Said today'),
  ...FINDING_IDS.map((id) => section(id, FINDING_TITLES[id], FINDING_SHORT[id])),
  ...COVER_IDS.map((id) => section(id, COVERS[id].title)),
  section('unseen', 'What this report cannot see', 'Not seen'),
  section('appendix', 'Appendix'),
];

const SECTIONS = new Map(DOCUMENT.map((one) => [one.id, one]));
export const documentTitle = (id: DocumentId): string => SECTIONS.get(id)?.title ?? '';
/** In the table of contents. */
export const shortTitle = (id: DocumentId): string => SECTIONS.get(id)?.short ?? '';
