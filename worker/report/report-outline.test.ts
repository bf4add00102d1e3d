import { describe, expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import { observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../audit/proof/fixtures/websites.ts';
import type { AnalysisView } from '../contract/api.ts';
import { fixesOf } from '../contract/fixes-of.ts';
import { cutToFree } from '../contract/free-view.ts';
import { PREMIUM_GROUPS, premiumSchema } from '../contract/premium.ts';
import type { Results } from '../contract/results.ts';
import { sectionTexts } from '../testing/document-sections.ts';
import { groundsFixture, premiumFixture } from '../testing/premium-fixture.ts';
import { planFixture } from '../testing/recommendations-fixture.ts';
import { exportName, webPersonFile } from './export-file.ts';
import { GROUP_TITLES } from './group-words.ts';
import { toHtml } from './html/html.ts';
import { toMarkdown } from './markdown.ts';
import { TOLD_ELSEWHERE } from './premium/field-words.ts';
import type { PremiumSection } from './premium-sections.ts';
import { reportOutline } from './report-outline.ts';
import { DOCUMENT } from './sections.ts';
import { COVERS } from './view/covers.ts';
import { selectReport } from './view/report-view.ts';
import { combineJsonLd } from './web-person/combine-json-ld.ts';

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

/** Told in other words: pages by their path. */
const UNTOLD = ['kind', 'priority', 'id', 'action', 'syntax', 'language', 'pages', ...TOLD_ELSEWHERE];

/** Why a field has no value is not told. */
const isUntold = (name: string, value: object): boolean =>
  name.endsWith('Basis') && 'kind' in value && value.kind === 'not_measured';

/** Every text of the paid groups an owner reads: not the names of kinds, not what stands for nothing. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return UNTOLD.includes(key) || /^Not measured\b/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null || isUntold(key, value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

describe('the paid report as a document', () => {
  const outline = reportOutline(analysis, full);
  const everything = JSON.stringify(outline);
  const shown = [...sectionTexts(outline).values()].join('\n');

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
    expect(said.filter((text) => !shown.includes(text))).toEqual([]);
  });

  it('has the sections of the one order, in that order, and every paid group below one of them', () => {
    const headings = outline.blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
    const ids = headings.flatMap(({ level, id }) => (level === 2 && id ? [id] : []));
    const findings = new Set(['open', 'read', 'learn', 'answers', 'areas', 'speed']);
    // A cover without anything to read is a sentence: "What to measure: see the appendix." What nobody can see is a line.
    const order = DOCUMENT.map(({ id }) => id as string).filter(
      // Where no answer can be told for certain, files leave the questions out.
      (id) => !['answer', 'said', 'measure', 'unseen'].includes(id) && (id !== 'answers' || ids.includes(id)),
    );
    expect(ids.filter((id) => !findings.has(id))).toEqual(order.filter((id) => !findings.has(id)));
    expect(ids.toSorted()).toEqual(order.toSorted());
    // A group of one row is told under its title or the row's own, one that is placed in a finding under that; one for use only, in a
    // sentence.
    const isOneRow = ({ blocks }: PremiumSection) =>
      blocks.reduce(
        (sum, block) => sum + (block.kind === 'rows' ? block.rows.length : block.kind === 'heading' ? 0 : 1),
        0,
      ) === 1;
    const oneRow = new Set(
      selectReport(analysis, full)
        .groups.filter(isOneRow)
        .map(({ id }) => id),
    );
    const titles = Object.values(COVERS)
      .flatMap(({ groups }) => groups.filter((group) => !oneRow.has(group)))
      .map((group) => GROUP_TITLES[group]);
    const labels = outline.blocks
      .flatMap((block) => (block.kind === 'rows' ? block.rows : []))
      .map(({ label }) => label);
    const below = headings.flatMap(({ level, text }) => (level === 3 ? [text] : []));
    const sentences = outline.blocks
      .flatMap((block) => (block.kind === 'paragraph' ? [block.line.text] : []))
      .join('\n');
    expect(titles.filter((title) => ![...below, ...labels].includes(title) && !sentences.includes(title))).toEqual([]);
  });

  it('names what was not measured, and no number of it', () => {
    expect(everything).toContain('What this report cannot see');
    // A page or a profile gets no score.
    expect(everything).not.toContain('72 of 100');
    expect(everything).not.toMatch(/undefined|NaN|\bnull of 100/);
  });

  it('lists the sources its lines show, each of them and no other', () => {
    const linked = [...toHtml(outline).matchAll(/href="#source-(\d+)"/g)].map(([, number]) => Number(number));
    expect(new Set(outline.evidence.map(({ number }) => number))).toEqual(new Set(linked));
    const kinds = outline.evidence.map(({ kind }) => kind);
    expect(kinds).toContain('publication');
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
    expect(texts).toContain('The full report');
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

describe('on paper', () => {
  const paper = reportOutline(analysis, full, { depth: 'paper' });

  it('prints no code and no appendix, and the sources of what it says alone', () => {
    expect(paper.blocks.map(({ kind }) => kind)).not.toContain('code');
    const html = toHtml(paper);
    expect(html).not.toContain('<pre>');
    expect(html).not.toContain('id="appendix"');
    const linked = new Set([...html.matchAll(/href="#source-(\d+)"/g)].map(([, number]) => Number(number)));
    expect(new Set(paper.evidence.map(({ number }) => number))).toEqual(linked);
    expect(linked.size).toBeLessThan(reportOutline(analysis, full).evidence.length);
  });

  it('shows three marks a line at most', () => {
    const marks = [...toHtml(paper).matchAll(/class="cite">\[(.*?)\]</g)].map(
      ([, inner = '']) => inner.split('<a ').length - 1,
    );
    expect(Math.max(...marks)).toBe(3);
    expect(toMarkdown(paper)).not.toMatch(/(?:\[\^\d+\]){4}/);
  });

  it('leads from each task that is named to the task', () => {
    const html = toHtml(paper);
    const targets = new Set([...html.matchAll(/ id="(task-\d+)"/g)].map(([, id]) => id));
    const links = [...html.matchAll(/href="#(task-\d+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !targets.has(id))).toEqual([]);
  });
});

describe('for the web person', () => {
  const markdown = webPersonFile(analysis, full, 'md') ?? '';

  it('lists their tasks alone, each to tick off, with place, change and test', () => {
    const theirs = premiumFixture().recommendations.filter(({ owner }) => owner === 'web person');
    expect([...markdown.matchAll(/^- \[ \] /gm)]).toHaveLength(theirs.length);
    for (const { title, implementation } of theirs) {
      expect(markdown).toContain(title);
      expect(markdown).toContain(implementation);
    }
    expect(markdown).toContain('User-agent: *');
    expect(webPersonFile(analysis, full, 'html')).toContain('User-agent: *');
  });

  it('is not there unpaid', () => {
    expect(webPersonFile({ ...analysis, isPaid: false }, cutToFree(full), 'md')).toBeNull();
  });

  it('joins the blocks of a page into one, and leaves alone what it cannot join', () => {
    const block = (node: string) => `<script type="application/ld+json">\n${node}\n</script>`;
    const joined = combineJsonLd([
      block('{"@context":"https://schema.org","@type":"Dentist","name":"</b>"}'),
      block('{"@context":"https://schema.org/","@graph":[{"@type":"WebSite"}]}'),
    ]);
    expect(JSON.parse(joined?.replace(/<\/?script[^>]*>/g, '') ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Dentist', name: '</b>' }, { '@type': 'WebSite' }],
    });
    expect(joined?.match(/<\//g)).toHaveLength(1);
    expect(combineJsonLd([block('{"@context":"https://example.org","@type":"A"}'), block('{}')])).toBeNull();
    expect(combineJsonLd([block('{"@context":"https://schema.org"}')])).toBeNull();
  });
});

describe('exportName', () => {
  const named = (name: string | null, websiteUrl = 'https://www.a.example:8443/x') => {
    const businessName = name === null ? null : { value: name, certainty: 'certain' as const, sources: [] };
    return exportName({ ...analysis, websiteUrl }, { ...full, facts: { ...full.facts, businessName } }, 'export.md');
  };

  it('is of business and date where the name is sure and can be written', () => {
    expect(named('Bäckerei Müller & Söhne')).toBe('answerable-backerei-muller-sohne-2026-11-02.md');
    expect(named('../../etc/"\r\nX: y')).toBe('answerable-etc-x-y-2026-11-02.md');
  });

  it('is of host and date otherwise, whatever the address holds', () => {
    expect(named(null)).toBe('answerable-a.example-8443-2026-11-02.md');
    expect(named('さかい歯科 Dental')).toBe('answerable-a.example-8443-2026-11-02.md');
    expect(named(null, 'https://a.example/"\r\nX: y')).toBe('answerable-a.example-2026-11-02.md');
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
