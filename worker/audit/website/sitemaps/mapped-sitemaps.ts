import type { Observations, SitemapObservation } from '../../observations.ts';
import { pathOnTarget } from '../site-address.ts';

/**
 * The sitemaps as the public twin has them: "/inn/map.xml", named in robots.txt and asked for at the private target, is the "/map.xml" that
 * answers there, where the twin stands in "/inn/".
 */
export function mappedSitemaps({ sitemaps, target }: Pick<Observations, 'sitemaps' | 'target'>): SitemapObservation[] {
  if (target.aliasBase === undefined) return sitemaps;
  const hereOf = (url: string): string => new URL(pathOnTarget(new URL(url), target), target.homeUrl).href;
  const answered = new Map(sitemaps.filter(({ kind }) => kind !== 'absent').map((one) => [one.url, one]));
  const isTwin = ({ kind, url }: SitemapObservation): boolean =>
    kind === 'absent' && hereOf(url) !== url && answered.has(hereOf(url));
  const named = new Map(sitemaps.filter(isTwin).map(({ url, foundBy }) => [hereOf(url), foundBy]));
  return sitemaps.flatMap((one) => (isTwin(one) ? [] : [{ ...one, foundBy: named.get(one.url) ?? one.foundBy }]));
}
