import { describe, expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import { observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../audit/proof/fixtures/websites.ts';
import type { AnalysisView } from '../contract/api.ts';
import { fixesOf } from '../contract/fixes-of.ts';
import { cutToFree } from '../contract/free-view.ts';
import { PREMIUM_GROUPS, premiumSchema } from '../contract/premium.ts';
import type { Results } from '../contract/results.ts';
import { groundsFixture, premiumFixture } from '../testing/premium-fixture.ts';
import { planFixture } from '../testing/recommendations-fixture.ts';
import { exportName } from './export-file.ts';
import { GROUP_TITLES } from './group-words.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown.ts';
import { reportOutline } from './report-outline.ts';
import { reportSections, SECTION_TITLES } from './sections.ts';
import { selectReport } from './view/report-view.ts';

const website = WEBSITES['english-plumber'];
if (!website) throw new Error('The invented plumber is gone.');
const judged = judge(observeWebsite(website));
const full: Results = {
  ...judged,
  premiumResults: premiumFixture(),
  plan: planFixture(),
  grounds: groundsFixture(),
};

const analysis: AnalysisView = {
  analysisId: 7,
  websiteUrl: website.home,
  isPaid: true,
  isDemo: false,
  status: 'completed',
  results: null,
  failureMessage: null,
  sessionId: '0'.repeat(32),
  createdAt: Date.UTC(2026, 10, 2, 12),
  completedAt: Date.UTC(2026, 10, 2, 12, 3),
  ticked: [],
  shareUrl: null,
};

const UNTOLD = ['kind', 'priority', 'id', 'action', 'syntax', 'language'];

/** Why these have no value is not said: nobody can foresee or see them. */
const SILENT_BASES = [
  'aiOptimizationScoreBasis',
  'estimatedLiftBasis',
  'leadGenerationBasis',
  'searchVolumeBasis',
  'trafficIncreaseBasis',
];

/** Every text of the paid groups an owner reads: not the names of kinds, not what stands for nothing. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return UNTOLD.includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (SILENT_BASES.includes(name) ? [] : textsOf(inner, name)));
}

describe('the paid report as a document', () => {
  const outline = reportOutline(analysis, full);
  const everything = JSON.stringify(outline);

  it('is made of what the contract allows', () => {
    expect(premiumSchema.safeParse(premiumFixture()).error).toBeUndefined();
    expect(Object.keys(GROUP_TITLES)).toEqual(PREMIUM_GROUPS);
  });

  it('leaves out nothing that is paid for', () => {
    const { recommendations, ...groups } = premiumFixture();
    const said = [
      ...textsOf(groups),
      ...recommendations.flatMap((recommendation) => [
        recommendation.title,
        recommendation.description,
        recommendation.implementation,
        recommendation.impact,
        recommendation.timeline,
        ...fixesOf(recommendation).flatMap(({ content, placement }) => [content, placement]),
      ]),
    ];
    expect(said.length).toBeGreaterThan(120);
    expect(said.filter((text) => !everything.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  it('has the groups in the order of the contract', () => {
    const headings = outline.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [block.text] : [],
    );
    const titles = PREMIUM_GROUPS.slice(1).map((group) => GROUP_TITLES[group]);
    expect(headings.filter((text) => titles.includes(text))).toEqual(titles);
  });

  it('says what was not measured, and each way to measure it once a section', () => {
    expect(everything).toContain('What this report cannot see');
    expect(everything.split('Open Search Console, choose Performance').length).toBe(2);
    expect(everything).not.toMatch(/undefined|NaN|\bnull of 100/);
  });

  it('numbers every source it cites, of each kind', () => {
    const cited = [...everything.matchAll(/"citations":\[([\d,]+)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map(Number),
    );
    const known = new Set(outline.evidence.map(({ number }) => number));
    expect(cited.filter((number) => !known.has(number))).toEqual([]);
    const kinds = outline.evidence.map(({ kind }) => kind);
    expect(kinds).toContain('rule');
    expect(kinds).toContain('publication');
  });

  it('calls its sections as the screen does, in its order', () => {
    const titles = reportSections(selectReport(analysis, full)).map(({ title }) => title);
    const shown = outline.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 && titles.includes(block.text) ? [block.text] : [],
    );
    expect(shown).toEqual(titles.filter((title) => shown.includes(title)));
    expect(shown.length).toBeGreaterThan(PREMIUM_GROUPS.length);
  });

  it('is the same every time', () => {
    expect(JSON.stringify(reportOutline(analysis, structuredClone(full)))).toBe(everything);
  });
});

describe('the free preview as a document', () => {
  const outline = reportOutline({ ...analysis, isPaid: false }, cutToFree(full));
  it('holds nothing that is paid for, and says what there is', () => {
    const texts = JSON.stringify(outline);
    expect(texts).toContain('Free preview');
    expect(texts).toContain(SECTION_TITLES['held-back']);
    const paid = textsOf(premiumFixture().contentStrategy).filter((text) => text.length > 20);
    expect(paid.filter((text) => texts.includes(text))).toEqual([]);
    const titles = PREMIUM_GROUPS.slice(1).map((group) => GROUP_TITLES[group]);
    const headings = outline.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings.filter((text) => titles.includes(text))).toEqual([]);
  });
});

describe('what the website says stays text', () => {
  const evil = '<img src=x onerror=alert(1)> </pre><script>alert(2)</script> [a](javascript:alert(3)) ``` | # *b*';
  const premium = premiumFixture();
  premium.contentStrategy.contentGaps = [evil];
  const [first] = premium.recommendations;
  if (first?.fix) first.fix.content = evil;
  const results: Results = { ...full, premiumResults: premium };
  results.pages = results.pages.map((page) => ({ ...page, url: 'javascript:alert(4)', note: evil }));
  const outline = reportOutline(analysis, results);

  it('in HTML', () => {
    const html = toHtml(outline);
    expect(html).toContain('&lt;script&gt;alert(2)');
    expect(html).not.toMatch(/<(img|script|iframe|link)\b/);
    expect(html).not.toMatch(/href="javascript:/i);
    const ids = [...html.matchAll(/id="(source-\d+)"/g)].map(([, id]) => id);
    const links = [...html.matchAll(/href="#(source-\d+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('in Markdown', () => {
    const markdown = toMarkdown(outline);
    const outside = markdown.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
    expect(outside).not.toMatch(/(?<!\\)<(img|script)/);
    expect(outside).not.toContain('[a](javascript');
    expect(markdown).toContain('````text');
    const notes = [...outside.matchAll(/^\[\^(\d+)\]:/gm)].map(([, number]) => number);
    expect(notes).toEqual(outline.evidence.map(({ number }) => String(number)));
  });
});

describe('exportName', () => {
  it('is of host and date, whatever the address holds', () => {
    expect(exportName({ ...analysis, websiteUrl: 'https://www.a.example:8443/x' }, 'md')).toBe(
      'answerable-a.example-8443-2026-11-02.md',
    );
    expect(exportName({ ...analysis, websiteUrl: 'https://a.example/"\r\nX: y' }, 'pdf')).toBe(
      'answerable-a.example-2026-11-02.pdf',
    );
  });
});

describe('where the word of the owner and the pages differ', () => {
  const said = judge(observeWebsite(website), [{ kind: 'services', said: 'added', value: 'Sauna fitting' }]);

  it('stands in the document, with the fix where it is paid for', () => {
    const title = 'Where your word and your pages differ';
    expect(toMarkdown(reportOutline(analysis, judged))).not.toContain(title);
    expect(toMarkdown(reportOutline(analysis, said))).toContain(title);
    expect(toMarkdown(reportOutline(analysis, said))).toContain('Write Sauna fitting as text');
    const free = toMarkdown(reportOutline({ ...analysis, isPaid: false }, cutToFree(said)));
    expect(free).toContain('No page we read gives the service Sauna fitting');
    expect(free).not.toContain('Write Sauna fitting');
  });
});
