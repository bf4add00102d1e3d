import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

/** Networks, maps and portals by their own names, which no language changes. */
const ELSEWHERE = /google|\bmaps\b|facebook|instagram|linkedin|youtube|tiktok|pinterest|tripadvisor|trustpilot|yelp/i;

/** The first link that was to lead somewhere and has no address: an empty one, or a name of a network over "#". What it was to be nobody can tell. */
export function announcedLink(pages: readonly ReadPage[]): Evidence | null {
  for (const { url: pageUrl, plain, rendered } of pages) {
    const { view } = rendered ?? plain;
    const link = view.links.find(
      ({ href, text, hidden }) =>
        !hidden && text !== '' && (href.trim() === '' || (/^\s*#!?\s*$/.test(href) && ELSEWHERE.test(text))),
    );
    if (link) return { pageUrl, place: placeOf(view, link.path), seen: `${link.text.slice(0, 80)}: no address` };
  }
  return null;
}
