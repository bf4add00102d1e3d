import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import { type Block, heading, paragraph } from './blocks.ts';
import type { CitedEvidence } from './citations.ts';
import { firstStepBlocks, openingBlocks, planBlocks, recommendationBlocks } from './outline/advice-blocks.ts';
import {
  checkBlocks,
  detailBlocks,
  fixBlocks,
  groupDetailBlocks,
  otherReaderBlocks,
} from './outline/appendix-blocks.ts';
import { assistantBlocks } from './outline/assistant-blocks.ts';
import { factBlocks } from './outline/fact-blocks.ts';
import {
  areaBlocks,
  heldBackBlocks,
  pageBlocks,
  questionBlocks,
  ratingBlocks,
  readingBlocks,
  unseenBlocks,
} from './outline/finding-blocks.ts';
import { barrierBlocks, measuredBlocks } from './outline/measured-blocks.ts';
import { saidBlocks } from './outline/said-blocks.ts';
import { type ReportView, selectReport } from './view/report-view.ts';

/** A whole report as one document, before it becomes Markdown, HTML or paper. */
export interface Outline {
  title: string;
  /** Under the title, one line each. */
  subtitle: string[];
  blocks: Block[];
  /** What the numbers in brackets stand for. */
  evidence: CitedEvidence[];
}

/** Everything the caller may see: `results` are cut before they come here. */
export function reportOutline(analysis: AnalysisView, results: Results): Outline {
  const view = selectReport(analysis, results);
  const { summary } = view;
  const kind = analysis.isPaid ? 'Report' : 'Free preview';
  return {
    title: summary.host,
    subtitle: [
      `${kind} on how AI assistants reach, read and understand this website${summary.analysedOn ? `, ${summary.analysedOn}` : ''}`,
      summary.coverage,
    ],
    blocks: [...mainBlocks(view, results), ...appendixBlocks(view)],
    evidence: view.evidence,
  };
}

function mainBlocks(view: ReportView, results: Results): Block[] {
  const { summary } = view;
  return [
    ...openingBlocks(summary),
    ...view.differences,
    ...(view.recommendations ? recommendationBlocks(view.recommendations) : firstStepBlocks(summary)),
    ...planBlocks(view.plan, summary.overall),
    ...ratingBlocks(view),
    ...saidBlocks(view.said),
    ...assistantBlocks(view.assistants, view.grid),
    ...factBlocks(view.facts),
    ...(view.readBy === null ? [] : [paragraph(view.readBy)]),
    ...questionBlocks(view.questions, results.locked?.questions ?? 0),
    ...areaBlocks(view.categories),
    ...readingBlocks(view),
    ...measuredBlocks(view.measurements),
    ...view.groups.flatMap(({ title, lead, citations, blocks }) => [
      heading(2, title, citations),
      ...(blocks.length === 0 ? [paragraph(lead)] : blocks),
    ]),
    ...unseenBlocks(view),
    ...heldBackBlocks(view),
  ];
}

/** For whoever does the work, or wants to look something up. */
function appendixBlocks(view: ReportView): Block[] {
  const recommendations = view.recommendations ?? [];
  return [
    heading(2, 'Appendix'),
    ...fixBlocks(recommendations),
    ...detailBlocks(recommendations),
    ...barrierBlocks(view.measurements),
    ...groupDetailBlocks(view.groups),
    ...checkBlocks(view.categories),
    ...otherReaderBlocks(view.assistants),
    ...pageBlocks(view),
  ];
}
