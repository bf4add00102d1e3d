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
import { disagreements } from '../testing/disagreements.ts';
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
