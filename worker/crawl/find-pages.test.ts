import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteReader } from '../adapters/site-fetch.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { type Route, type SiteServer, startSite } from '../testing/site-server.ts';
import { checkLinks } from './check-links.ts';
import { addRenderedPages, findPages } from './find-pages.ts';
import { openWebsite } from './open-website.ts';

const running: SiteServer[] = [];
afterEach(async () => {
  for (const site of running.splice(0)) await site.close();
});

const TOKEN = 'f00dfeed';
const CLOCK = { now: () => Date.now() };
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const text = (body: string): Route => ({ headers: { 'content-type': 'text/plain' }, body });
const xml = (body: string): Route => ({ headers: { 'content-type': 'application/xml' }, body });
const urlset = (...locs: string[]) =>
  `<urlset ${XMLNS}>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
const index = (...locs: string[]) =>
  `<sitemapindex ${XMLNS}>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');

async function explore(routes: Record<string, Route>, options: { maxPages?: number; path?: string } = {}) {
  const server = await startSite(routes);
  running.push(server);
  const site = createSiteReader({
    requestsUsed: 0,
    allowPrivate: true,
    contactUrl: 'https://answerable.example/bot',
    clock: { now: () => Date.now() },
  });
  const result = await openWebsite(site, server.origin + (options.path ?? '/'), { allowPrivate: true });
  if (!result.ok) throw new Error(result.message);
  const found = await findPages(site, result.opened, { maxPages: options.maxPages ?? 12, controlToken: TOKEN });
  const short = (url: string) => url.replace(server.origin, '');
  return {
    server,
    site,
    opened: result.opened,
    found,
    chosen: found.pages.map((page) => `${page.role} ${short(page.url)}`),
    asked: server.requests.map((request) => request.path),
    notRead: found.notRead.map((entry) => ({ ...entry, url: short(entry.url) })),
  };
}

