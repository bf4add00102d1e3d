import type { Observations } from '../observations.ts';
import { parsedUrl, resolvedUrl, urlParts } from './parsed-url.ts';
import { remembered } from './text/remembered.ts';

type Target = Observations['target'];

/**
 * An address as the target's own, without its fragment: one of the alias host is read as the target's. null when it is another
 * website's or no web address.
 */
export function ownAddress(raw: string, base: string, target: Target): string | null {
  const url = resolvedUrl(raw, base);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (target.aliasHost !== null && sameHost(url.host, target.aliasHost))
    return isBesideAlias(url, target) ? null : new URL(pathOnTarget(url, target), target.homeUrl).href;
  if (!sameHost(url.host, urlParts(target.homeUrl).host)) return null;
  return target.aliasBase === undefined ? url.page : new URL(pathOnTarget(url, target), url.page).href;
}

/** A public twin that is one folder of its host, as project pages are, has neighbours: their addresses are other websites'. */
export const isBesideAlias = ({ pathname }: Pick<URL, 'pathname'>, { aliasBase }: Pick<Target, 'aliasBase'>): boolean =>
  aliasBase !== undefined && !`${pathname.replace(/^\/{2,}/, '/')}/`.startsWith(aliasBase);

/** What an address of the public twin, or one below the folder it stands in there, is on the target itself: path and query. */
export function pathOnTarget(url: Pick<URL, 'pathname' | 'search'>, { aliasBase }: Pick<Target, 'aliasBase'>): string {
  const path = url.pathname.replace(/^\/{2,}/, '/');
  if (aliasBase === undefined) return path + url.search;
  const below = `${path}/`.startsWith(aliasBase) ? `/${path.slice(aliasBase.length)}` : path;
  return below + url.search;
}

/** "www." makes no other website. */
export const sameHost = (a: string, b: string): boolean => withoutWww(a) === withoutWww(b);

/** Away from the website that an address belongs to, or to a person. */
export const leadsElsewhere = (to: string, from: string): boolean => !sameHost(urlParts(to).host, urlParts(from).host);

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** For asking whether two addresses are one page: scheme, "www.", a closing slash and index files make no difference. */
export const pageKey = remembered((address) => {
  const url = parsedUrl(address);
  if (url === null) return address;
  const path = url.pathname.replace(/\/index(?:\.(?:html?|php))?$/i, '/').replace(/\/+$/, '');
  return `${withoutWww(url.host)}${path}${url.search}`;
});

/** Pages of this website that its sitemaps list, each once. */
export function sitemapUrls(sitemaps: readonly Observations['sitemaps'][number][], target: Target): string[] {
  const urls = sitemaps
    .filter(({ kind }) => kind === 'urlset' || kind === 'text' || kind === 'feed')
    .flatMap(({ entries, finalUrl }) => entries.flatMap(({ loc }) => ownAddress(loc.trim(), finalUrl, target) ?? []));
  return [...new Set(urls)];
}

/** "/rooms.html/" is no other way to write "/rooms.html" where answers are compared: few servers know it. */
export const answerKey = (url: string): string => (/\.\w{2,5}\/(?:$|\?)/.test(url) ? `${pageKey(url)}/` : pageKey(url));

/** A list that holds nothing but the home page: what is linked anyway needs none. */
export const areHomeAlone = (urls: readonly string[], { homeUrl }: Pick<Target, 'homeUrl'>): boolean =>
  urls.every((url) => pageKey(url) === pageKey(homeUrl));
