import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { closeExplored, explore, links, sitemapIndex, text, urlset, xml } from '../../testing/explore-website.ts';
import type { Route } from '../../testing/site-server.ts';
import { checkLinks } from '../check-links.ts';

afterEach(closeExplored);
const CLOCK = { now: () => Date.now() };

describe('what stands beside the pages', () => {
  it('asks a path that cannot exist, and llms.txt', async () => {
    const { found } = await explore({ '/': '<p>x', '/llms.txt': text('# Bakery') });
    expect(found.control).toMatchObject({ status: 404 });
    expect(found.llmsTxt).toMatchObject({ status: 200, text: '# Bakery' });
  });

  it('reads every sitemap robots.txt names, packed ones and indexes too', async () => {
    const { found, server } = await explore({
      '/': '<p>x',
      '/robots.txt': text('Sitemap: {origin}/index.xml\nSitemap: /packed.xml.gz'),
      '/index.xml': xml(sitemapIndex('{origin}/index.xml', '{origin}/pages.xml', '{origin}/gone.xml')),
      '/pages.xml': xml(urlset('{origin}/contact')),
      '/packed.xml.gz': { headers: { 'content-type': 'application/gzip' }, body: gzipSync(urlset('/about')) },
      '/contact': '<p>x',
      '/about': '<p>x',
    });
    const seen = found.sitemaps.map(({ url, kind, foundBy }) => `${foundBy} ${kind} ${url.replace(server.origin, '')}`);
    expect(seen).toEqual([
      'robots index /index.xml',
      'robots urlset /packed.xml.gz',
      'index urlset /pages.xml',
      'index absent /gone.xml',
    ]);
    expect(found.pages.map(({ role }) => role)).toEqual(['home', 'contact', 'about']);
  });

  it('looks in the usual places when none is named', async () => {
    const { found, asked } = await explore({ '/': '<p>x', '/sitemap_index.xml': xml(sitemapIndex()) });
    expect(found.sitemaps.map(({ kind }) => kind)).toEqual(['absent', 'index']);
    expect(asked.indexOf('/sitemap.xml')).toBeLessThan(asked.indexOf('/sitemap_index.xml'));
    const other = await explore({ '/': '<p>x', '/sitemap-index.xml': xml(sitemapIndex()) });
    expect(other.found.sitemaps.at(-1)?.kind).toBe('index');
    const list = await explore({ '/': '<p>x', '/sitemap.txt': text('{origin}/contact') });
    expect(list.found.sitemaps.at(-1)?.kind).toBe('text');
  });

  it('takes a page at the usual place for no sitemap, at a named place for a broken one', async () => {
    const unnamed = await explore({ '/': '<p>x', '/sitemap.xml': '<html>shell', '/sitemap_index.xml': '<html>shell' });
    expect(unnamed.found.sitemaps.map(({ kind }) => kind)).toEqual(['absent', 'absent', 'absent', 'absent']);
    const named = await explore({
      '/': '<p>x',
      '/robots.txt': text('Sitemap: {origin}/sitemap.xml'),
      '/sitemap.xml': '<html>shell',
    });
    expect(named.found.sitemaps).toMatchObject([{ kind: 'invalid', error: 'it is an HTML page' }]);
  });

  it('does not read indexes without end', async () => {
    const routes: Record<string, Route> = { '/': '<p>x', '/sitemap.xml': xml(sitemapIndex('{origin}/s0.xml')) };
    for (let i = 0; i < 100; i++) routes[`/s${i}.xml`] = xml(sitemapIndex(`{origin}/s${i + 1}.xml`));
    const { found } = await explore(routes);
    expect(found.sitemaps.length).toBeLessThanOrEqual(15);
  });
});

describe('pages only a sitemap names', () => {
  it('give their place to the next when they are gone, and are reported', async () => {
    const { chosen, found, notRead, asked, site, opened, server } = await explore(
      {
        '/': links('/about'),
        '/about': '<p>x',
        '/sitemap.xml': xml(urlset('{origin}/contact', '{origin}/prices', '{origin}/services')),
        '/services': '<p>x',
        '/prices': { status: 410, body: '<h1>Gone' },
      },
      { maxPages: 4 },
    );
    expect(chosen).toEqual(['home /', 'about /about', 'services /services']);
    expect(found.deadEntries).toMatchObject([
      { url: `${server.origin}/contact`, kind: 'sitemap', status: 404, foundOn: `${server.origin}/sitemap.xml` },
      { url: `${server.origin}/prices`, kind: 'sitemap', status: 410 },
    ]);
    expect(notRead).toEqual([
      expect.objectContaining({ url: '/contact', role: 'contact', reason: 'error', status: 404 }),
      expect.objectContaining({ url: '/prices', role: 'prices', reason: 'error', status: 410 }),
    ]);
    const checks = await checkLinks({ site, opened, found, read: [opened.home], clock: CLOCK });
    expect(checks.filter(({ url }) => url.endsWith('/contact'))).toHaveLength(1);
    const paths = [...asked, ...server.requests.slice(asked.length).map(({ path }) => path)];
    expect(paths.filter((path) => path === '/contact')).toHaveLength(1);
  });

  it('keep their place when they refuse us, and linked ones when they are gone', async () => {
    const { chosen } = await explore({
      '/': links('/about'),
      '/sitemap.xml': xml(urlset('{origin}/contact')),
      '/contact': { status: 403 },
    });
    expect(chosen).toEqual(['home /', 'contact /contact', 'about /about']);
  });

  it('keep their place where scripts make the pages', async () => {
    const { chosen, found } = await explore({
      '/': '<script src=app.js></script>',
      '/sitemap.xml': xml(urlset('{origin}/contact')),
    });
    expect(chosen).toEqual(['home /', 'contact /contact']);
    expect(found.deadEntries).toEqual([]);
  });

  it('cost a bounded number of requests when all are gone', async () => {
    const paths = Array.from({ length: 400 }, (_, i) => `{origin}/p${i}`);
    const { chosen, asked } = await explore({ '/': '<p>x', '/sitemap.xml': xml(urlset(...paths)) });
    expect(chosen.length).toBeLessThanOrEqual(12);
    expect(asked.filter((path) => path.startsWith('/p')).length).toBeLessThanOrEqual(36);
  });
});
