import type { Facts } from '../../facts/facts.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';

/** Why customers' words on the pages are not expected of this business; null where they are. */
export function wordsNotAsked(facts: Pick<Facts, 'trade'>): string | null {
  const trade = sureTrade(facts);
  return trade?.isConfidential && trade.limitsAdvertising
    ? 'What you do for others is confidential, and the rules of your profession may limit quoting them.'
    : null;
}

/** The same of ratings and reviews, here and elsewhere. */
export const ratingsNotAsked = (facts: Pick<Facts, 'trade'>): string | null =>
  sureTrade(facts)?.sellsNothing ? 'A non-profit has no customers to rate it.' : null;
