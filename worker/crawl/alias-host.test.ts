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
      canonical('https://shop-larch.de/'),
      page('<meta property="og:url" content="https://shop-larch.de/a">'),
    ];
    expect(
      decideAliasHost(local, views, sitemap('https://shop-larch.de/b'), ['https://shop-larch.de/sitemap.xml']),
    ).toBe('shop-larch.de');
  });

  it('is the one whose pages and e-mail address the home page links to, where nothing else names one', () => {
    const links = (...hrefs: string[]) => page(hrefs.map((href) => `<a href="${href}">More</a>`).join(''));
    const own = ['https://larch.shop/a.html', 'https://larch.shop/b.html'];
    expect(decideAliasHost(local, [links(...own, 'mailto:hi@larch.shop')], [], [])).toBe('larch.shop');
    expect(decideAliasHost(local, [links(...own, 'mailto:hi@mail.test')], [], [])).toBeNull();
    expect(decideAliasHost(local, [links(...own, 'mailto:hi@larch.shop', '/prices')], [], [])).toBeNull();
    expect(decideAliasHost(local, [links(...own.slice(1), 'mailto:hi@larch.shop')], [], [])).toBeNull();
  });

  it('is none where a template left the host', () => {
    const left = 'https://example.com/';
    expect(decideAliasHost(local, [canonical('/')], sitemap(left, `${left}about`), [`${left}sitemap.xml`])).toBeNull();
    expect(decideAliasHost(local, [canonical('https://www.your-domain.com/')], [], [])).toBeNull();
  });

  it('is none where the name is reserved and no one can own it', () => {
    for (const host of ['bakery.example', 'bakery.test', 'www.bakery.invalid', 'shop.localhost'])
      expect(decideAliasHost(local, [canonical(`https://${host}/`)], sitemap(`https://${host}/a`), [])).toBeNull();
  });

  it('does not count relative addresses', () => {
    expect(decideAliasHost(local, [canonical('/'), canonical('//shop-larch.de/x')], [], [])).toBe('shop-larch.de');
    expect(decideAliasHost(local, [canonical('/')], [], [])).toBeNull();
  });

  it('is none when two hosts are named, even www and bare', () => {
    expect(
      decideAliasHost(local, [canonical('https://shop-larch.de/')], sitemap('https://www.shop-larch.de/'), []),
    ).toBeNull();
    expect(
      decideAliasHost(local, [canonical('https://shop-larch.de/')], [], ['https://cdn-larch.de/s.xml']),
    ).toBeNull();
  });

  it('is none when the target is named itself, or another private host', () => {
    expect(decideAliasHost(local, [canonical('https://shop-larch.de/'), canonical(LOCAL)], [], [])).toBeNull();
    expect(decideAliasHost(local, [canonical('http://localhost:3000/')], [], [])).toBeNull();
  });

  it('is none for a public target', () => {
    const target = { homeUrl: 'https://shop-larch.de/', isPrivate: false };
    expect(decideAliasHost(target, [canonical('https://other-larch.de/')], [], [])).toBeNull();
  });

  it('takes the folder of a project page with it, when everything named lies below it', () => {
    const home = canonical('https://name.pages-larch.de/bakery/');
    const inside = sitemap('https://name.pages-larch.de/bakery/about');
    expect(decideAlias(local, [home], inside, [])).toEqual({ aliasHost: 'name.pages-larch.de', aliasBase: '/bakery/' });
    const beside = sitemap('https://name.pages-larch.de/other/');
    expect(decideAlias(local, [home], beside, [])).toEqual({ aliasHost: 'name.pages-larch.de' });
    expect(decideAlias(local, [page(''), home], inside, [])).toEqual({ aliasHost: 'name.pages-larch.de' });
    const listed = sitemap('https://name.pages-larch.de/bakery/index.html', 'https://name.pages-larch.de/bakery/about');
    expect(decideAlias(local, [page('')], listed, ['https://name.pages-larch.de/bakery/sitemap.xml'])).toEqual({
      aliasHost: 'name.pages-larch.de',
      aliasBase: '/bakery/',
    });
    expect(decideAlias(local, [page('')], inside, [])).toEqual({ aliasHost: 'name.pages-larch.de' });
  });
});
