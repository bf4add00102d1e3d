import { INTRODUCES } from '../../facts/addresses/introducing-pages.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageLink } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { registrableDomain } from '../../website/registrable-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { Evidence } from '../check.ts';
import { REVIEW_WORDS } from '../shared/listing-platforms.ts';

/** "See all 310 reviews on ...", "4.8 ★ · 52 reviews": longer texts speak of more. */
const MAX_CHARS = 120;

/** A row of stars, or a mark of five. */
const STARS = lightLetters(/(?:[★⭐]️? ?){3}|\d[.,]\d ?(?:[★⭐]|\/ ?5(?!\d))|[★⭐]️? ?\d[.,]\d/u);

interface ReviewLinks {
  /** Links whose own words count reviews. */
  counted: Evidence[];
  /** Links that speak of reviews, or stand in a line that does: which ones are behind them the address does not tell. */
  spokenOf: Evidence[];
}

/** Links to other websites that by their words lead to reviews, on whatever platform: there are more than anybody could list. */
export function reviewLinks(pages: readonly ReadPage[], ownDomains: ReadonlySet<string>): ReviewLinks {
  const found: ReviewLinks = { counted: [], spokenOf: [] };
  for (const page of pages) {
    // On the page of an offer or of tips for a day out the reviews may be of others.
    if (!INTRODUCES.has(page.role)) continue;
    const { view } = page.plain;
    for (const link of view.links) {
      if (link.url === null || !isElsewhere(link, page, ownDomains)) continue;
      const around = view.blocks[link.block]?.text ?? '';
      const isNamed = speaksOfReviews(link.text);
      if (!isNamed && !speaksOfReviews(around)) continue;
      const evidence = { pageUrl: page.url, place: placeOf(view, link.path), seen: link.url };
      (isNamed && /\d/.test(link.text) ? found.counted : found.spokenOf).push(evidence);
    }
  }
  return found;
}

const speaksOfReviews = (text: string): boolean =>
  text.length <= MAX_CHARS && (REVIEW_WORDS.test(text) || STARS.test(text));

function isElsewhere({ url }: PageLink, page: ReadPage, ownDomains: ReadonlySet<string>): boolean {
  if (url === null || !/^https?:/.test(url)) return false;
  const domain = registrableDomain(url);
  return domain !== null && !ownDomains.has(domain) && domain !== registrableDomain(page.url);
}
