import { expect, it } from 'vitest';
import { conclude, judge, prepare } from './judge.ts';
import type { PageObservation } from './observations.ts';
import { germanDentist } from './proof/fixtures/german-dentist/website.ts';
import { observeWebsite } from './proof/fixtures/observe-website.ts';
import { scriptOnlyBakery } from './proof/fixtures/script-only-bakery/website.ts';
import { readPage } from './website/page/read-page.ts';

it('shows what is lost on a page that exists only inside a running app', () => {
  const observations = observeWebsite(scriptOnlyBakery);
  const [home] = observations.pages;
  if (!home?.rendered) throw new Error('the home page was not rendered');
  const url = new URL('/imprint', home.url).href;
  const imprint: PageObservation = {
    ...home,
    url,
    role: 'legal',
    plain: { ...home.plain, url, finalUrl: url, status: 404, view: null },
    rendered: { ...home.rendered, finalUrl: url, view: readPage('<h1>Imprint</h1><p>oven@crumb-and-co.test</p>', url) },
  };
  const { facts, reading } = judge({ ...observations, pages: [...observations.pages, imprint] });
  expect(facts.emails.map(({ value }) => value)).toContain('oven@crumb-and-co.test');
  expect(reading.find(({ pageUrl }) => pageUrl === url)).toEqual({
    pageUrl: url,
    plain: null,
    rendered: 'Imprint\noven@crumb-and-co.test',
    lostWithoutJavaScript: ['e-mail address'],
    lostPassages: [],
  });
});

it('judges stored observations as it concluded them: the benchmark is one of them', () => {
  const observations = observeWebsite(germanDentist);
  const benchmark = { trade: 'dentist' as const, scores: [30, 48, 61, 77, 90], countedAt: observations.startedAt };
  const prepared = prepare(observations);
  expect(prepared.trade).toBe('dentist');
  const concluded = conclude(prepared, benchmark);
  expect(concluded.premiumResults?.competitorAnalysis.benchmarkComparison.industryAverage).toBe(61);
  expect(JSON.stringify(judge({ ...observations, benchmark }))).toBe(JSON.stringify(concluded));
  expect(judge(observations).premiumResults?.competitorAnalysis.benchmarkComparison.industryAverage).toBeNull();
});
