import type { Target } from '../../observations.ts';
import { isBesideAlias } from '../site-address.ts';
import type { PageLink, PageView } from './page-view.ts';

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).host.toLowerCase().replace(/^www\./, '') : '';

/** Whether an address belongs to the website: its host with or without `www.`, or the public host a private target names. */
export function isInternal(url: string, target: Pick<Target, 'homeUrl' | 'aliasHost' | 'aliasBase'>): boolean {
  if (!/^https?:/i.test(url)) return false;
  const host = hostOf(url);
  if (host === hostOf(target.homeUrl)) return true;
  const isAlias = target.aliasHost !== null && host === target.aliasHost.replace(/^www\./, '');
  return isAlias && !isBesideAlias(new URL(url), target);
}

/** Links that lead to another page of the website, one per address. A picture or a file is no page, and "/index.html" is "/". */
export function linksToOtherPages(
  view: PageView,
  target: Pick<Target, 'homeUrl' | 'aliasHost' | 'aliasBase'>,
): PageLink[] {
  const here = documentOf(view.url);
  const seen = new Set<string>();
  return view.links.filter((link) => {
    if (link.url === null || documentOf(link.url) === here || seen.has(link.url)) return false;
    if (!isInternal(link.url, target) || IS_FILE.test(link.url)) return false;
    seen.add(link.url);
    return true;
  });
}

const documentOf = (url: string): string => url.split('#', 1).join('').replace(INDEX, '/');
const INDEX = /\/index\.(?:html?|php)$/i;
const IS_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|zip|mp[34]|webm|docx?|ics|vcf)(?:\?|$)/i;
