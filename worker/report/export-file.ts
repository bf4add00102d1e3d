import { toldNumber } from '../audit/score/area-number.ts';
import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import type { ReportProse } from '../contract/translation.ts';
import { bodyOf, type Looks, toHtml } from './html/html.ts';
import { toMarkdown } from './markdown.ts';
import { sureName } from './outline/cover-block.ts';
import { reportOutline } from './report-outline.ts';
import { hostOf } from './view/web-links.ts';
import { webPersonHtml, webPersonMarkdown } from './web-person/web-person-files.ts';
import { webPersonView } from './web-person/web-person-view.ts';

/** What a report can be kept as, by the end of its address. */
export const EXPORTS = {
  'export.json': { type: 'application/json; charset=utf-8', part: '' },
  'export.md': { type: 'text/markdown; charset=utf-8', part: '' },
  'export.html': { type: 'text/html; charset=utf-8', part: '' },
  'export.pdf': { type: 'application/pdf', part: '' },
  'web-person.md': { type: 'text/markdown; charset=utf-8', part: '-for-web-person' },
  'web-person.html': { type: 'text/html; charset=utf-8', part: '-for-web-person' },
} as const;
export type ExportKind = keyof typeof EXPORTS;

/** Longest part of a file's name that is the business's. */
const MAX_NAME_CHARS = 40;

/**
 * "answerable-lantern-bakery-2026-11-02.md": letters, digits, dots and hyphens, whatever the website calls itself. By its address where
 * its name is not sure, or has no Latin letters.
 */
export function exportName(analysis: AnalysisView, results: Results, kind: ExportKind): string {
  const { websiteUrl, completedAt, createdAt } = analysis;
  const name = slug(sureName(results.facts) ?? '') || hostOf(websiteUrl).replace(/[^a-z0-9.-]+/gi, '-');
  const day = new Date(completedAt ?? createdAt).toISOString().slice(0, 10);
  return `answerable-${name}${EXPORTS[kind].part}-${day}.${kind.split('.').at(-1)}`;
}

function slug(name: string): string {
  // A name that loses more than a quarter of its letters is not told by the rest.
  const letters = name.match(/\p{L}/gu) ?? [];
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
  const words = plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const kept = words.match(/[a-z]/g) ?? [];
  return kept.length * 4 < letters.length * 3 ? '' : words.slice(0, MAX_NAME_CHARS).replace(/-$/, '');
}

/** What a machine may want: the results as the caller may see them, and what they are of. */
export function toJson({ websiteUrl, isPaid, createdAt, completedAt }: AnalysisView, results: Results): string {
  const { score, checks } = results;
  // One number for an area, wherever a report gives it.
  const categories = score.categories.map((area) => ({ ...area, score: toldNumber(area, checks) }));
  const told = { ...results, score: { ...score, categories } };
  return `${JSON.stringify({ websiteUrl, isPaid, createdAt, completedAt, results: told }, null, 2)}\n`;
}

/** `prose`: the lines that are said in another language than English. */
export const reportMarkdown = (analysis: AnalysisView, results: Results, prose: ReportProse | null = null): string =>
  toMarkdown(reportOutline(analysis, results, { prose }));

/** The whole of it, with code and appendix. */
export const reportHtml = (analysis: AnalysisView, results: Results, looks?: Looks): string =>
  toHtml(reportOutline(analysis, results, { prose: looks?.prose ?? null }), looks);

/** What is printed. */
export const reportPaper = (analysis: AnalysisView, results: Results, looks?: Looks): string =>
  toHtml(reportOutline(analysis, results, { depth: 'paper', prose: looks?.prose ?? null }), looks);

/** The words of the paper, as a part of a page. */
export const sharedText = (analysis: AnalysisView, results: Results): string =>
  String(bodyOf(reportOutline(analysis, results, { depth: 'paper' })));

/** The tasks of whoever looks after the website; null unpaid. */
export function webPersonFile(analysis: AnalysisView, results: Results, format: 'md' | 'html'): string | null {
  const view = webPersonView(analysis, results);
  if (view === null) return null;
  return format === 'md' ? webPersonMarkdown(view) : webPersonHtml(view);
}
