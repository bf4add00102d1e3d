import type { SitemapObservation, Target } from '../../../observations.ts';
import { namesNobodysHost } from '../../../website/placeholder-domain.ts';
import { separateDomain } from '../../../website/registrable-domain.ts';
import { ownAddress } from '../../../website/site-address.ts';

/**
 * Entries of a sitemap on hosts of others. Language versions and shops on hosts below the website's own domain are the website's as well; of a
 * website at a private address that names no host for sure nobody knows which are its own, but for those that a template left.
 */
export function foreignEntries(
  { kind, entries, finalUrl }: SitemapObservation,
  target: Target,
  domains: ReadonlySet<string>,
): SitemapObservation['entries'] {
  if (kind !== 'urlset') return [];
  const isUnknown = target.isPrivate && target.aliasHost === null && domains.size === 0;
  return entries.filter(({ loc }) =>
    isUnknown
      ? namesNobodysHost(loc, target)
      : ownAddress(loc.trim(), finalUrl, target) === null && !domains.has(domainOf(loc.trim(), finalUrl)),
  );
}

const MOST = 0.8;

/** A sitemap nearly all of whose entries are of others lists the pages of another website, or of none. */
export const isOfOthers = (...of: Parameters<typeof foreignEntries>): boolean =>
  of[0].entries.length > 0 && foreignEntries(...of).length >= of[0].entries.length * MOST;

const domainOf = (loc: string, base: string): string =>
  (URL.canParse(loc, base) ? separateDomain(new URL(loc, base).hostname) : null) ?? '';
