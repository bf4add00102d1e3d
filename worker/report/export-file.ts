import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown.ts';
import { reportOutline } from './report-outline.ts';
import { hostOf } from './view/web-links.ts';

export const EXPORT_FORMATS = ['json', 'md', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** "answerable-lantern-bakery.example-2026-11-02.md": letters, digits, dots and hyphens, whatever the address holds. */
export function exportName({ websiteUrl, completedAt, createdAt }: AnalysisView, format: string): string {
  const host = hostOf(websiteUrl).replace(/[^a-z0-9.-]+/gi, '-');
  const day = new Date(completedAt ?? createdAt).toISOString().slice(0, 10);
  return `answerable-${host}-${day}.${format}`;
}

/** What a machine may want: the results as the caller may see them, and what they are of. */
export function toJson({ websiteUrl, isPaid, createdAt, completedAt }: AnalysisView, results: Results): string {
  return `${JSON.stringify({ websiteUrl, isPaid, createdAt, completedAt, results }, null, 2)}\n`;
}

export const reportMarkdown = (analysis: AnalysisView, results: Results): string =>
  toMarkdown(reportOutline(analysis, results));

export const reportHtml = (analysis: AnalysisView, results: Results): string =>
  toHtml(reportOutline(analysis, results));
