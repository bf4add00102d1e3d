import type { SitemapObservation, Target } from '../audit/observations.ts';
import type { PageView } from '../audit/page/page-view.ts';
import { sameHost } from '../audit/site-address.ts';
import { isPrivateAddress } from '../contract/target-guard.ts';

/**
 * The public host a private target stands for: the one that most kinds of place name which tell where a page lives (canonical,
 * og:url, sitemap, the sitemap lines of robots.txt), so that a slip in one of them is a slip and not another website. Of two that
 * are named as often, the one that the pages mention otherwise too. None when the target is named, or nobody can tell.
 */
export function decideAliasHost(
  target: Pick<Target, 'homeUrl' | 'isPrivate'>,
  views: readonly PageView[],
  sitemaps: readonly SitemapObservation[],
  namedSitemaps: readonly string[],
): string | null {
  if (!target.isPrivate) return null;
  const kinds = [
    views.flatMap(canonicalsOf),
    views.flatMap((view) => metaContents(view, 'og:url')),
    sitemaps.flatMap((sitemap) => sitemap.entries.map((entry) => entry.loc)),
    namedSitemaps,
  ].map((written) => urlsIn(written, target.homeUrl));
  if (kinds.flat().some((url) => isPrivateAddress(url))) return null;
  const named = leading(kinds.flatMap((urls) => leading(urls.map(({ host }) => host))));
  if (named.length < 2) return named[0] ?? null;
  const mentioned = named.filter((host) => views.some((view) => mentions(view, host)));
  return mentioned.length === 1 ? (mentioned[0] ?? null) : null;
}

/** Those that occur most often, several where as many times. */
function leading(hosts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([host]) => host);
}

const canonicalsOf = (view: PageView): string[] =>
  view.headLinks.filter((link) => /\bcanonical\b/.test(link.rel)).map((link) => link.href);

const metaContents = (view: PageView, name: string): string[] =>
  view.metas.filter((meta) => meta.name === name).map((meta) => meta.content);

/** Only addresses that name a host as written: a relative one names none. */
function urlsIn(written: readonly string[], base: string): URL[] {
  return written.flatMap((one) =>
    /^\s*(https?:)?\/\/[^/]/i.test(one) && URL.canParse(one.trim(), base) ? [new URL(one.trim(), base)] : [],
  );
}

/** In an e-mail address, a link, a picture for previews or structured data. */
function mentions(view: PageView, host: string): boolean {
  const mailed = view.links.some(({ href }) => {
    const domain = /^\s*mailto:[^?]*@([^?\s]+)/i.exec(href)?.[1];
    return domain !== undefined && sameHost(domain, host);
  });
  const written = [...view.links.map(({ href }) => href), ...metaContents(view, 'og:image')];
  return (
    mailed ||
    urlsIn(written, view.baseUrl).some((url) => sameHost(url.host, host)) ||
    view.jsonLd.some(({ text }) => text.replaceAll('\\/', '/').includes(`//${host}`))
  );
}
