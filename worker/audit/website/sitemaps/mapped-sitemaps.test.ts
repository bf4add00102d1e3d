import { expect, it } from 'vitest';
import { exchange, HOME } from '../../../testing/audit-builders.ts';
import type { SitemapObservation } from '../../observations.ts';
import { mappedSitemaps } from './mapped-sitemaps.ts';

const sitemap = (path: string, over: Partial<SitemapObservation>): SitemapObservation => ({
  ...exchange({ url: HOME + path }),
  foundBy: 'convention',
  kind: 'urlset',
  error: null,
  hasNamespace: true,
  entryCount: 0,
  entries: [],
  ...over,
});

it('knows the file that robots.txt names below the folder of the public twin', () => {
  const sitemaps = [
    sitemap('inn/map.xml', { foundBy: 'robots', kind: 'absent', status: 404 }),
    sitemap('map.xml', {}),
    sitemap('other/map.xml', { foundBy: 'robots', kind: 'absent', status: 404 }),
  ];
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: true, aliasHost: 'larch.test' };
  const told = (aliasBase?: string) =>
    mappedSitemaps({ sitemaps, target: { ...target, ...(aliasBase ? { aliasBase } : {}) } }).map(
      ({ url, foundBy }) => `${url.slice(HOME.length)} ${foundBy}`,
    );
  expect(told('/inn/')).toEqual(['map.xml robots', 'other/map.xml robots']);
  expect(told()).toHaveLength(3);
});
