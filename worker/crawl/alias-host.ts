import type { SitemapObservation, Target } from '../audit/observations.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { isPrivateAddress } from '../contract/target-guard.ts';

/**
 * The public host a private target stands for: only when every canonical, og:url and sitemap address that names a host names this
 * one, and none names the target. Otherwise another host is another host.
 */
export function decideAliasHost(
  target: Pick<Target, 'homeUrl' | 'isPrivate'>,
  views: readonly PageView[],
  sitemaps: readonly SitemapObservation[],
  namedSitemaps: readonly string[],
): string | null {
  if (!target.isPrivate) return null;
  const named = [
    ...views.flatMap(namedByPage),
    ...sitemaps.flatMap((sitemap) => sitemap.entries.map((entry) => entry.loc)),
    ...namedSitemaps,
  ];
  const urls = named.flatMap((written) => (namesHost(written) ? [new URL(written, target.homeUrl)] : []));
  const [first] = urls;
  if (!first || urls.some((url) => url.host !== first.host) || isPrivateAddress(first)) return null;
  return first.host;
}

function namedByPage(view: PageView): string[] {
  const canonicals = view.headLinks.filter((link) => /\bcanonical\b/.test(link.rel)).map((link) => link.href);
  const ogUrls = view.metas.filter((meta) => meta.name === 'og:url').map((meta) => meta.content);
  return [...canonicals, ...ogUrls];
}

/** As written: a relative address names no host. */
function namesHost(written: string): boolean {
  return /^\s*(https?:)?\/\/[^/]/i.test(written) && URL.canParse(written.trim(), 'http://host.invalid/');
}
