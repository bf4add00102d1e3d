import { describe, expect, it } from 'vitest';
import type { PageObservation } from '../audit/observations.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { keepOwnPages } from './keep-own-pages.ts';

const ORIGIN = 'https://bakery.example';
const target = {
  typedUrl: `${ORIGIN}/`,
  homeUrl: `${ORIGIN}/`,
  scopeUrl: `${ORIGIN}/`,
  isPrivate: false,
  aliasHost: null,
};

function page(
  path: string,
  finalUrl = `${ORIGIN}${path}`,
  { served = '<p>x', drawn }: { served?: string; drawn?: string } = {},
): PageObservation {
  const url = `${ORIGIN}${path}`;
  return {
    url,
    role: path === '/' ? 'home' : 'other',
    foundBy: 'link',
    depth: 1,
    rendered:
      drawn === undefined
        ? null
        : { finalUrl, status: 200, view: readPage(drawn, finalUrl), failure: null, consoleErrors: [], fetchedAt: 1 },
    plain: {
      url,
      finalUrl,
      redirects: finalUrl === url ? [] : [{ url, status: 301 }],
      status: 200,
      headers: {},
      contentType: 'text/html',
      bytes: 9,
      truncated: false,
      ttfbMs: 1,
      fetchedAt: 1,
      failure: null,
      charset: null,
      view: readPage(served, finalUrl),
      obstacle: null,
    },
  };
}

describe('keepOwnPages', () => {
  it('keeps pages that stay, redirected or not', () => {
    const asked = [page('/'), page('/a'), page('/b', `${ORIGIN}/b/`), page('/c', 'https://www.bakery.example/c')];
    expect(keepOwnPages(asked, target)).toEqual({ pages: asked, notRead: [] });
  });

  it('leaves out what leads to another website', () => {
    const { pages, notRead } = keepOwnPages([page('/'), page('/shop', 'https://market.example/bakery')], target);
    expect(pages.map(({ url }) => url)).toEqual([`${ORIGIN}/`]);
    expect(notRead).toEqual([
      { url: `${ORIGIN}/shop`, reason: 'elsewhere', detail: 'leads to another website: https://market.example/bakery' },
    ]);
  });

  it('leaves out what leads to a page already read, or is its other address: nothing of it goes unread', () => {
    const { pages, notRead } = keepOwnPages(
      [page('/'), page('/index.html'), page('/old', `${ORIGIN}/`), page('/a'), page('/a-too', `${ORIGIN}/a/`)],
      target,
    );
    expect(pages.map(({ url }) => url)).toEqual([`${ORIGIN}/`, `${ORIGIN}/a`]);
    expect(notRead).toEqual([]);
  });

  describe('an address with something chosen behind its "?"', () => {
    const view = (path: string, served: string, drawn?: string) =>
      page(path, undefined, drawn === undefined ? { served } : { served, drawn });
    const kept = (...pages: PageObservation[]) =>
      keepOwnPages([page('/'), ...pages], target)
        .pages.slice(1)
        .map(({ url }) => url.slice(ORIGIN.length));
    const LOAVES = '<p>Rye loaf 4 €</p><p>Spelt loaf 5 €</p><p>Corn bread 3 €</p>';

    it('is its page again in another order, or with less of it', () => {
      const sorted = view('/shop?sort=price', '<p>Corn bread 3 €</p><p>Rye loaf 4 €</p><p>Spelt loaf 5 €</p>');
      expect(kept(sorted, view('/shop', LOAVES), view('/shop?kind=corn', '<p>Corn bread 3 €</p>'))).toEqual(['/shop']);
      expect(keepOwnPages([page('/'), view('/shop', LOAVES), sorted], target).notRead).toEqual([]);
    });

    it('is a page where it says something else, as served or as drawn', () => {
      const second = view('/shop?page=2', '<p>Walnut loaf 6 €</p><p>Plum cake 2 €</p>');
      expect(kept(view('/shop', LOAVES), second)).toEqual(['/shop', '/shop?page=2']);
      const shell = '<p>Loading</p>';
      expect(kept(view('/item', shell, LOAVES), view('/item?id=7', shell, '<p>Plum cake 2 €</p>'))).toEqual([
        '/item',
        '/item?id=7',
      ]);
      expect(kept(view('/item', shell, LOAVES), view('/item?sort=new', shell, LOAVES))).toEqual(['/item']);
    });

    it('is a page where nothing without it was read', () => {
      expect(kept(view('/item?id=7', LOAVES), view('/item?id=8', LOAVES))).toEqual(['/item?id=7', '/item?id=8']);
    });
  });

  it('leaves out the index of a folder where it is the same document', () => {
    const shop = (path: string, served = '<title>Shop</title><p>Rye loaf') => page(path, undefined, { served });
    const kept = (...pages: PageObservation[]) =>
      keepOwnPages(pages, target).pages.map(({ url }) => new URL(url).pathname);
    expect(kept(shop('/'), shop('/index'), shop('/shop/index'), shop('/shop/'))).toEqual(['/', '/shop/']);
    expect(keepOwnPages([shop('/'), shop('/index')], target).notRead).toEqual([]);
    const others = [
      shop('/index', '<title>Index</title><p>Rye loaf'),
      shop('/shop/index', '<title>Shop</title><p>Corn bread'),
    ];
    expect(kept(shop('/'), shop('/shop/'), ...others)).toEqual(['/', '/shop/', '/index', '/shop/index']);
    expect(kept(shop('/'), shop('/shop/index'))).toEqual(['/', '/shop/index']);
  });

  it('keeps the home page wherever it was found', () => {
    const home = page('/', 'https://other.example/');
    expect(keepOwnPages([home], target).pages).toEqual([home]);
  });
});
