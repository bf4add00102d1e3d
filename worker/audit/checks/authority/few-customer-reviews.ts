import { seenAsPossible } from '../../facts/claims/claims.ts';
import type { RatedFacts } from '../../facts/facts.ts';
import { findReviews } from '../../facts/reviews/review-texts.ts';
import { reviewWidget } from '../../facts/traces/review-widget.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { findListings } from '../shared/listing-platforms.ts';
import { evidenceOf, inPlain, nothingOn } from '../shared/plain-facts.ts';
import { ratingsNotAsked, wordsNotAsked } from '../shared/reviews-not-asked.ts';
import { isOpenToPeople } from '../shared/shown/open-to-people.ts';

const MAX_QUOTED = 5;

/**
 * Customer reviews with text on the website itself. Stars without text, and empty widgets, are none.
 * AI-recommended locations average 4.3 stars on ChatGPT (SOCi 2026, about 350,000 locations).
 */
export const fewCustomerReviews = defineCheck({
  id: 'few-customer-reviews',
  revision: 13,
  category: 'authority',
  strength: 'B',
  catalogue: ['reviews-onsite'],
  title: {
    pass: 'Words of customers can be read on your website',
    partial: 'Customer reviews can be read on your website only after JavaScript',
    fail: 'We found no words of customers',
  },
  why: 'In large studies assistants named well-rated places more often. That is a correlation, and no documented rule.',
  sources: ['https://www.soci.ai/insights/', 'https://arxiv.org/abs/2311.09735'],
  needs: ['pages', 'facts'],
  readsWords: true,
  causes: ['only-after-javascript'],
  claimsAbsence: ['fail'],
  run({ pages, facts }) {
    const quote = (reviews: RatedFacts['reviews']): Evidence[] =>
      reviews.slice(0, MAX_QUOTED).map((review) => {
        const { text, author } = review.value;
        return evidenceOf(review, author === null ? text : `${author}: ${text}`);
      });
    const plain = facts.reviews.filter(inPlain);
    const shown = plain.filter(({ sources }) => sources.some((source) => isOpenToPeople(source, pages)));
    if (shown.length > 0) return pass(quote(shown));
    if (plain.length > 0) return inconclusive(FOLDED, quote(plain));
    if (facts.reviews.length > 0) return dueTo('only-after-javascript', partial(quote(facts.reviews)));
    const samples = pages.flatMap(sampleReviews).slice(0, 1);
    if (samples.length > 0)
      return inconclusive(
        'A note in the HTML says that the reviews beside it are still to be replaced. Whether that is done is for you to say.',
        samples,
      );
    const widget = reviewWidget(pages);
    if (widget) return inconclusive('Reviews come from a widget whose content could not be read.', [widget]);
    const trace = seenAsPossible('reviews', { pages, facts });
    if (trace) return inconclusive('These may be words of a customer; that is for you to confirm.', [trace]);
    // Of an entry on a map nobody knows whether anybody reviewed it; on a website for reviews they stand.
    const elsewhere = findListings(pages, 'reviews').find(({ platform }) => !platform.startsWith('Google'));
    if (elsewhere) return inconclusive('Your pages lead to reviews on another website.', [elsewhere.evidence]);
    const because = ratingsNotAsked(facts) ?? wordsNotAsked(facts);
    if (because !== null) return notApplicable(because);
    return fail([nothingOn(pages, 'customer review with text')]);
  },
});

const FOLDED = 'Words of customers stand in a part of the page that our browser did not show at first.';

/** The note that says so, where customers' words are read beside it. */
function sampleReviews({ url, plain, documents }: ReadPage): Evidence[] {
  if (plain.view.notes === undefined) return [];
  const noted = documents.flatMap((document) => findReviews(document)).find(({ note }) => note !== undefined);
  return noted?.note === undefined ? [] : [{ pageUrl: url, place: 'comment in the HTML', seen: noted.note }];
}
