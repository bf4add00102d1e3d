import { describe, expect, it } from 'vitest';
import { exchange, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import type { SitemapObservation } from '../../observations.ts';
import { orphanPages } from './orphan-pages.ts';

const sitemap = (locs: string[], over: Partial<SitemapObservation> = {}): SitemapObservation => ({
  ...exchange({ url: `${HOME}sitemap.xml` }),
  foundBy: 'robots',
  kind: 'urlset',
  error: null,
  hasNamespace: true,
  entryCount: locs.length,
  entries: locs.map((loc) => ({ loc, lastmod: null })),
  ...over,
});
const absent = sitemap([], { foundBy: 'convention', kind: 'absent', status: 404 });

describe('orphan-pages', () => {
  const home = page('<a href="/a">A</a>');
  const a = page('<a href="/">Home</a>', { url: `${HOME}a`, role: 'other' });
  it.each([
    ['linked', inputs({ pages: [home, a], sitemaps: [sitemap([HOME, `${HOME}a`])] }), 'pass'],
    [
      'orphan, everything read',
      inputs({ pages: [page('<p>Hi</p>'), a], sitemaps: [sitemap([HOME, `${HOME}a`])] }),
      'fail',
    ],
    ['orphan, not everything read', inputs({ pages: [home], sitemaps: [sitemap([HOME, `${HOME}b`])] }), 'inconclusive'],
    ['no sitemap', inputs({ pages: [home], sitemaps: [absent] }), 'not_applicable'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(orphanPages, given).outcome).toBe(outcome);
  });
});
