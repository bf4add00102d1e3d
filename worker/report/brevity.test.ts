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

/** The report up to its appendix. */
const told = (websiteUrl: string, results: Results): string =>
  reportMarkdown(view(websiteUrl), results).split('\n## Appendix\n')[0] ?? '';

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const sample = await sampleView();

const reports: [name: string, text: string][] = [
  ['the sample', told(sample.websiteUrl, sample.results as Results)],
  ...Object.entries(WEBSITES).map(([name, website]): [string, string] => [
    name,
    told(website.home, judge(observeWebsite(website))),
  ]),
];

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

describe('the report without its appendix', () => {
  it.each(reports)('of %s is short, and not empty', (_name, text) => {
    expect(words(text)).toBeLessThan(MAX_WORDS);
    expect(words(text)).toBeGreaterThan(1_000);
  });

  it('cites a published figure once', () => {
    for (const [, text] of reports) {
      const figures = [...text.matchAll(/\b\d{2,3},\d{3} (?:\w+ )?(?:trials|domains|brands|places)\b/g)].map(
        ([figure]) => figure,
      );
      expect(figures).toEqual([...new Set(figures)]);
    }
  });
});
