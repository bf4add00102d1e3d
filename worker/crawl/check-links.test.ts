import { afterEach, describe, expect, it } from 'vitest';
import { readPage } from '../audit/website/page/read-page.ts';
import { closeExplored, explore, links, text, urlset, xml } from '../testing/explore-website.ts';
import { checkLinks } from './check-links.ts';
import { addRenderedPages } from './find-pages.ts';

afterEach(closeExplored);
const CLOCK = { now: () => Date.now() };

describe('addRenderedPages', () => {
  it('fills the room left with what only a browser shows', async () => {
    const { opened, found, server } = await explore({ '/': '<div id=app></div><script src=app.js></script>' });
    const rendered = readPage(links('/contact', '/about', '/services'), `${server.origin}/`);
    const pages = addRenderedPages(opened, found, rendered, { maxPages: 3 });
    expect(pages.map(({ role }) => role)).toEqual(['home', 'contact', 'about']);
  });
});

describe('checkLinks', () => {
  it('asks what the key pages and the sitemap name beyond them', async () => {
    const { site, opened, found, server } = await explore(
      {
        '/': links('/contact', '/gone', '/closed', '/menu.pdf', '/logout', 'https://other.example/'),
        '/menu.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
        '/robots.txt': text('User-agent: *\nDisallow: /closed'),
        '/sitemap.xml': xml(urlset('{origin}/contact', '{origin}/listed')),
      },
      { maxPages: 2 },
    );
    const checks = await checkLinks({ site, opened, found, read: [opened.home], clock: CLOCK });
    expect(checks.map(({ url, kind, status }) => `${kind} ${url.replace(server.origin, '')} ${status}`)).toEqual([
      'internal /gone 404',
      'internal /menu.pdf 200',
      'sitemap /listed 404',
    ]);
  });

  it('stays inside the budget', async () => {
    const paths = Array.from({ length: 300 }, (_, i) => `/p${i}`);
    const { site, opened, found, server } = await explore(
      { '/': links(...paths), '/sitemap.xml': xml(urlset(...paths.map((path) => `{origin}/s${path}`))) },
      { maxPages: 1 },
    );
    const checks = await checkLinks({ site, opened, found, read: [opened.home], clock: CLOCK });
    expect(checks.filter(({ kind }) => kind === 'sitemap')).toHaveLength(20);
    expect(checks.length).toBeGreaterThan(100);
    expect(server.requests.length).toBeLessThanOrEqual(150);
    expect(site.requestsLeft).toBeGreaterThanOrEqual(5);
  });

  it('does not wait for a slow server', async () => {
    const paths = Array.from({ length: 40 }, (_, i) => `/p${i}`);
    const { site, opened, found } = await explore({ '/': links(...paths) }, { maxPages: 1 });
    let now = 0;
    // Every look at the clock takes four seconds.
    const checks = await checkLinks({ site, opened, found, read: [opened.home], clock: { now: () => (now += 4_000) } });
    expect(checks.length).toBeLessThan(10);
  });
});
