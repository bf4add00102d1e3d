import type { ProgressRecord, Stage } from '../../../worker/contract/progress.ts';

/**
 * A record as the server sends it, or null for anything else. Lists that are missing become empty; a stage of a newer server stays, and
 * reads "Processing". By hand: the contract's schema would bring its whole validator into the page.
 */
export function parseProgress(input: unknown): ProgressRecord | null {
  if (typeof input !== 'object' || input === null) return null;
  const record = input as Partial<ProgressRecord>;
  if (typeof record.sessionId !== 'string' || typeof record.progress !== 'number') return null;
  if (typeof record.stage !== 'string') return null;
  return {
    sessionId: record.sessionId,
    seq: record.seq ?? 0,
    stage: record.stage as Stage,
    progress: Math.min(100, Math.max(0, record.progress)),
    message: record.message ?? '',
    currentPageIndex: record.currentPageIndex ?? 0,
    totalPages: record.totalPages ?? 0,
    currentPage: record.currentPage ?? '',
    websiteUrl: record.websiteUrl ?? '',
    startedAt: record.startedAt ?? 0,
    pages: Array.isArray(record.pages) ? record.pages : [],
    facts: Array.isArray(record.facts) ? record.facts : [],
    ...(typeof record.expectedMs === 'number' ? { expectedMs: record.expectedMs } : {}),
    ...(record.picture ? { picture: record.picture } : {}),
  };
}
