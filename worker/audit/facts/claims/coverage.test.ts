import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, page, website } from '../../../testing/audit-builders.ts';
import { coverageOf } from './coverage.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const menu = (...paths: string[]) => `<nav>${paths.map((path) => `<a href="${path}">${path}</a>`).join('')}</nav>`;

function coverage(html: string, more: object = {}) {
  const pages = [page(html), page('<p>Work</p>', { url: `${HOME}work/roof`, role: 'services' })];
  return coverageOf(pages, { ...website({ target, pages }).observations, ...more });
}

describe('how far the look went', () => {
  it('is everything where all that is linked was read', () => {
    expect(coverage(menu('/', '/work/roof', '/index.html', '#top', 'https://elsewhere.test/'))).toMatchObject({
      unread: [],
    });
  });

  it('counts a page named without the folder of the website once', () => {
    const below = { ...target, homeUrl: `${HOME}studio/`, scopeUrl: `${HOME}studio/` };
    const known = (...paths: string[]) => {
      const pages = [page(menu(...paths), { url: `${HOME}studio/` })];
      return coverageOf(pages, { ...website({ target: below, pages }).observations }).known;
    };
    expect(known('/studio/prices')).toBe(2);
    expect(known('/studio/prices', '/prices')).toBe(2);
    expect(known('/studio/prices', '/contact')).toBe(3);
    // The home page of the host is another website's.
    expect(known('/studio/prices', '/')).toBe(2);
  });

  it('is not, where our browser could not show the home page, or one that is served with hardly a word', () => {
    const failed = { ...page('', { rendered: '' }).rendered, view: null, failure: 'restless' as const };
    const undrawn = (html: string, role: 'home' | 'products' | 'legal') => ({
      ...attemptOf(page(html, { role, url: role === 'home' ? HOME : `${HOME}offers` })),
      rendered: failed,
    });
    const of = (...one: Parameters<typeof undrawn>) => coverage('', { pages: [undrawn(...one)] }).undrawn;
    const written = `${'word '.repeat(120)}<script src="/app.js"></script>`;
    expect(of(written, 'home')).toBe(HOME);
    expect(of('<script src="/app.js"></script>', 'products')).toBe(`${HOME}offers`);
    expect(of(written, 'products')).toBeUndefined();
    expect(of('<script src="/app.js"></script>', 'legal')).toBeUndefined();
    expect(of('<p>Hello</p>', 'home')).toBeUndefined();
  });

  it('is not, where no browser opened a page that scripts fill: its own on the home page, or an empty list below a heading', () => {
    const left = (html: string, role: 'home' | 'products' | 'legal' = 'home') => {
      const one = page(html, { role, url: role === 'home' ? HOME : `${HOME}offers` });
      return coverage('', { pages: [attemptOf(one)] }).undrawn;
    };
    const words = `<p>${'word '.repeat(120)}</p>`;
    const list = '<h2>Our oils</h2><ul id="oils"></ul>';
    expect(left(`${words}<script src="/app.js"></script>`)).toBe(HOME);
    expect(left(`${words}<script src="https://counter.test/c.js"></script>`)).toBeUndefined();
    expect(left(`${words}<script src="/app.js"></script>`, 'products')).toBeUndefined();
    expect(left(`${words}${list}<script src="/app.js"></script>`, 'products')).toBe(`${HOME}offers`);
    expect(left(`${list}<script src="/app.js"></script>`, 'legal')).toBeUndefined();
  });

  it('is not, where our browser saw neither a word nor a picture on a page of scripts', () => {
    const drawn = (html: string, rendered: string) =>
      coverage('', { pages: [attemptOf(page(html, { rendered }))] }).undrawn;
    const shell = '<main></main><script src="/app.js"></script>';
    expect(drawn(shell, shell)).toBe(HOME);
    expect(drawn(shell, '<main><img src="/oven.jpg"></main>')).toBeUndefined();
    expect(drawn(shell, '<main><p>Rye and wheat</p></main>')).toBeUndefined();
    expect(drawn('<main></main>', '<main></main>')).toBeUndefined();
  });

  it('is not, where a link or the sitemap names a page nobody read', () => {
    expect(coverage(menu('/gallery')).unread).toEqual([`${HOME}gallery`]);
    expect(coverage(`<button onclick="location.href='gallery.html'">Gallery</button>`).unread).toEqual([
      `${HOME}gallery.html`,
    ]);
    const sitemap = { kind: 'urlset', finalUrl: `${HOME}sitemap.xml`, entries: [{ loc: `${HOME}press` }] };
    expect(coverage('', { sitemaps: [sitemap] }).unread).toEqual([`${HOME}press`]);
  });

  it('is not, where a page only leads on to one with the same name', () => {
    const leading = page('<meta http-equiv="refresh" content="0; url=/offers.html"><p>Go on</p>', {
      url: `${HOME}offers`,
      role: 'services',
    });
    const pages = [page(menu('/offers', '/offers.html')), leading];
    const seen = website({ target, pages }).observations;
    expect(coverageOf(pages, seen)).toMatchObject({ unread: [`${HOME}offers.html`], unreadKinds: ['services'] });
  });

  it('counts every page of the sitemap, whatever stands behind its "?"', () => {
    const loc = (path: string) => ({ loc: `${HOME}${path}` });
    const sitemap = {
      kind: 'urlset',
      finalUrl: `${HOME}sitemap.xml`,
      entries: ['', 'item?id=1', 'item?id=2', 'flyer.pdf'].map(loc),
    };
    expect(coverage(menu('/item?id=2', '/item?id=3'), { sitemaps: [sitemap] }).known).toBe(4);
  });

  it('counts what a "?" chooses where two pages that were read are such choices', () => {
    const of = (...read: string[]) => {
      const menuPage = page(menu('/item?id=1', '/item?id=2', '/item?id=3', '/list?sort=up'));
      const pages = [menuPage, ...read.map((path) => page('<p>Oars</p>', { url: HOME + path }))];
      return coverageOf(pages, website({ target, pages }).observations).known;
    };
    expect(of('item?id=1', 'item?id=2')).toBe(4);
  });

  it('counts what a "?" chooses where nothing leads to the bare address', () => {
    const of = (...links: string[]) => coverage(menu(...links)).known;
    expect(of('/oar.html?id=ash', '/oar.html?id=pine', '/oar.html?id=ash')).toBe(4);
    expect(of('/oars?wood=ash&for=sea', '/oars?wood=pine&for=sea')).toBe(4);
    // A list and its order; a single one; a form to sign in.
    expect(of('/oars', '/oars?sort=up', '/oars?sort=down')).toBe(3);
    expect(of('/oars.html', '/oars?sort=up', '/oars?sort=down')).toBe(3);
    expect(of('/oar?id=ash')).toBe(2);
    expect(of('/login?to=oars', '/login?to=hire')).toBe(2);
    expect(of('/?lang=de', '/?lang=fr')).toBe(2);
  });

  it('counts no address to which a footer with paths from the page leads astray in a folder', () => {
    const footer = '<footer><a href="oars.html">Oars</a><a href="hire.html">Hire</a></footer>';
    const of = (...paths: string[]) => {
      const pages = [page(footer), ...paths.map((path) => page(footer, { url: HOME + path }))];
      return coverageOf(pages, website({ target, pages }).observations).known;
    };
    expect(of('oars.html', 'hire.html', 'news/')).toBe(4);
    expect(of('news/')).toBe(6);
  });

  it('leaves out what tells nothing new', () => {
    const aside = ['/work/wall', '/privacy-policy', '/cart', '/de/', '/flyer.pdf', '/2026/05/we-moved', '/?page=2'];
    expect(coverage(menu(...aside)).unread).toEqual([]);
    const linkChecks = [{ url: `${HOME}gone`, status: 404 }];
    expect(coverage(menu('/gone'), { linkChecks })).toEqual({
      unread: [],
      unreadKinds: [],
      hasUnreadTerms: false,
      known: 2,
    });
    expect(coverage(menu('/work/wall', '/flyer.pdf', '/?page=2')).known).toBe(3);
  });

  it('is not, where an app shows views behind a hash', () => {
    expect(coverage(menu('#/', '#/rooms', '/#/booking')).unread).toEqual([`${HOME}#/rooms`, `${HOME}#/booking`]);
    expect(coverage(menu('#/rooms', '#top')).unread).toEqual([]);
  });

  it('is not, where scripts link places that the page they wrote does not have', () => {
    const of = (served: string, rendered: string) => {
      const pages = [page(served, { rendered })];
      return coverageOf(pages, website({ target, pages }).observations).unread;
    };
    const places = menu('#rooms', '#way');
    expect(of('<div id="app"></div>', places)).toEqual([`${HOME}#rooms`, `${HOME}#way`]);
    expect(of('<div id="app"></div>', `${places}<h2 id="rooms">Rooms</h2>`)).toEqual([]);
    expect(of('<div id="app"></div>', `${places}<div hidden><h1>Rooms</h1></div>`)).toEqual([]);
    expect(of(places, places)).toEqual([]);
  });

  it('is not, where a click on an entry of the menu shows something', () => {
    const of = (html: string, more: object = { opens: true }) => {
      const shown = page(html, { rendered: html });
      for (const link of shown.rendered?.view?.links ?? []) Object.assign(link, link.href === '#' ? more : {});
      return coverageOf([shown], website({ target, pages: [shown] }).observations).behindClick;
    };
    const entry = (more = '') => `<nav><ul><li><a href="#">Our oars</a>${more}</li></ul></nav>`;
    expect(of(entry())).toBe('Our oars');
    expect(of(entry(), { opens: true, isQuiet: true })).toBeUndefined();
    expect(of(entry('<ul><li><a href="/ash">Ash</a></li></ul>'))).toBeUndefined();
    expect(of(`<footer>${entry()}</footer>`)).toBeUndefined();
    expect(of(`${entry()}<section hidden><h2>Oars of ash</h2></section>`)).toBeUndefined();
  });

  it('knows of terms nobody read', () => {
    expect(coverage(menu('/terms.html')).hasUnreadTerms).toBe(true);
    expect(coverage(menu('/refund-policy')).hasUnreadTerms).toBe(true);
    expect(coverage(menu('/privacy.html')).hasUnreadTerms).toBe(false);
  });

  it('is not known of a page without any link whose scripts did not arrive', () => {
    const known = (html: string, missesCode: boolean) => {
      const alone = page(html, { rendered: html });
      const { observations } = website({ target, pages: [alone] });
      return coverageOf([Object.assign(alone, { rendered: { ...alone.rendered, missesCode } })], observations).known;
    };
    expect(known('<p>Rooms</p><script src="menu.js"></script>', true)).toBeNull();
    expect(known('<p>Rooms</p><script src="menu.js"></script>', false)).toBeNull();
    expect(known(menu('#rooms'), true)).toBe(1);
  });

  it('knows pages of one subject as such', () => {
    const notRead = [{ url: `${HOME}prices`, reason: 'robots', detail: '', role: 'prices' }];
    expect(coverage(menu('/prices'), { notRead })).toMatchObject({ unread: [], unreadKinds: ['prices'] });
    expect(coverage(menu('/work/wall', '/work/tarifs-et-delais.html'))).toMatchObject({
      unread: [],
      unreadKinds: ['prices'],
    });
  });
});
