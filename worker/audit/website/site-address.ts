import type { Observations } from '../observations.ts';

type Target = Observations['target'];

/**
 * An address as the target's own, without its fragment: one of the alias host is read as the target's. null when it is another
 * website's or no web address.
 */
export function ownAddress(raw: string, base: string, target: Target): string | null {
  if (!URL.canParse(raw, base)) return null;
  const url = new URL(raw, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const home = new URL(target.homeUrl);
  url.hash = '';
  if (target.aliasHost !== null && sameHost(url.host, target.aliasHost)) {
    return new URL(`${url.pathname}${url.search}`, home).href;
  }
  return sameHost(url.host, home.host) ? url.href : null;
}

/** "www." makes no other website. */
export const sameHost = (a: string, b: string): boolean => withoutWww(a) === withoutWww(b);

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** For asking whether two addresses are one page: scheme, "www.", a closing slash and index files make no difference. */
export function pageKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname, search } = new URL(address);
  const path = pathname.replace(/\/index(?:\.(?:html?|php))?$/i, '/').replace(/\/+$/, '');
  return `${withoutWww(host)}${path}${search}`;
}

/** Pages of this website that its sitemaps list, each once. */
export function sitemapUrls(sitemaps: Observations['sitemaps'], target: Target): string[] {
  const urls = sitemaps
    .filter(({ kind }) => kind === 'urlset' || kind === 'text' || kind === 'feed')
    .flatMap(({ entries, finalUrl }) => entries.flatMap(({ loc }) => ownAddress(loc.trim(), finalUrl, target) ?? []));
  return [...new Set(urls)];
}
