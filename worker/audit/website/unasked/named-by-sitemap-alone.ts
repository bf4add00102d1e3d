import type { PageObservation, Target } from '../../observations.ts';
import { ownAddress, pageKey } from '../site-address.ts';

/**
 * Addresses that a sitemap names, no page links to, and the server does not know: nobody who reads the website meets them, and what is wrong is
 * a line of the sitemap.
 */
export function namedBySitemapAlone(attempts: readonly PageObservation[], target: Target): PageObservation[] {
  const dead = attempts.filter(
    ({ foundBy, plain }) => foundBy === 'sitemap' && (plain.status === 404 || plain.status === 410),
  );
  if (dead.length === 0) return [];
  const linked = new Set(
    attempts
      .filter((one) => !dead.includes(one))
      .flatMap(({ plain, rendered }) => [plain.view, rendered?.view])
      .flatMap((view) => view?.links.map(({ url }) => url && ownAddress(url, view.baseUrl, target)) ?? [])
      .flatMap((url) => (url ? [pageKey(url)] : [])),
  );
  return dead.filter(({ url }) => !linked.has(pageKey(url)));
}
