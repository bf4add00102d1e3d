import { findListings, venueEntries } from '../checks/shared/listing-platforms.ts';
import { mapSearches } from '../checks/shared/map-searches.ts';
import { reviewTrace } from '../facts/traces/review-trace.ts';
import { reviewWidget } from '../facts/traces/review-widget.ts';
import { TRADES } from '../trades/index.ts';
import { nodesOf } from '../website/structured-data/nodes.ts';
import { type Ask, isLeftOpen } from './ask.ts';
import { hasOtherFrames, structuredOf, textsOf, viewsOf } from './texts-seen.ts';

/** A star, or "4,8 / 5". */
const STAR_OR_FIGURE = /[★⭐✭✮]|(?<![\d.,])\d[.,]\d{1,2} ?\/ ?(?:5|10)(?![\d.,/])/u;

/** No stars and no figure of five, no quotation set apart, no rating in markup, no widget, and no link to where people review: whatever the language. */
export const noVoices: Ask = {
  checkIds: ['few-customer-reviews', 'few-review-profiles'],
  absent({ pages, facts }, results) {
    if (pages === null || !isLeftOpen(results, 'few-customer-reviews') || !isLeftOpen(results, 'few-review-profiles'))
      return null;
    const trade = facts.trade === null ? null : TRADES[facts.trade.value.id];
    if (trade?.sellsNothing || trade?.limitsAdvertising) return null;
    const views = viewsOf(pages);
    const isSeen =
      facts.reviews.length > 0 ||
      facts.rating !== null ||
      reviewWidget(pages) !== null ||
      reviewTrace(pages) !== null ||
      [
        mapSearches(pages, facts.businessName?.value),
        venueEntries(pages),
        findListings(pages, 'reviews'),
        findListings(pages, 'directory'),
      ].flat().length > 0 ||
      structuredOf(pages).some(
        (data) => nodesOf(data, 'AggregateRating').length + nodesOf(data, 'Review').length > 0,
      ) ||
      views.some((view) => textsOf(view).some((text) => STAR_OR_FIGURE.test(text)));
    return isSeen || hasOtherFrames(views) ? null : 'rating, quotation set apart, or link to a website for reviews';
  },
  advice: {
    title: 'Let people say what they think of you',
    description: 'What others say about you an assistant can quote only where it stands as text.',
    how: 'Ask two or three people for a sentence you may publish, and under which name. They should stand on your website as text.',
    effort: 'hours',
    owner: 'you',
  },
};
