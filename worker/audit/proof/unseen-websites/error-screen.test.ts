import { expect, it } from 'vitest';
import { judge } from '../../judge.ts';
import { germanDentist } from '../fixtures/german-dentist/website.ts';
import { observeWebsite } from '../fixtures/observe-website.ts';

/** A page whose program failed in our browser: once its message was read as the words of the business. */
const SHELL =
  '<!doctype html><html lang="en"><title>Casa Pineta</title><div id="app"></div><script src="/app.js"></script>';
const MESSAGE =
  '<html lang="en"><title>Casa Pineta</title><h2>Something broke!</h2><p>Please tell the developers of this application.</p>';

function seen(consoleErrors: string[]) {
  const pages = germanDentist.pages.slice(0, 1).map((page) => ({ ...page, html: SHELL, rendered: MESSAGE }));
  const observations = observeWebsite({ ...germanDentist, sitemap: null, pages });
  for (const { rendered } of observations.pages) if (rendered) rendered.consoleErrors = consoleErrors;
  return judge(observations);
}

it('tells the error first, and takes none of its words for the website’s', () => {
  const results = seen(['TypeError: rooms is undefined']);
  expect(results.score.gates).toMatchObject([{ id: 'error-shown', cap: 40 }]);
  expect(results.summary?.headline).toContain('error message');
  const failed = results.checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial');
  expect(failed.map(({ id }) => id)).toContain('little-plain-text');
  for (const id of ['missing-main-heading', 'missing-landmarks', 'missing-phone', 'thin-pages'])
    expect(failed.map((one) => one.id)).not.toContain(id);
  expect(JSON.stringify(results)).not.toContain('tell the developers');
});
