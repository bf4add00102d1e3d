import type { Target } from '../../observations.ts';
import { canonicalsOf } from '../../website/canonicals.ts';
import type { NamedHost } from '../../website/hosts/named-hosts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress, pageKey, sameHost } from '../../website/site-address.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

/** Language, optional script, optional region, or the default. Regions are two letters or three digits. */
const CODE = /^(x-default|[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?)$/i;
/** Codes people write and that mean something else or nothing. */
const WRONG_CODES = new Set(['en-uk', 'jp', 'cn', 'gr', 'dk', 'cz', 'en-eu']);

export const oneSidedHreflang = defineCheck({
  id: 'one-sided-hreflang',
  revision: 5,
  category: 'discoverability',
  strength: 'C',
  catalogue: ['hreflang'],
  title: {
    pass: 'The language versions we read name each other',
    partial: 'Language versions do not all name each other and themselves',
    fail: 'A language version is named by a code that does not exist',
    causes: {
      'version-gone': 'A language version is named that is not there',
    },
  },
  why: 'Google uses hreflang to offer people the version in their language. The effect on answers is not proven.',
  sources: ['https://developers.google.com/search/docs/specialty/international/localized-versions'],
  needs: ['pages', 'attempts', 'target', 'hosts', 'sitemaps'],
  causes: ['version-gone'],
  run({ pages, attempts, target: seenAt, hosts, sitemaps }) {
    const target = withHosts(seenAt, hosts);
    const versions = pages.map((page) => ({ page, links: alternatesOf(page, target) }));
    if (versions.every(({ links }) => links.length === 0))
      return notApplicable('No page read names versions in other languages by hreflang in its head.');
    const invalid = versions.flatMap(({ page, links }) =>
      links
        .filter(({ code }) => !CODE.test(code) || WRONG_CODES.has(code.toLowerCase()))
        .map((link) => cite(page, `hreflang="${link.code}"`)),
    );
    if (invalid.length > 0) return fail(invalid);
    const gone = new Set(
      attempts.flatMap(({ url, plain: { status } }) => (status === 404 || status === 410 ? [pageKey(url)] : [])),
    );
    const dead = versions.flatMap(({ page, links }) =>
      links.filter(({ key }) => gone.has(key)).map(({ href }) => cite(page, `${href}, which does not open`)),
    );
    if (dead.length > 0) return dueTo('version-gone', partial(dead));
    const named = new Map(
      versions.map(({ page, links }) => [pageKey(page.plain.finalUrl), links.map(({ key }) => key)]),
    );
    const oneSided = versions.flatMap(({ page, links }) => {
      const own = ownKeys(page, target);
      if (links.length === 0) return [];
      const itself = links.some(({ key }) => own.has(key)) ? [] : [cite(page, 'does not name itself')];
      // Only pages that were read can be said not to answer.
      const silent = links.filter(
        ({ key }) => !own.has(key) && named.has(key) && !named.get(key)?.some((one) => own.has(one)),
      );
      return [...itself, ...silent.map(({ href }) => cite(page, `${href} does not name this page in return`))];
    });
    if (oneSided.length > 0)
      return sitemaps.some(({ kind }) => kind === 'urlset' || kind === 'index')
        ? inconclusive(IN_SITEMAP)
        : partial(oneSided);
    const others = versions.flatMap(({ page, links }) => {
      const own = ownKeys(page, target);
      return links.filter(({ key }) => !own.has(key));
    });
    if (others.length === 0) return notApplicable('No page names another language version than itself.');
    return others.some(({ key }) => named.has(key)) ? pass() : inconclusive(UNREAD);
  },
});

/** A website at a private address that names itself with "www." and without it means itself by both. */
function withHosts(target: Target, hosts: readonly NamedHost[]): Target {
  const [first] = hosts;
  const isOne = first !== undefined && hosts.every(({ host }) => sameHost(host, first.host));
  return target.isPrivate && target.aliasHost === null && isOne ? { ...target, aliasHost: first.host } : target;
}

/** Of a sitemap we keep the addresses alone. */
const IN_SITEMAP = 'What the pages leave out, the sitemap may say, and we did not read that of it.';
const UNREAD =
  'The other language versions were not read, so whether they name these pages in return could not be told.';

/** The address it was read at, and the one it names as its own: "/prices" for "/prices.html". */
const ownKeys = (page: ReadPage, target: Target): Set<string> =>
  new Set(
    [page.plain.finalUrl, ...canonicalsOf(page)].map((address) =>
      pageKey(ownAddress(address, page.plain.view.baseUrl, target) ?? address),
    ),
  );

const cite = ({ url }: ReadPage, seen: string): Evidence => ({
  pageUrl: url,
  place: 'link[rel="alternate"][hreflang]',
  seen,
});

function alternatesOf({ plain }: ReadPage, target: Target): { code: string; href: string; key: string }[] {
  return plain.view.headLinks.flatMap(({ rel, hreflang, href, url }) => {
    if (hreflang === null || !rel.split(/\s+/).includes('alternate')) return [];
    const address = ownAddress(href, plain.view.baseUrl, target) ?? url ?? href;
    return [{ code: hreflang.trim(), href, key: pageKey(address) }];
  });
}
