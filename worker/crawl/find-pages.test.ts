import { afterEach, describe, expect, it } from 'vitest';
import { closeExplored, explore, links, TOKEN, text, urlset, xml } from '../testing/explore-website.ts';
import type { Route } from '../testing/site-server.ts';
import { leastSeconds } from '../testing/timing/least-seconds.ts';

afterEach(closeExplored);

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

  it('reads early what several buttons of the home page lead to', async () => {
    const lines = '<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p>';
    const home = { '/': [links('/a', '/b', '/join'), links('/join'), links('/join')].join(lines) };
    expect((await explore(home, { maxPages: 2 })).chosen).toEqual(['home /', 'other /join']);
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

  it('reads all pages of a menu that one folder holds', async () => {
    const pages = ['story', 'goods', 'pictures', 'way'].map((name) => `/page/${name}.html`);
    const { chosen } = await explore({ '/': `<nav>${links(...pages)}</nav>` });
    expect(chosen.map((one) => one.replace(/^\w+ /, '')).sort()).toEqual(['/', ...pages].sort());
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

  it('reads the terms of a shop, and views of one page when nothing else is left', async () => {
    const products = ['lamp', 'chair', 'desk'].map((name) => `/products/${name}`);
    const { chosen } = await explore(
      {
        '/': links(
          '/stock?brand=oak',
          '/stock?brand=elm',
          '/stock',
          '/imprint',
          '/terms',
          '/refund-policy',
          ...products,
        ),
      },
      { maxPages: 8 },
    );
    expect(chosen).toEqual([
      'home /',
      'products /products/lamp',
      'legal /imprint',
      'legal /terms',
      'other /refund-policy',
      'products /products/chair',
      'other /stock',
      'other /stock?brand=oak',
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
    const read = async () => {
      const { chosen } = await explore({ '/': links(...Array.from({ length: 20_000 }, (_, i) => `/x${i}y`)) });
      expect(chosen).toHaveLength(12);
    };
    expect(await leastSeconds(read, 5)).toBeLessThan(5);
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

describe('a private target with a public name', () => {
  const routes: Record<string, Route> = {
    '/': '<link rel=canonical href="https://bakery-larch.de/"><a href="https://bakery-larch.de/contact">Contact</a>',
    '/robots.txt': text('Sitemap: https://bakery-larch.de/sitemap.xml'),
    '/sitemap.xml': xml(urlset('https://bakery-larch.de/about')),
    '/about': '<p>x',
  };

  it('is read in its place', async () => {
    const { found, chosen } = await explore(routes);
    expect(found.target.aliasHost).toBe('bakery-larch.de');
    expect(chosen).toEqual(['home /', 'contact /contact', 'about /about']);
  });

  it('is read in its place when it stands in a folder there', async () => {
    const { found, chosen } = await explore({
      '/': '<link rel=canonical href="https://pages-larch.de/bakery/"><a href="/bakery/contact">Contact</a><a href="prices">Prices</a>',
      '/sitemap.xml': xml(urlset('https://pages-larch.de/bakery/about')),
      '/about': '<p>x',
    });
    expect(found.target).toMatchObject({ aliasHost: 'pages-larch.de', aliasBase: '/bakery/' });
    expect(chosen).toEqual(['home /', 'contact /contact', 'about /about', 'prices /prices']);
  });

  it('keeps other hosts apart when the website names two', async () => {
    const { found, chosen } = await explore({ ...routes, '/sitemap.xml': xml(urlset('https://other-larch.de/about')) });
    expect(found.target.aliasHost).toBeNull();
    expect(chosen).toEqual(['home /']);
  });
});
