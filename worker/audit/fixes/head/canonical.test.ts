import { expect, it } from 'vitest';
import { bakery } from '../../../testing/two-businesses.ts';
import { prepare } from '../../judge.ts';
import { observeWebsite } from '../../proof/fixtures/observe-website.ts';
import { fixInput } from '../fix-input.ts';
import { canonicalFixes } from './canonical.ts';

const ORIGIN = 'https://baeckerei-sommerfeld.test';

/** What is written where one page stands in an index file, at which a browser ended as told. */
function written(ended: string): string[] {
  const site = bakery();
  for (const page of site.pages) {
    if (page.path === '/sortiment') page.path = '/sortiment/index.html';
    page.html = page.html.replaceAll('"/sortiment"', '"/sortiment/index.html"');
  }
  const observations = observeWebsite(site);
  const page = observations.pages.find(({ url }) => url.endsWith('/index.html'));
  const { view } = page?.plain ?? {};
  if (!page || !view) throw new Error('no index file');
  const finalUrl = ORIGIN + ended;
  page.rendered = {
    finalUrl,
    status: 200,
    view: { ...view, url: finalUrl },
    failure: null,
    consoleErrors: [],
    fetchedAt: 0,
  };
  const { inputs, results } = prepare(observations);
  return canonicalFixes.build(fixInput(observations, inputs, results)).map(({ fix }) => fix.content);
}

it('names no index file, and the folder a script leads a browser on to', () => {
  const left = written('/sortiment/index.html');
  expect(left.length).toBeGreaterThan(0);
  expect(left.join()).not.toContain('sortiment');
  expect(written('/sortiment/')).toContain(`<link rel="canonical" href="${ORIGIN}/sortiment/">`);
});
