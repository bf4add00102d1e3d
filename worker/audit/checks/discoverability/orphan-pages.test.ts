import { describe, expect, it } from 'vitest';
import { HOME, inputs, page, sitemapOf } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { orphanPages } from './orphan-pages.ts';

const absent = sitemapOf([], { foundBy: 'convention', kind: 'absent', status: 404 });

describe('orphan-pages', () => {
  const home = page('<a href="/a">A</a>');
  const a = page('<a href="/">Home</a>', { url: `${HOME}a`, role: 'other' });
  it.each([
    ['linked', inputs({ pages: [home, a], sitemaps: [sitemapOf([HOME, `${HOME}a`])] }), 'pass'],
    ['the home page alone', inputs({ pages: [home], sitemaps: [sitemapOf([HOME])] }), 'not_applicable'],
    [
      'orphan, everything read',
      inputs({ pages: [page('<p>Hi</p>'), a], sitemaps: [sitemapOf([HOME, `${HOME}a`])] }),
      'fail',
    ],
    [
      'orphan, not everything read',
      inputs({ pages: [home], sitemaps: [sitemapOf([HOME, `${HOME}b`])] }),
      'inconclusive',
    ],
    ['no sitemap', inputs({ pages: [home], sitemaps: [absent] }), 'not_applicable'],
  ])('%s', (_, given, outcome) => {
    expect(runCheck(orphanPages, given).outcome).toBe(outcome);
  });
});
