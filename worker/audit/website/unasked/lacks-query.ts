import type { Observations, PageObservation, PageRole } from '../../observations.ts';
import { canonicalsOf } from '../canonicals.ts';
import { resolvedUrl } from '../parsed-url.ts';
import { ownAddress, pageKey, sitemapUrls } from '../site-address.ts';

/** Pages whose bare address is meant, whatever stands behind it in a link. */
const NEEDED: ReadonlySet<PageRole> = new Set(['home', 'legal', 'contact']);
/** One query alone may tell where the visitor came from, or fill in a subject. */
const MIN_QUERIES = 2;

/**
 * The same observations with the pages noted that no link leads to by their bare address, but several with a query each, as a checkout is told
 * what to sell: opened without one such a page shows nothing, or an example. None that the website itself lists or names by that address.
 */
export function withQueriesNoted(observations: Observations): Observations {
  const { pages, sitemaps, target } = observations;
  const bare = new Set(sitemapUrls(sitemaps, target).map(pageKey));
  const queries = new Map<string, Set<string>>();
  for (const page of pages)
    for (const [key, search] of linksOf(page, target))
      if (search === '') bare.add(key);
      else queries.set(key, (queries.get(key) ?? new Set()).add(search));
  const lacksQuery = ({ url, role, plain }: PageObservation): boolean => {
    const keys = [url, plain.finalUrl].map(pageKey);
    if (NEEDED.has(role) || plain.view === null || keys.some((key) => bare.has(key))) return false;
    const named = canonicalsOf({ plain: { ...plain, view: plain.view } }).map((href) =>
      pageKey(ownAddress(href, plain.finalUrl, target) ?? href),
    );
    return keys.some((key) => !named.includes(key) && (queries.get(key)?.size ?? 0) >= MIN_QUERIES);
  };
  return pages.some(lacksQuery)
    ? { ...observations, pages: pages.map((page) => (lacksQuery(page) ? { ...page, lacksQuery: true } : page)) }
    : observations;
}

/** Key of the bare address and the query of each link, as drawn: a script may write the query. None of a page to itself. */
function linksOf({ url, plain, rendered }: PageObservation, target: Observations['target']): [string, string][] {
  const view = rendered?.view ?? plain.view;
  return (view?.links ?? []).flatMap(({ href }): [string, string][] => {
    const own = view === null ? null : ownAddress(href, view.baseUrl, target);
    const parsed = own === null ? null : resolvedUrl(own, own);
    if (own === null || parsed === null) return [];
    const [address = own] = own.split('?');
    const key = pageKey(address);
    return key === pageKey(url.split('?')[0] ?? url) ? [] : [[key, searchOf(own)]];
  });
}

/** What the page may be told by it; where a visitor came from it need not know. */
const searchOf = (address: string): string =>
  [...new URL(address).searchParams]
    .filter(([name]) => !name.startsWith('utm_'))
    .map((pair) => pair.join('='))
    .join('&');
