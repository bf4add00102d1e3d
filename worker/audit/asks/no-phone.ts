import { placeholderLinks } from '../checks/shared/links/placeholder-links.ts';
import { placeholderPhones } from '../checks/shared/placeholder-phones.ts';
import { seenAsPossible } from '../facts/claims/claims.ts';
import { TRADES } from '../trades/index.ts';
import { type Ask, isLeftOpen } from './ask.ts';
import { hasOtherFrames, viewsOf } from './texts-seen.ts';

/** No number, and an address to write to: who says how to write to him may want no calls. */
export const noPhone: Ask = {
  checkIds: ['contact-data-not-in-text'],
  isSmall: true,
  absent({ pages, facts }, results) {
    if (pages === null || !isLeftOpen(results, 'contact-data-not-in-text')) return null;
    if (facts.phones.length > 0 || facts.emails.length === 0 || seenAsPossible('phones', { pages, facts })) return null;
    // The number that a template left is told with what else it left.
    if (placeholderPhones(pages).length + placeholderLinks(pages).length > 0) return null;
    if (facts.trade !== null && TRADES[facts.trade.value.id].sellsNothing) return null;
    return hasOtherFrames(viewsOf(pages)) ? null : 'phone number of your own';
  },
  advice: {
    title: 'State your phone number, if people may call you',
    description:
      'Your [pages say|page says] how to write to you. We did not find a number to call on the [pages|page] read, ' +
      'so an assistant that is asked for one has none to give.',
    how: 'Can people call you? Then your phone number should stand as text on your website.',
    effort: 'minutes',
    owner: 'you',
  },
};
