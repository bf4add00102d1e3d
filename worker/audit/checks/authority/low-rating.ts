import { reviewWidget } from '../../facts/traces/review-widget.ts';
import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';
import { evidenceOf, inPlain, nothingOn } from '../shared/plain-facts.ts';

/** Average rating of places ChatGPT recommended: SOCi 2026. */
const GOOD_RATING = 4.3;
/** Below, a place is worth a warning in most review sites' own filters ("4.0 and up"). */
const FAIR_RATING = 4;
/** Fewer votes move with every new one. The catalogue's proposal. */
const ENOUGH_VOTES = 20;

/** The average rating and the number of votes the website shows or marks up, on a scale of five. */
export const lowRating = defineCheck({
  id: 'low-rating',
  revision: 2,
  category: 'authority',
  strength: 'B',
  catalogue: ['rating-level'],
  title: {
    pass: 'A good rating by many customers is stated',
    partial: 'The rating stated is middling, rests on few votes or needs JavaScript to be seen',
    fail: 'No rating is stated, or a low one',
  },
  why: 'The places ChatGPT recommends average 4.3 stars (SOCi 2026). A rating that stands on the page can be quoted.',
  sources: [
    'https://www.soci.ai/insights/',
    'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  ],
  needs: ['pages', 'facts'],
  readsWords: true,
  causes: ['low', 'no-count', 'few-votes', 'only-after-javascript'],
  claimsAbsence: ['fail'],
  run({ pages, facts }) {
    const { rating } = facts;
    if (rating === null) {
      const widget = reviewWidget(pages);
      if (widget) return inconclusive('Ratings come from a widget whose content could not be read.', [widget]);
      return fail([nothingOn(pages, 'average rating')]);
    }
    const { value, best, count } = rating.value;
    const ofFive = (value * 5) / best;
    const evidence = [
      evidenceOf(rating, `${value} of ${best}, ${count === null ? 'number of votes not stated' : `${count} votes`}`),
    ];
    if (ofFive < FAIR_RATING) return dueTo('low', fail(evidence));
    const isCounted = count !== null && count >= ENOUGH_VOTES;
    if (ofFive < GOOD_RATING) return dueTo('low', partial(evidence));
    if (!isCounted) return dueTo(count === null ? 'no-count' : 'few-votes', partial(evidence));
    return inPlain(rating) ? pass(evidence) : dueTo('only-after-javascript', partial(evidence));
  },
});