describe('choosing pages', () => {
  it('takes one of each role, home first, whatever the order of links', async () => {
    const { chosen } = await explore({
      '/': `<nav>${links('/z', '/agb', '/datenschutz', '/impressum', '/y', '/preise', '/leistungen', '/kontakt', '/ueber-uns')}</nav>`,
    });
    expect(chosen).toEqual([
      'home /',
      'contact /kontakt',
      'about /ueber-uns',
      'services /leistungen',
      'prices /preise',
      'legal /impressum',
      'other /z',
      'other /y',
      'legal /agb',
      'legal /datenschutz',
    ]);
  });

  it('keeps to the limit, most telling first', async () => {
    const home = { '/': links('/x', '/impressum', '/services', '/about', '/contact') };
    expect((await explore(home, { maxPages: 3 })).chosen).toEqual(['home /', 'contact /contact', 'about /about']);
    expect((await explore(home, { maxPages: 1 })).chosen).toEqual(['home /']);
  });

  it('takes two of what one template made at most, and spends the room on other subjects', async () => {
    const towns = ['leeds', 'york', 'hull', 'selby'].map((town) => `/plumber-${town}`);
    const posts = ['a', 'b', 'c'].map((name) => `/tips/${name}`);
    const { chosen } = await explore({
      '/': links(...towns, ...posts, '/item?id=1', '/item?id=2', '/item?id=3', '/kit'),
    });
    expect(chosen).toEqual([
      'home /',
      ...['/plumber-leeds', '/plumber-york', '/item?id=1', '/item?id=2', '/kit'].map((path) => `other ${path}`),
      ...['/tips/a', '/tips/b'].map((path) => `other ${path}`),
    ]);
  });

  it('reads products first in a shop, and a page a service elsewhere', async () => {
    const products = ['lamp', 'chair', 'desk'].map((name) => `/products/${name}`);
    const shop = await explore({ '/': links('/z', '/y', ...products) }, { maxPages: 4 });
    expect(shop.chosen).toEqual(['home /', 'products /products/lamp', 'products /products/chair', 'other /z']);
    const services = ['roofs', 'gutters', 'chimneys'].map((name) => `/services/${name}`);
    const trade = await explore({ '/': links('/z', ...services) });
    expect(trade.chosen).toEqual([
      'home /',
      ...['roofs', 'gutters'].map((name) => `services /services/${name}`),
      'other /z',
      'services /services/chimneys',
    ]);
  });

  it('names every page once and leaves out files, other hosts and carts', async () => {
    const { chosen } = await explore({
      '/': links(
        '/about',
        '/about/',
        '/about/index.html',
        '/about?utm_source=x',
        '/about#team',
        '/',
        '/index.html',
        '/menu.pdf',
        'https://other.example/about',
        '/cart',
        '/login',
        'mailto:a@b.example',
      ),
    });
    expect(chosen).toEqual(['home /', 'about /about']);
  });

  it('prefers pages in the language of the home page', async () => {
    const { chosen } = await explore(
      {
        '/': `<html lang=de><a href="/en/">English</a> ${links('/en/contact', '/en/about', '/fr/contact', '/kontakt', '/x')}`,
      },
      { maxPages: 3 },
    );
    expect(chosen).toEqual(['home /', 'contact /kontakt', 'other /x']);
  });

  it('looks inside a list of articles for the newest', async () => {
    const { chosen } = await explore({
      '/': links('/blog', '/contact'),
      '/blog': links('/blog/2024/01/old', '/blog/2026/05/new', '/blog/2025/03/older'),
    });
    expect(chosen).toContain('article /blog/2026/05/new');
    expect(chosen.indexOf('article /blog/2026/05/new')).toBeLessThan(chosen.indexOf('article /blog/2024/01/old'));
  });

  it('follows the pages of a small website once more', async () => {
    const { found, server } = await explore({ '/': links('/start'), '/start': links('/services/'), '/services/': 'x' });
    expect(found.pages).toContainEqual({
      url: `${server.origin}/services/`,
      role: 'services',
      foundBy: 'link',
      depth: 2,
    });
  });

  it('takes pages from the sitemap that nothing links to', async () => {
    const { found, server } = await explore({
      '/': '<script src=app.js></script>',
      '/sitemap.xml': xml(urlset('{origin}/contact')),
    });
    expect(found.pages[1]).toEqual({
      url: `${server.origin}/contact`,
      role: 'contact',
      foundBy: 'sitemap',
      depth: null,
    });
  });

  it('looks for a sitemap at its usual place where robots.txt names a page instead', async () => {
    const { found } = await explore({
      '/': links('/a'),
      '/robots.txt': text('Sitemap: {origin}/'),
      '/sitemap.xml': xml(urlset('{origin}/a')),
    });
    expect(found.sitemaps.map(({ kind, foundBy }) => `${kind} ${foundBy}`)).toEqual([
      'invalid robots',
      'urlset convention',
    ]);
  });

  it('stays in the directory of a website that shares its host', async () => {
    const { chosen, asked } = await explore(
      { '/': { status: 404 }, '/bakery/': links('/bakery/menu', '/other/', '/'), '/other/': 'x' },
      { path: '/bakery/' },
    );
    expect(chosen).toEqual(['home /bakery/', 'products /bakery/menu']);
    expect(asked).toContain(`/bakery/${TOKEN}`);
    expect(asked).not.toContain('/other/');
  });

  it('survives 20,000 links', async () => {
    const startedAt = Date.now();
    const { chosen } = await explore({ '/': links(...Array.from({ length: 20_000 }, (_, i) => `/x${i}y`)) });
    expect(chosen).toHaveLength(12);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });

  it('is not led into a calendar without end', async () => {
    const { server } = await explore({
      '/': links('/cal/1', '/cal/cal/cal/cal/1'),
      '/cal/1': links('/cal/2'),
      '/cal/2': links('/cal/3'),
      '/cal/3': links('/cal/4'),
    });
    expect(server.requests.map(({ path }) => path)).not.toContain('/cal/2');
  });
});

