import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import { observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../audit/proof/fixtures/websites.ts';
import { roleOfPath } from '../audit/proof/invented-sites/compare-site.ts';
import { INVENTED_SITES } from '../audit/proof/invented-sites/invented-sites.ts';
import type { AnalysisView } from '../contract/api.ts';
import type { Results } from '../contract/results.ts';
import { sampleView } from '../sample/sample-view.ts';
import { websiteOf } from '../testing/fixes-of.ts';
import { reportMarkdown } from './export-file.ts';

const sample = await sampleView();
/** A folder of stored observations to go over, too. */
const { OBSERVATIONS_DIR = '' } = process.env;

const said = (results: Results): string[] => {
  const analysis: AnalysisView = { ...sample, websiteUrl: results.pages[0]?.url ?? '' };
  return disagreements(results, reportMarkdown(analysis, results));
};

it('says of the sample one thing about one', () => {
  expect(said(sample.results as Results)).toEqual([]);
});

it.each(Object.entries(WEBSITES))('says of %s one thing about one', (_, website) => {
  expect(said(judge(observeWebsite(website)))).toEqual([]);
});

it.each(INVENTED_SITES.map((site) => [site.name, site] as const))('says of %s one thing about one', (_, site) => {
  const pages = Object.entries(site.pages).map(([path, html], at) => ({
    path: at === 0 ? '/' : path,
    role: roleOfPath(path, at === 0),
    html,
  }));
  expect(said(judge(observeWebsite(websiteOf(new URL('/', site.url).href, pages))))).toEqual([]);
});

it.skipIf(OBSERVATIONS_DIR === '').each(OBSERVATIONS_DIR === '' ? [] : readdirSync(OBSERVATIONS_DIR))(
  'says of %s one thing about one',
  (file) => {
    expect(said(judge(JSON.parse(readFileSync(join(OBSERVATIONS_DIR, file), 'utf8'))))).toEqual([]);
  },
);

/** Where the text of a report, as Markdown, says two things about one: each rule reads a number or a name in two places. */
function disagreements({ checks, score }: Results, markdown: string): string[] {
  const text = markdown.replace(/\[\^\d+\]/g, '').replace(/\\/g, '');
  const [front = '', appendix = ''] = text.split('\n## Appendix\n');
  const said = (pattern: RegExp, within = text): number[] =>
    [...within.matchAll(pattern)].map(([, number = '']) => (/^(?:one|a|the)$/i.test(number) ? 1 : Number(number)));
  const differ = (what: string, numbers: readonly number[]): string[] =>
    new Set(numbers).size > 1 ? [`${what}: ${[...new Set(numbers)].join(', ')}`] : [];
  const [read = []] = [said(/ · (\d+) of (?:at least )?\d+ pages? read/g)];
  const names = (block: string): string[] => [...block.matchAll(/^(?:#+ |- )?(\d+)\. /gm)].map(([, one = '']) => one);
  const part = (title: string, within: string): string => within.split(`\n### ${title}\n`)[1]?.split(/\n### /)[0] ?? '';
  const texts = said(/Text to paste comes with (\d+) of them/g, front);
  const pasted = names(part('Texts to paste', appendix)).length;
  return [
    ...differ('pages read', [...read, ...said(/\bon the (\d+) pages read\b/g)]),
    ...differ('content pages read', said(/\bon the (\d+|one) pages? we read beside\b/g)),
    ...differ('texts to paste', texts.length === 0 ? [] : [...texts, pasted]),
    ...differ('open questions', [
      ...said(/found no answer to the (\d+) questions below/g, front),
      ...(/found no answer to the \d+ questions below/.test(front)
        ? [front.match(/^- \*\*.*:\*\* Nothing found\./gm)?.length ?? 0]
        : []),
    ]),
    ...differ('checks without a fault', [
      ...said(/\b[Ii]n (\d+) of \d+ checks we saw no fault/g, front),
      checks.filter(({ outcome }) => outcome === 'pass').length,
    ]),
    ...unmeasuredAreas(front, score.categories, checks),
  ];
}

/** An area of which a check came out is measured, if too little for a score. */
function unmeasuredAreas(front: string, areas: Results['score']['categories'], checks: Results['checks']): string[] {
  const named = /^- \*\*Not measured:\*\* (.*)$/m.exec(front)?.[1]?.split('; ') ?? [];
  return areas
    .filter(({ title }) => named.includes(title))
    .filter(({ id }) =>
      checks.some(({ category, outcome }) => category === id && ['pass', 'partial', 'fail'].includes(outcome)),
    )
    .map(({ title }) => `${title}: not measured, and judged`);
}
