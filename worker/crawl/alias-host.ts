import type { SitemapObservation, Target } from '../audit/observations.ts';
import { hostByLinks } from '../audit/website/own-hosts.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { isPlaceholderDomain, isReservedName } from '../audit/website/placeholder-domain.ts';
import { isPrivateAddress } from '../contract/target-guard.ts';

/**
 * The public host a private target stands for: only when every canonical, og:url and sitemap address that names a host names this
 * one, and none names the target. Otherwise another host is another host, and what a template left ("example.com") or nobody can own
 * ("shop.test") is nobody's. Where all of these lie below the folder that the home page calls its own address, as on project pages, or
 * where no page does, the sitemap's home, the folder is part of the alias. `views`: home first.
 */
export function decideAlias(
  target: Pick<Target, 'homeUrl' | 'isPrivate'>,
  views: readonly PageView[],
  sitemaps: readonly SitemapObservation[],
  namedSitemaps: readonly string[],
): Pick<Target, 'aliasHost' | 'aliasBase'> {
  if (!target.isPrivate) return { aliasHost: null };
  const byPages = views.flatMap(namedByPage);
  const named = [...byPages, ...sitemaps.flatMap(({ entries }) => entries.map(({ loc }) => loc)), ...namedSitemaps];
  const urls = publicUrls(named, target.homeUrl);
  const [first] = urls;
  if (!first) return { aliasHost: views[0] ? hostByLinks(target, views[0]) : null };
  if (urls.some((url) => url.host !== first.host)) return { aliasHost: null };
  if (isPrivateAddress(first) || isReservedName(first.hostname) || isPlaceholderDomain(first.hostname))
    return { aliasHost: null };
  const listed = publicUrls(
    sitemaps.flatMap(({ entries }) => entries.map(({ loc }) => loc)),
    target.homeUrl,
  );
  const [home = byPages.length === 0 ? homeAmong(listed) : undefined] = views[0]
    ? publicUrls(namedByPage(views[0]), target.homeUrl)
    : [];
  const aliasBase = home?.pathname.replace(/[^/]*$/, '').replace(/\/{2,}/g, '/') ?? '/';
  const isCommon = aliasBase !== '/' && new URL(target.homeUrl).pathname === '/';
  return isCommon && urls.every(({ pathname }) => pathname.startsWith(aliasBase))
    ? { aliasHost: first.host, aliasBase }
    : { aliasHost: first.host };
}

/** Where no page names its own address: of a sitemap's entries the one of a folder that all others lie in. */
const homeAmong = (listed: readonly URL[]): URL | undefined =>
  listed.find(
    ({ pathname }) =>
      INDEX.test(pathname) && listed.every((other) => other.pathname.startsWith(pathname.replace(/[^/]*$/, ''))),
  );

const INDEX = /\/(?:index\.html?)?$/;

const publicUrls = (named: readonly string[], base: string): URL[] =>
  named.flatMap((written) => (namesHost(written) ? [new URL(written, base)] : []));

function namedByPage(view: PageView): string[] {
  const canonicals = view.headLinks.filter((link) => /\bcanonical\b/.test(link.rel)).map((link) => link.href);
  const ogUrls = view.metas.filter((meta) => meta.name === 'og:url').map((meta) => meta.content);
  return [...canonicals, ...ogUrls];
}

/** As written: a relative address names no host. */
function namesHost(written: string): boolean {
  return /^\s*(https?:)?\/\/[^/]/i.test(written) && URL.canParse(written.trim(), 'http://host.invalid/');
}
