import { defineCheck, dueTo, fail, partial, pass } from '../check.ts';
import { findListings } from '../shared/listing-platforms.ts';
import { nothingOn } from '../shared/plain-facts.ts';
import { plainFirst } from '../shared/plain-first.ts';

/** One profile may be a habit; two let an assistant compare. The catalogue's proposal. */
const ENOUGH_PLATFORMS = 2;

/** Links to entries on sites where customers review businesses. */
export const fewReviewProfiles = defineCheck({
  id: 'few-review-profiles',
  revision: 2,
  category: 'authority',
  strength: 'B',
  catalogue: ['reviews-offsite'],
  title: {
    pass: 'Your website links to reviews of you elsewhere',
    partial: 'Your website links to reviews of you in one place only',
    fail: 'Your website links to no reviews of you elsewhere',
  },
  why: 'Listings make up 42% of local AI citations (Yext 2025). A link tells assistants which entry is yours.',
  sources: ['https://www.yext.com/research', 'https://schema.org/sameAs'],
  needs: ['pages'],
  causes: ['one-place', 'only-after-javascript'],
  claimsAbsence: ['fail', 'one-place'],
  run({ pages }) {
    return plainFirst(pages, (pages) => {
      const listings = findListings(pages, 'reviews').map(({ evidence }) => evidence);
      if (listings.length >= ENOUGH_PLATFORMS) return pass(listings);
      return listings.length > 0
        ? dueTo('one-place', partial(listings))
        : fail([nothingOn(pages, 'link to a review profile')]);
    });
  },
});
