import { reviewWidget, widgetForReviews } from '../../facts/traces/review-widget.ts';
import { ownDomains } from '../../website/own-hosts.ts';
import { defineCheck, fail, inconclusive, notApplicable, pass } from '../check.ts';
import { findListings, GAP, isSearch, unfilledEntries, venueEntries } from '../shared/listing-platforms.ts';
import { mapSearches } from '../shared/map-searches.ts';
import { nothingOn } from '../shared/plain-facts.ts';
import { plainFirst } from '../shared/plain-first.ts';
import { ratingsNotAsked } from '../shared/reviews-not-asked.ts';
import { emptyReviewLink, reviewLinks } from './review-links.ts';

/** Links to entries on sites where customers review businesses. */
export const fewReviewProfiles = defineCheck({
  id: 'few-review-profiles',
  revision: 19,
  category: 'authority',
  strength: 'B',
  catalogue: ['reviews-offsite'],
  title: {
    pass: 'Your website links to or names a place where customers review businesses',
    partial: 'Links to reviews of you elsewhere appear only after JavaScript',
    fail: 'We found no link to reviews of you elsewhere',
  },
  why: 'In one study listings made up 42% of local AI citations (Yext 2025).',
  sources: ['https://www.yext.com/research', 'https://schema.org/sameAs'],
  needs: ['pages', 'facts', 'target'],
  causes: ['only-after-javascript'],
  claimsAbsence: ['fail'],
  looksForLinks: true,
  run({ pages, facts, target }) {
    const own = ownDomains({ target, pages });
    const found = plainFirst(pages, (pages) => {
      const listings = findListings(pages, 'reviews').map(({ evidence }) => evidence);
      const read = listings.filter(({ seen }) => !ASKS.test(seen) && !isSearch(seen));
      if (read.length > 0) return pass(read);
      const search = listings.find(({ seen }) => isSearch(seen));
      if (search) return inconclusive(SEARCHED, [search]);
      if (listings.length > 0)
        return inconclusive(
          'A link asks people to write a review; whether others can be read there its address does not tell.',
          listings.slice(0, 1),
        );
      const gap = unfilledEntries(pages);
      if (gap.length > 0) return inconclusive(GAP, gap);
      const { counted, spokenOf, inMenu } = reviewLinks(pages, own, facts);
      if (counted.length > 0) return pass(counted.slice(0, 1));
      const searches = [...mapSearches(pages, facts.businessName?.value), ...venueEntries(pages)].slice(0, 1);
      if (searches.length > 0)
        return inconclusive(
          'A link leads to Google Maps, by a search, a route or a place on the map; your reviews may stand there.',
          searches,
        );
      if (spokenOf.length > 0)
        return inconclusive(
          'A link to another website may lead to what others say of you; its address does not tell.',
          spokenOf.slice(0, 1),
        );
      const empty = emptyReviewLink(pages);
      if (empty) return inconclusive('A link that speaks of reviews has no address.', [empty]);
      if (inMenu.length > 0) return inconclusive(IN_MENU, inMenu.slice(0, 1));
      // What it shows stands elsewhere, and most lead there.
      const widget = reviewWidget(pages) ?? widgetForReviews(pages);
      return widget
        ? inconclusive('Reviews come from a widget; whether it leads to where they stand could not be read.', [widget])
        : fail([nothingOn(pages, 'link to a review profile')]);
    });
    // Served, it costs nobody a thing; as work to do it must be sure to be one.
    if (found.outcome === 'partial' && found.evidence.every(({ seen }) => SHORT_MAP.test(seen)))
      return inconclusive('A short link leads to a map; whether your reviews stand there its address does not tell.', [
        ...found.evidence,
      ]);
    const because = found.outcome === 'fail' ? ratingsNotAsked(facts) : null;
    return because === null ? found : notApplicable(because);
  },
});

const SEARCHED = 'A link leads to what Google shows for a search, and not to an entry; your reviews may stand there.';

const IN_MENU =
  'An entry of your menu leads to another website. What stands there we did not read; it may be what others say of you.';

/** A place, a route or a list: which of them only following it tells. */
const SHORT_MAP = /\/\/(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/)/i;

/** The form for a new review: it shows none. */
const ASKS = /\/writereview\b|\/\/g\.page\/[^?]+\/review\b/;
