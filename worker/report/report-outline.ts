import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import type { ReportProse } from '../contract/translation.ts';
import { heading, paragraph } from './blocks.ts';
import type { CitedEvidence } from './citations.ts';
import type { Cover, DocumentBlock } from './document-block.ts';
import {
  checkBlocks,
  detailBlocks,
  fixBlocks,
  groupDetailBlocks,
  otherReaderBlocks,
  pageBlocks,
} from './outline/appendix-blocks.ts';
import { coverOf } from './outline/cover-block.ts';
import { playbookBlocks, underTitle } from './outline/cover-groups.ts';
import { findingBlocks, groupsBesideAnswers, heldBackBlocks, unseenBlocks } from './outline/finding-blocks.ts';
import { metricBlocks } from './outline/measured-blocks.ts';
import { saidBlocks } from './outline/said-blocks.ts';
import { workBlocks } from './outline/work-blocks.ts';
import { DOCUMENT, type DocumentId, documentTitle } from './sections.ts';
import { sourceMarks } from './source-marks.ts';
import { proseLines, proseWords } from './view/prose.ts';
import { type ReportView, selectReport } from './view/report-view.ts';
import { type Voice, voiceOf } from './view/voice.ts';

/** A whole report as one document, before it becomes Markdown, HTML or paper. */
export interface Outline {
  title: string;
  blocks: DocumentBlock[];
  /** What the numbers in brackets stand for. */
  evidence: CitedEvidence[];
  isPaper: boolean;
  /** How its lines are said. */
  voice: Voice;
}

/**
 * Everything the caller may see: `results` are cut before they come here. `paper` is what one reads and hands on: without code and
 * appendix. `prose`: its lines in another language.
 */
export function reportOutline(
  analysis: AnalysisView,
  results: Results,
  { depth = 'whole', prose = null }: { depth?: 'whole' | 'paper'; prose?: ReportProse | null } = {},
): Outline {
  const selected = selectReport(analysis, results);
  const view = { ...selected, groups: groupsBesideAnswers(selected) };
  const cover = coverOf(analysis, results, view, depth === 'paper');
  const blocks = DOCUMENT.flatMap(({ id }) =>
    depth === 'paper' && id === 'appendix' ? [] : partOf(id, view, cover, depth),
  );
  if (prose) blocks.splice(1, 0, paragraph(proseWords(prose, proseLines(view).length)));
  const cited = numbersIn(blocks.filter(({ kind }) => !UNCITED.has(kind)));
  // A source that no line shows would stand there as a statement of its own. Numbers stay those of the screen.
  const evidence = view.evidence.filter(({ number }) => cited.has(number));
  return { title: cover.name, blocks, evidence, isPaper: depth === 'paper', voice: voiceOf(prose) };
}

/** They hold sources and show none. */
const UNCITED: ReadonlySet<DocumentBlock['kind']> = new Set(['tasks', 'grid']);

/** Code is no reading matter: on paper it is only said where it is. */
const TEXTS_IN = { whole: 'see the appendix', paper: 'in the report on screen, and in the file for your web person' };
const DETAILS_IN = { whole: 'see the appendix', paper: 'see the report on screen' };

function partOf(id: DocumentId, view: ReportView, cover: Cover, depth: 'whole' | 'paper'): DocumentBlock[] {
  switch (id) {
    case 'answer':
      return [{ kind: 'cover', cover }, ...view.differences];
    case 'work':
      return workBlocks(view, TEXTS_IN[depth]);
    case 'said':
      return saidBlocks(view.said);
    case 'open':
      // The findings keep the order their weight gives them.
      return findingBlocks(view);
    case 'words':
      return playbookBlocks(view, DETAILS_IN[depth]);
    case 'unseen':
      return [
        ...unseenBlocks(view),
        ...heldBackBlocks(view),
        ...(view.wordedBy === null ? [] : [paragraph(view.wordedBy)]),
      ];
    case 'appendix':
      return appendixBlocks(view);
    default:
      return [];
  }
}

/** For whoever does the work, or wants to look something up. */
function appendixBlocks(view: ReportView): DocumentBlock[] {
  const recommendations = view.recommendations ?? [];
  return [
    heading(2, documentTitle('appendix'), [], 'appendix'),
    ...fixBlocks(recommendations),
    ...detailBlocks(recommendations, view.worklist?.rows.slice(0, view.worklist.fullCount) ?? []),
    ...metricBlocks(view.measurements),
    ...view.groups
      .filter(({ id }) => id === 'technicalOptimizations')
      .flatMap(({ title, citations, blocks }) => underTitle(title, citations, blocks)),
    ...groupDetailBlocks(view.groups),
    ...checkBlocks(view),
    ...otherReaderBlocks(view.assistants),
    ...pageBlocks(view),
  ];
}

/** Every number shown anywhere in a part of the document. */
function numbersIn(part: unknown, found: Set<number> = new Set()): Set<number> {
  if (Array.isArray(part)) for (const item of part) numbersIn(item, found);
  else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) {
      if (name === 'citations') for (const number of sourceMarks(value as number[])) found.add(number);
      else numbersIn(value, found);
    }
  }
  return found;
}
