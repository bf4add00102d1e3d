import { tellsCount } from '../../facts/reviews/rating.ts';
import { defineCheck, dueTo, fail, notApplicable, partial, pass } from '../check.ts';
import { evidenceOf, inPlain } from '../shared/plain-facts.ts';
import { isVisibleText } from '../shared/shown/visible-sources.ts';

/** Average rating of places ChatGPT recommended: SOCi 2026. */
const GOOD_RATING = 4.3;
/** Below, a place is worth a warning in most review sites' own filters ("4.0 and up"). */
const FAIR_RATING = 4;

/** The average rating the website shows, on a scale of five. */
export const lowRating = defineCheck({
  id: 'low-rating',
  revision: 5,
  category: 'authority',
  strength: 'B',
  catalogue: ['rating-level'],
  title: {
    pass: 'The rating on your pages is 4.3 of five or better',
    partial: 'The rating you state is middling',
    fail: 'The rating you state is low',
    causes: {
      'only-after-javascript': 'The rating you state can be read only after JavaScript has run',
    },
  },
  why: 'In one study the places ChatGPT recommended averaged 4.3 stars (SOCi 2026).',
  sources: [
    'https://www.soci.ai/insights/',
    'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  ],
  needs: ['facts'],
  causes: ['only-after-javascript'],
  run({ facts }) {
    const { rating } = facts;
    if (rating === null) return notApplicable('No average rating was read, and nobody owes one.');
    if (!rating.sources.some(isVisibleText)) return notApplicable('We read the rating in your structured data alone.');
    const { value, best, count } = rating.value;
    const ofFive = (value * 5) / best;
    // A number that was not read may stand elsewhere on the page.
    const isCounted =
      count !== null && rating.sources.some((source) => isVisibleText(source) && tellsCount(source, count));
    const votes = isCounted ? `, ${count} votes` : '';
    const evidence = [evidenceOf(rating, `${value} of ${best}${votes}`)];
    if (ofFive < FAIR_RATING) return fail(evidence);
    if (ofFive < GOOD_RATING) return partial(evidence);
    return inPlain(rating) ? pass(evidence) : dueTo('only-after-javascript', partial(evidence));
  },
});
