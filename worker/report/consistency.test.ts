import { describe, expect, it } from 'vitest';
import { CHECK_OF_RULE } from '../audit/checks/axe-rules.ts';
import { judge } from '../audit/judge.ts';
import { observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../audit/proof/fixtures/websites.ts';
import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import { sampleView } from '../sample/sample-view.ts';
import { sectionTexts } from '../testing/document-sections.ts';
import { reportMarkdown } from './export-file.ts';
import { reportOutline } from './report-outline.ts';
import { ratingTone } from './view/rating-tone.ts';
import { scoreBand } from './words.ts';

const sample = await sampleView();
const reports: [string, Results][] = [
  ['the sample', sample.results as Results],
  ...Object.entries(WEBSITES).map(([name, website]): [string, Results] => [name, judge(observeWebsite(website))]),
];

const read = (results: Results) => {
  const analysis: AnalysisView = { ...sample, websiteUrl: results.pages[0]?.url ?? '' };
  const outline = reportOutline(analysis, results);
  const texts = sectionTexts(outline);
  const told = sectionTexts(reportOutline(analysis, results, { depth: 'paper' }));
  return {
    told: [...told.values()].join('\n'),
    outline,
    of: (title: string) => texts.get(title) ?? '',
    all: [...texts.values()].join('\n'),
  };
};

/** What code writes about a report is held against the report itself, section by section. */
describe.each(reports)('%s does not contradict itself', (_name, results) => {
  const { told, outline, of, all } = read(results);
  const outcomeOf = (id: string) => results.checks.find((check) => check.id === id)?.outcome;

  it('promises the same total wherever it names one', () => {
    const last = results.plan?.flatMap(({ steps }) => steps).at(-1)?.scoreAfter ?? null;
    const promised = [...of('The work').matchAll(/from (\d+) to (\d+) with (?:all of them|the first)/g)].map(
      ([, ...both]) => both.map(Number),
    );
    const isWhole = results.score.confidence === 'full';
    const worth = [...of('The work').matchAll(/worth ([\d.]+) points? of what could be measured/g)].map(([, by]) =>
      Number(by),
    );
    if (last !== null && last > results.overallScore) {
      expect(promised).toEqual(isWhole ? [[results.overallScore, last]] : []);
      const beside = (results.plan ?? [])
        .flatMap(({ steps }) => steps)
        .reduce((sum, { pointsGain }) => sum + pointsGain, 0);
      expect(worth).toEqual(isWhole ? [] : [Math.round(beside * 10) / 10]);
      if (!isWhole) expect(of('The answer')).not.toContain('with everything below done');
    }
    const reachable = [...of('The answer').matchAll(/, (\d+) with everything below done/g)].map(([, to]) => Number(to));
    expect(reachable.filter((to) => to !== last)).toEqual([]);
  });

  it('leaves no form of a text for several pages or one undecided', () => {
    expect(all).not.toMatch(/\{[^{}|\n]*\|[^{}|\n]*\}|\[[a-z ]*\|[a-z ]*\]/);
  });

  it('names no rise where there is none', () => {
    expect([...all.matchAll(/from (\d+) to (\d+)[. ]/g)].filter(([, from, to]) => from === to)).toEqual([]);
  });

  it('does not quote what it notes itself', () => {
    expect(told).not.toMatch(/“no [^”]* pages? read”|\(missing here: [^)]*\)”/);
  });

  it('counts its tasks once', () => {
    const tasks = results.premiumResults?.recommendations.length ?? 0;
    expect(of('The work')).toContain(`${tasks} task`);
    expect(all).not.toMatch(/all \d+ recommendations/);
    const named = [...all.matchAll(/recommendation (\d+)/g)].map(([, number]) => Number(number));
    expect(named.filter((number) => number > tasks)).toEqual([]);
  });

  it('says of prices what their number and the check on them say', () => {
    const { prices } = results.facts;
    if (prices.length > 0) expect(all).not.toMatch(/No price in figures|There is no price|0 prices/);
    if (outcomeOf('missing-prices') === 'pass') expect(all).not.toMatch(/few prices|little about what things cost/i);
    if (prices.length === 0) expect(of('The answer')).not.toMatch(/[£€$]\s?\d/);
  });

  it('calls open only what is open, and never shows a word behind a closed gate as measured', () => {
    const { cells } = results.access;
    const isAllOpen = cells.every(({ verdict }) => verdict === 'open');
    if (!isAllOpen) expect(all).not.toMatch(/Every assistant may open (?:all|both)/);
    const cover = outline.blocks.find(({ kind }) => kind === 'cover');
    const words = cover?.kind === 'cover' ? cover.cover.verdict.words : [];
    expect(words).toHaveLength(4);
    const closed = words.findIndex(({ state }) => state === 'closed');
    if (results.score.gates.length > 0) expect(closed).toBeGreaterThanOrEqual(0);
    expect(words.slice(closed + 1).filter(({ state }) => closed >= 0 && state === 'measured')).toEqual([]);
  });

  it('calls areas good only where they are, and counts its checks right', () => {
    const scores = results.score.categories.flatMap(({ score }) => score ?? []);
    const text = of('Score by area');
    if (scores.some((score) => score < 80)) expect(text).not.toMatch(/All \d+ areas reach/);
    const [, passed, judged] = /\bin (\d+) of (\d+) checks? we saw no fault/i.exec(text) ?? [];
    const count = (...outcomes: string[]) => results.checks.filter(({ outcome }) => outcomes.includes(outcome)).length;
    expect([Number(passed), Number(judged)]).toEqual([count('pass'), count('pass', 'partial', 'fail')]);
    expect(results.score.coverage.checksMeasured).toBe(Number(judged));
  });

  it('rates an area as its score does', () => {
    const { contentStructure, aiRecommendationPotential } = results.freeResults;
    const words = { ...contentStructure.details, ...aiRecommendationPotential.details };
    for (const [id, word] of [
      ['semantics', words.semanticHtml],
      ['content', words.contentClarity],
      ['authority', words.authorityScore],
    ] as const) {
      const score = results.score.categories.find((area) => area.id === id)?.score ?? null;
      if (score === null) expect(word).toBe('not measured');
      else expect([word, scoreBand(score)]).toEqual([word, ratingTone(word)]);
    }
  });

  it('marks what only JavaScript shows', () => {
    const isLate = ({ sources }: { sources: { view: string }[] }) =>
      sources.length > 0 && sources.every(({ view }) => view === 'rendered');
    if (results.facts.phones.length > 0 && results.facts.phones.every(isLate))
      expect(of('What do they learn?')).toContain('only with JavaScript');
  });

  it('says no sentence beside another that denies it', () => {
    expect(all).not.toMatch(/Nothing is lost without JavaScript|\bhas 0 words?[.,]/);
    const { rating } = results.facts;
    const isShown = rating?.sources.some(({ place }) => !/^(?:JSON-LD|microdata|RDFa|title|meta)\b/.test(place));
    if (!isShown) expect(all).not.toMatch(/As stated on [^.]*: [\d.]+ of \d/);
    if (['fail', 'partial'].includes(outcomeOf('dead-preview-image') ?? ''))
      expect(all).not.toMatch(/link shows a title/);
  });

  it('names the same pages of a task wherever it counts them', () => {
    const { recommendations, contentOptimization } = results.premiumResults ?? {};
    const read = new Set(results.pages.map(({ url }) => url));
    for (const { pages = [], implementation, checkIds, evidence } of recommendations ?? []) {
      const [, counted] = /It concerns (\d+) pages/.exec(implementation) ?? [];
      if (counted !== undefined) expect(pages).toHaveLength(Number(counted));
      const first = results.checks.find(({ id }) => id === checkIds[0])?.evidence ?? [];
      if (evidence.every(({ seen }) => !/^no .* read$/.test(seen)))
        expect(pages).toEqual(
          expect.arrayContaining(
            first.map(({ pageUrl }) => pageUrl).filter((url) => url !== results.pages[0]?.url && read.has(url)),
          ),
        );
    }
    for (const { page, improvements } of contentOptimization?.existingContentAudit ?? []) {
      const told = [...improvements.join().matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, from, to = from]) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
      );
      const about = (recommendations ?? []).flatMap(({ pages = [] }, at) => (pages.includes(page) ? [at + 1] : []));
      expect(about).toEqual(expect.arrayContaining(told));
    }
  });

  it('praises nothing that axe-core found wrong', () => {
    const url = results.pages[0]?.url ?? '';
    const issues = [...CHECK_OF_RULE.keys()].map((rule) => ({
      ...{ rule, impact: 'serious' as const, help: `About ${rule}`, helpUrl: '', pages: [url], nodeCount: 7 },
      ...{ fix: 'Mend it.', examples: [] },
    }));
    const byImpact = { critical: 0, serious: issues.length, moderate: 0, minor: 0 };
    const accessibility = { engine: 'axe-core', pagesTested: 1, score: 90, byImpact, undecided: 0, issues };
    const barred = { ...results, accessibility };
    const lines = reportMarkdown({ ...sample, websiteUrl: url, results: barred }, barred).split('\n');
    const praised = lines.filter((line) => line.startsWith('- Good: ')).join('\n');
    for (const id of CHECK_OF_RULE.values()) {
      const check = results.checks.find((one) => one.id === id);
      if (check?.outcome === 'pass') expect(praised).not.toContain(check.title);
    }
  });

  it('counts the pages read once', () => {
    const [, read] = /(\d+) (?:of (?:at least )?\d+ )?pages? read/.exec(told) ?? [];
    const counts = [
      /measured on \d+ of (\d+) pages/g,
      /(?:of|on) the (\d+) pages read/g,
      /all (\d+) pages(?: we read|\b)/g,
      /of (\d+) pages\. The rest/g,
    ].flatMap((pattern) => [...told.matchAll(pattern)].map(([, count]) => count));
    expect(read).toBeDefined();
    expect(counts.filter((count) => count !== read)).toEqual([]);
    const [, tested] = /axe-core tested (\d+) pages/.exec(told) ?? [];
    expect(Number(tested ?? 0)).toBeLessThanOrEqual(Number(read));
  });

  it('counts one page once', () => {
    const counts = (pattern: RegExp) => [...all.matchAll(pattern)].map(([, count]) => count);
    const gate = counts(/Without JavaScript the home page has \d+ characters of text, with it ([\d,]+)/g);
    const served = counts(/the home page has \d+ characters, (\d+) after JavaScript/g);
    if (gate.length > 0 && served.length > 0) expect(new Set([...gate, ...served]).size).toBe(1);
  });

  it('writes hours, policies and countries for people', () => {
    expect(told).not.toMatch(/\b(?:mo|tu|we|th|fr|sa|su) (?:\d\d:\d\d|closed)/);
    expect(told).not.toMatch(/\b(privacy|imprint|terms|cookies); \1\b|more sources\)/);
  });

  it('tells places in words', () => {
    expect(told).not.toMatch(/\b(?:body|main|div|section|article)(?:[.#][\w-]+)* > \w/);
  });

  it('names what it cannot see in one line', () => {
    const named = outline.blocks
      .flatMap((block) => (block.kind === 'rows' ? block.rows : []))
      .filter(({ label }) => label.includes('cannot see'));
    expect(named.map(({ lines }) => lines.length)).toEqual([1]);
  });
});
