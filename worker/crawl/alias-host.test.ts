import { describe, expect, it } from 'vitest';
import type { SitemapObservation } from '../audit/observations.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { decideAlias } from './alias-host.ts';

const LOCAL = 'http://localhost:8080/';
const local = { homeUrl: LOCAL, isPrivate: true };
const page = (head: string) => readPage(`<head>${head}</head><p>x`, LOCAL);
const canonical = (href: string) => page(`<link rel=canonical href="${href}">`);
const sitemap = (...locs: string[]) => [
  { entries: locs.map((loc) => ({ loc, lastmod: null })) } as unknown as SitemapObservation,
];

const decideAliasHost = (...args: Parameters<typeof decideAlias>) => decideAlias(...args).aliasHost;

describe('decideAlias', () => {
  it('is the one public host that canonicals, og:url and sitemaps name', () => {
    const views = [
      canonical('https://shop.example/'),
      page('<meta property="og:url" content="https://shop.example/a">'),
    ];
    expect(decideAliasHost(local, views, sitemap('https://shop.example/b'), ['https://shop.example/sitemap.xml'])).toBe(
      'shop.example',
    );
  });

  it('is none where a template left the host', () => {
    const left = 'https://example.com/';
    expect(decideAliasHost(local, [canonical('/')], sitemap(left, `${left}about`), [`${left}sitemap.xml`])).toBeNull();
    expect(decideAliasHost(local, [canonical('https://www.your-domain.com/')], [], [])).toBeNull();
  });

  it('does not count relative addresses', () => {
    expect(decideAliasHost(local, [canonical('/'), canonical('//shop.example/x')], [], [])).toBe('shop.example');
    expect(decideAliasHost(local, [canonical('/')], [], [])).toBeNull();
  });

  it('is none when two hosts are named, even www and bare', () => {
    expect(
      decideAliasHost(local, [canonical('https://shop.example/')], sitemap('https://www.shop.example/'), []),
    ).toBeNull();
    expect(decideAliasHost(local, [canonical('https://shop.example/')], [], ['https://cdn.example/s.xml'])).toBeNull();
  });

  it('is none when the target is named itself, or another private host', () => {
    expect(decideAliasHost(local, [canonical('https://shop.example/'), canonical(LOCAL)], [], [])).toBeNull();
    expect(decideAliasHost(local, [canonical('http://localhost:3000/')], [], [])).toBeNull();
  });

  it('is none for a public target', () => {
    const target = { homeUrl: 'https://shop.example/', isPrivate: false };
    expect(decideAliasHost(target, [canonical('https://other.example/')], [], [])).toBeNull();
  });

  it('takes the folder of a project page with it, when everything named lies below it', () => {
    const home = canonical('https://name.pages.example/bakery/');
    const inside = sitemap('https://name.pages.example/bakery/about');
    expect(decideAlias(local, [home], inside, [])).toEqual({ aliasHost: 'name.pages.example', aliasBase: '/bakery/' });
    const beside = sitemap('https://name.pages.example/other/');
    expect(decideAlias(local, [home], beside, [])).toEqual({ aliasHost: 'name.pages.example' });
    expect(decideAlias(local, [page(''), home], inside, [])).toEqual({ aliasHost: 'name.pages.example' });
    const listed = sitemap('https://name.pages.example/bakery/index.html', 'https://name.pages.example/bakery/about');
    expect(decideAlias(local, [page('')], listed, ['https://name.pages.example/bakery/sitemap.xml'])).toEqual({
      aliasHost: 'name.pages.example',
      aliasBase: '/bakery/',
    });
    expect(decideAlias(local, [page('')], inside, [])).toEqual({ aliasHost: 'name.pages.example' });
  });
});
