import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import { observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../audit/proof/fixtures/websites.ts';
import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import { sampleView } from '../sample/sample-view.ts';
import { launchInNode } from '../testing/node-browser.ts';
import { reportMarkdown, reportPaper } from './export-file.ts';
import { PLAIN } from './html/html.ts';

/** For twelve pages, without the appendix. */
const MAX_WORDS = 6_000;
/** With it, code and sources. */
const MAX_WHOLE_WORDS = 25_000;
/**
 * Of its lines, those that stand in more than half of the reports as well. Invented websites share more gaps than real ones, and what a
 * report no longer says because it may be wrong was said to one website: the fixed lines weigh more.
 */
const MAX_COMMON_SHARE = 0.28;

const view = (websiteUrl: string): AnalysisView => ({
  analysisId: 1,
  websiteUrl,
  isPaid: true,
  isDemo: false,
  status: 'completed',
  results: null,
  failureMessage: null,
  sessionId: '0'.repeat(32),
  createdAt: 0,
  completedAt: 0,
  ticked: [],
  shareUrl: null,
});

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const sample = await sampleView();

const reports: [name: string, analysis: AnalysisView, results: Results][] = [
  ['the sample', view(sample.websiteUrl), sample.results as Results],
  ...Object.entries(WEBSITES).map(([name, website]): [string, AnalysisView, Results] => [
    name,
    view(website.home),
    judge(observeWebsite(website)),
  ]),
];
const files = reports.map(([name, analysis, results]) => {
  const whole = reportMarkdown(analysis, results);
  return { name, whole, told: whole.split('\n## Appendix\n')[0] ?? '' };
});

/** Twelve pages read or fewer: product decisions, `docs/report.md`. */
const MAX_PAPER_PAGES = 14;

let browser: Browser | null;
beforeAll(async () => {
  browser = await launchInNode();
});
afterAll(() => browser?.close());

// Only where the packages bring a Chromium.
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the report on paper', () => {
  it.each(['A4', 'Letter'] as const)('of the sample has 14 pages or fewer on %s', async (size) => {
    const page = await (browser as Browser).newPage();
    await page.setContent(reportPaper(sample, sample.results as Results, { ...PLAIN, size }));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    await page.close();
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.length).toBeLessThanOrEqual(MAX_PAPER_PAGES);
  });
});

describe('the report', () => {
  it.each(files)('of $name is short without its appendix, and not empty', ({ told }) => {
    expect(words(told)).toBeLessThan(MAX_WORDS);
    expect(words(told)).toBeGreaterThan(700);
  });

  it.each(files)('of $name stays a document one can search with its appendix', ({ whole }) => {
    expect(words(whole)).toBeLessThan(MAX_WHOLE_WORDS);
  });

  it('cites a published figure once', () => {
    for (const { told } of files) {
      const figures = [...told.matchAll(/\b\d{2,3},\d{3} (?:\w+ )?(?:trials|domains|brands|places)\b/g)].map(
        ([figure]) => figure,
      );
      expect(figures).toEqual([...new Set(figures)]);
    }
  });

  it('says to each what it says to nobody else', () => {
    const said = files.map(({ whole }) => statements(whole));
    const reportsWith = new Map<string, number>();
    for (const line of said.flatMap((lines) => [...new Set(lines)]))
      reportsWith.set(line, (reportsWith.get(line) ?? 0) + 1);
    for (const lines of said) {
      const common = lines.filter((line) => (reportsWith.get(line) ?? 0) > files.length / 2);
      expect(common.length / lines.length).toBeLessThan(MAX_COMMON_SHARE);
    }
  });
});

/** What the report says beside its titles, labels and heads of tables, line by line: without code, sources and their numbers. */
const statements = (markdown: string): string[] =>
  (markdown.split('\n## Sources\n')[0] ?? '')
    .replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
    .split('\n')
    .map((line) => line.replace(/\[\^\d+\]/g, '').trim())
    .filter((line) => line !== '' && !/^#|^>$|^- \*\*[^*]+:\*\*$|^\| (?:---|No\.|Area|Page) /.test(line));
