import { expect, it } from 'vitest';
import { HOME, inputs, sitemapOf } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { SitemapObservation } from '../../observations.ts';
import { implausibleSitemapDates } from './implausible-sitemap-dates.ts';

it('asks for no date of the home page alone, and gives the figures of several sitemaps as theirs', () => {
  const of = (sitemaps: SitemapObservation[]) => runCheck(implausibleSitemapDates, inputs({ sitemaps }));
  expect(of([sitemapOf([HOME])]).outcome).toBe('not_applicable');
  const parts = ['a', 'b'].map((name) =>
    sitemapOf([`${HOME}${name}1`, `${HOME}${name}2`], { foundBy: 'index', finalUrl: `${HOME}${name}.xml` }),
  );
  const index = sitemapOf([], { kind: 'index', finalUrl: `${HOME}index.xml` });
  expect(of([index, ...parts]).evidence).toMatchObject([
    { pageUrl: `${HOME}index.xml`, place: 'all 2 sitemaps', seen: 'no lastmod at any of 4 addresses' },
  ]);
});
