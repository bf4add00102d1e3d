import type { ProgressRecord } from '../../../worker/contract/progress.ts';

/** Headline of a stage, from the specification; anything unknown is "Processing". */
export function stageTitle(stage: string): string {
  switch (stage) {
    case 'discovery':
      return 'Discovering Pages';
    case 'scraping':
      return 'Analyzing Content';
    case 'analysis':
      return 'AI Processing';
    case 'complete':
      return 'Analysis Complete';
    case 'failed':
      return 'Analysis Failed';
    default:
      return 'Processing';
  }
}

/** Time left: what recent analyses took, by the share of the work that is left. Before any are known, the specification's reading. */
export function estimatedTime({ progress, expectedMs }: Pick<ProgressRecord, 'progress' | 'expectedMs'>): string {
  if (expectedMs !== undefined) return aboutTime((expectedMs * (100 - progress)) / 100);
  if (progress < 20) return '5-8 minutes';
  if (progress < 80) return '3-5 minutes';
  return '1-2 minutes';
}

const MINUTE_MS = 60_000;

function aboutTime(ms: number): string {
  if (ms < 10_000) return 'a few seconds';
  if (ms < 1.5 * MINUTE_MS) return `about ${Math.ceil(ms / 10_000) * 10} seconds`;
  return `about ${Math.round(ms / MINUTE_MS)} minutes`;
}

/** "page 3 of 12", or null while nothing is being read. */
export function pageCount({ stage, currentPageIndex, totalPages }: ProgressRecord): string | null {
  return stage === 'scraping' && totalPages > 0 ? `page ${Math.max(1, currentPageIndex)} of ${totalPages}` : null;
}

export function documentTitle(record: ProgressRecord): string {
  if (record.stage === 'complete') return '100% · Opening your results · Answerable';
  if (record.stage === 'failed') return 'Analysis failed · Answerable';
  return `${Math.round(record.progress)}% · ${stageTitle(record.stage)} · Answerable`;
}

/** What a screen reader is told: one sentence, only changing with the stage, the page or each ten per cent. */
export function spokenProgress(record: ProgressRecord): string {
  const page = pageCount(record);
  const tens = Math.floor(record.progress / 10) * 10;
  return `${stageTitle(record.stage)}${page === null ? '' : `, ${page}`}, ${tens} percent`;
}
