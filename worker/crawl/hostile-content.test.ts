import { parse } from 'parse5';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import { type InventedWebsite, observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import type { AnalysisView } from '../contract/api.ts';
import { reportHtml, reportMarkdown } from '../report/export-file.ts';
import { launchInNode } from '../testing/node-browser.ts';
import { infectedPage, SCRIPT_VECTORS } from '../testing/script-vectors.ts';

const LINES_A_PAGE = 40;
const VECTORS_A_PAGE = LINES_A_PAGE * 6;
const PAGES = Math.ceil(SCRIPT_VECTORS.length / VECTORS_A_PAGE);
const SAFE_HREF = /^(?:https?:|mailto:|tel:|#|\/)/;

const HEADERS = { 'content-type': 'text/html; charset=utf-8' };
/** What stands in Markdown between fences is shown as it is. */
const FENCED = /^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1`*$/gm;

const website = (html: string): InventedWebsite => ({
  home: 'https://bakery.example.com/',
  robots: { status: 200, text: 'User-agent: *\nAllow: /' },
  sitemap: null,
  llmsTxt: null,
  controlStatus: 404,
  pages: [{ path: '/', role: 'home', html, rendered: null, status: 200, headers: HEADERS }],
  refusedNames: {},
});

const analysis: AnalysisView = {
  analysisId: 7,
  websiteUrl: 'https://bakery.example.com/',
  isPaid: true,
  isDemo: false,
  status: 'completed',
  results: null,
  ticked: [],
  shareUrl: null,
  failureMessage: null,
  sessionId: '0'.repeat(32),
  createdAt: Date.UTC(2026, 10, 2, 12),
  completedAt: Date.UTC(2026, 10, 2, 12, 3),
};

/** Elements and attributes that run or load something. */
function active(html: string): string[] {
  const found: string[] = [];
  type Node = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] };
  const visit = (node: Node) => {
    if (/^(?:script|iframe|object|embed|img|svg|math|video|audio|form|base|link|template)$/.test(node.nodeName))
      found.push(node.nodeName);
    for (const { name, value } of node.attrs ?? []) {
      if (name.startsWith('on') || ((name === 'href' || name === 'src') && !SAFE_HREF.test(value)))
        found.push(`${name}=${value}`);
    }
    node.childNodes?.forEach(visit);
  };
  visit(parse(html) as unknown as Node);
  return found;
}

let browser: Browser | null;
beforeAll(async () => {
  browser = await launchInNode();
});
afterAll(() => browser?.close());

describe('a script in every field of a page', () => {
  it('comes in thousands of spellings', () => {
    expect(SCRIPT_VECTORS.length).toBeGreaterThan(2_000);
  });

  it('is text in the HTML and Markdown exports, which a browser shows without running any', {
    timeout: 120_000,
  }, async () => {
    const page = await browser?.newPage();
    const ran: string[] = [];
    page?.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    page?.on('request', (request) => {
      if (!request.url().startsWith('data:')) ran.push(request.url());
    });
    for (let at = 0; at < PAGES; at++) {
      const results = judge(observeWebsite(website(infectedPage(at * VECTORS_A_PAGE, LINES_A_PAGE))));
      const html = reportHtml(analysis, results);
      expect(html).toContain('alert');
      // Our own drawing of the score, and nothing of the page.
      expect(active(html)).toEqual(['svg']);
      expect(html).toMatch(/<div class="dial"[^>]*><svg viewBox="0 0 124 124"/);
      const markdown = reportMarkdown(analysis, results).replace(FENCED, '');
      expect(
        markdown.match(/(?<!\\)<[a-z!/][^\n]{0,60}|(?<!\\)\]\((?!https?:|#|mailto:|tel:)[^\n]{0,60}/gi) ?? [],
      ).toEqual([]);
      // Without its policy: the escaping alone must hold.
      await page?.setContent(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''), {
        waitUntil: 'load',
      });
    }
    await page?.close();
    expect(ran).toEqual([]);
  });
});
