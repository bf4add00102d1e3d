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

function page(path: string, finalUrl = `${ORIGIN}${path}`): PageObservation {
  const url = `${ORIGIN}${path}`;
  return {
    url,
    role: path === '/' ? 'home' : 'other',
    foundBy: 'link',
    depth: 1,
    rendered: null,
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
      view: readPage('<p>x', finalUrl),
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
      { url: `${ORIGIN}/shop`, reason: 'error', detail: 'leads to another website: https://market.example/bakery' },
    ]);
  });

  it('leaves out what leads to a page already read', () => {
    const { pages, notRead } = keepOwnPages(
      [page('/'), page('/old', `${ORIGIN}/`), page('/a'), page('/a-too', `${ORIGIN}/a/`)],
      target,
    );
    expect(pages.map(({ url }) => url)).toEqual([`${ORIGIN}/`, `${ORIGIN}/a`]);
    expect(notRead.map(({ url }) => url)).toEqual([`${ORIGIN}/old`, `${ORIGIN}/a-too`]);
  });

  it('keeps the home page wherever it was found', () => {
    const home = page('/', 'https://other.example/');
    expect(keepOwnPages([home], target).pages).toEqual([home]);
  });
});
