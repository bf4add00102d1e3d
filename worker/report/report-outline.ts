import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import { type Block, heading, paragraph } from './blocks.ts';
import type { CitedEvidence } from './citations.ts';
import { firstStepBlocks, openingBlocks, planBlocks, recommendationBlocks } from './outline/advice-blocks.ts';
import { assistantBlocks } from './outline/assistant-blocks.ts';
import { factBlocks } from './outline/fact-blocks.ts';
import {
  checkBlocks,
  heldBackBlocks,
  pageBlocks,
  questionBlocks,
  ratingBlocks,
  readingBlocks,
} from './outline/finding-blocks.ts';
import { measuredBlocks } from './outline/measured-blocks.ts';
import { selectReport } from './view/report-view.ts';

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
    blocks: [
      ...openingBlocks(summary),
      ...view.differences,
      ...(view.recommendations ? recommendationBlocks(view.recommendations) : firstStepBlocks(summary)),
      ...planBlocks(view.plan, summary.overall),
      ...ratingBlocks(view),
      ...assistantBlocks(view.assistants, view.grid),
      ...factBlocks(view.facts),
      ...questionBlocks(view.questions, results.locked?.questions ?? 0),
      ...checkBlocks(view.categories),
      ...readingBlocks(view),
      ...measuredBlocks(view.measurements),
      ...view.groups.flatMap(({ title, lead, citations, blocks }) => [
        heading(2, title),
        paragraph(lead, citations),
        ...blocks,
      ]),
      ...pageBlocks(view),
      ...heldBackBlocks(view),
    ],
    evidence: view.evidence,
  };
}