describe('robots.txt', () => {
  it('is obeyed for all but the typed address, and what it costs is said', async () => {
    const { chosen, notRead, asked } = await explore({
      '/': links('/contact', '/about'),
      '/about': '<p>x',
      '/robots.txt': text(
        'User-agent: AnswerableBot\nDisallow: /contact\nDisallow: /llms.txt\n\nUser-agent: *\nDisallow: /about',
      ),
    });
    expect(chosen).toEqual(['home /', 'about /about']);
    expect(notRead).toEqual([
      { url: '/contact', role: 'contact', reason: 'robots', detail: 'robots.txt, line 2: Disallow: /contact' },
    ]);
    expect(asked).not.toContain('/contact');
    expect(asked).not.toContain('/llms.txt');
  });

  it('closes everything but the typed address when it fails', async () => {
    const { chosen, notRead, asked, found } = await explore({ '/': links('/contact'), '/robots.txt': { status: 500 } });
    expect(chosen).toEqual(['home /']);
    expect(found).toMatchObject({ control: null, llmsTxt: null, sitemaps: [] });
    expect(notRead).toEqual([
      {
        url: '/contact',
        role: 'contact',
        reason: 'robots',
        detail: 'robots.txt answered with status 500, which closes the website to crawlers',
      },
    ]);
    expect(new Set(asked)).toEqual(new Set(['/', '/robots.txt']));
  });
});

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
      '/index.xml': xml(index('{origin}/index.xml', '{origin}/pages.xml', '{origin}/gone.xml')),
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
    const { found, asked } = await explore({ '/': '<p>x', '/sitemap_index.xml': xml(index()) });
    expect(found.sitemaps.map(({ kind }) => kind)).toEqual(['absent', 'index']);
    expect(asked.indexOf('/sitemap.xml')).toBeLessThan(asked.indexOf('/sitemap_index.xml'));
  });

  it('takes a page at the usual place for no sitemap, at a named place for a broken one', async () => {
    const unnamed = await explore({ '/': '<p>x', '/sitemap.xml': '<html>shell', '/sitemap_index.xml': '<html>shell' });
    expect(unnamed.found.sitemaps.map(({ kind }) => kind)).toEqual(['absent', 'absent']);
    const named = await explore({
      '/': '<p>x',
      '/robots.txt': text('Sitemap: {origin}/sitemap.xml'),
      '/sitemap.xml': '<html>shell',
    });
    expect(named.found.sitemaps).toMatchObject([{ kind: 'invalid', error: 'it is an HTML page' }]);
  });

  it('does not read indexes without end', async () => {
    const routes: Record<string, Route> = { '/': '<p>x', '/sitemap.xml': xml(index('{origin}/s0.xml')) };
    for (let i = 0; i < 100; i++) routes[`/s${i}.xml`] = xml(index(`{origin}/s${i + 1}.xml`));
    const { found } = await explore(routes);
    expect(found.sitemaps.length).toBeLessThanOrEqual(15);
  });
});

describe('a private target with a public name', () => {
  const routes: Record<string, Route> = {
    '/': '<link rel=canonical href="https://bakery.example/"><a href="https://bakery.example/contact">Contact</a>',
    '/robots.txt': text('Sitemap: https://bakery.example/sitemap.xml'),
    '/sitemap.xml': xml(urlset('https://bakery.example/about')),
    '/about': '<p>x',
  };

  it('is read in its place', async () => {
    const { found, chosen } = await explore(routes);
    expect(found.target.aliasHost).toBe('bakery.example');
    expect(chosen).toEqual(['home /', 'contact /contact', 'about /about']);
  });

  it('is read in its place when it stands in a folder there', async () => {
    const { found, chosen } = await explore({
      '/': '<link rel=canonical href="https://pages.example/bakery/"><a href="/bakery/contact">Contact</a><a href="prices">Prices</a>',
      '/sitemap.xml': xml(urlset('https://pages.example/bakery/about')),
      '/about': '<p>x',
    });
    expect(found.target).toMatchObject({ aliasHost: 'pages.example', aliasBase: '/bakery/' });
    expect(chosen).toEqual(['home /', 'contact /contact', 'about /about', 'prices /prices']);
  });

  it('keeps other hosts apart when the website names two', async () => {
    const { found, chosen } = await explore({ ...routes, '/sitemap.xml': xml(urlset('https://other.example/about')) });
    expect(found.target.aliasHost).toBeNull();
    expect(chosen).toEqual(['home /']);
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
    const checks = await checkLinks(site, opened, found, [opened.home], CLOCK);
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
    const checks = await checkLinks(site, opened, found, [opened.home], CLOCK);
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
    const checks = await checkLinks(site, opened, found, [opened.home], CLOCK);
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
    const checks = await checkLinks(site, opened, found, [opened.home], { now: () => (now += 4_000) });
    expect(checks.length).toBeLessThan(10);
  });
});
