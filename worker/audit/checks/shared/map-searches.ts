import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { Evidence } from '../check.ts';

/** A search for name and street shows the entry of the business to whoever follows it. */
const MAP_SEARCH =
  /\/\/(?:www\.)?google\.[a-z.]+\/maps(?:\/(?:search|dir|embed))?(?:[/?]|$)|\/\/maps\.google\.[a-z.]+\//i;

/** The first link to a search, a way or a map on Google Maps, or a map of it on the page. */
export function mapSearches(pages: readonly ReadPage[]): Evidence[] {
  for (const { url, plain } of pages) {
    const link = plain.view.links.find((one) => MAP_SEARCH.test(one.url ?? ''));
    const frame = plain.view.frames.find(({ src }) => MAP_SEARCH.test(src ?? ''));
    const address = link?.url ?? frame?.src;
    const path = link?.path ?? frame?.path;
    if (address && path !== undefined) return [{ pageUrl: url, place: placeOf(plain.view, path), seen: address }];
  }
  return [];
}
