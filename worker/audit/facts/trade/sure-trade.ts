import { TRADES, type TradeId } from '../../trades/index.ts';
import type { Trade } from '../../trades/trade.ts';
import type { Facts } from '../facts.ts';

/** Below this confidence a trade is a guess. Reading gives 0.95 by markup, 0.58 to 0.9 by words, and 0 to `other`. */
const SURE_TRADE = 0.5;
/** To put a word into a search that the website itself never uses: markup, or several words without a rival. */
export const UNDOUBTED_TRADE = 0.8;

/** The trade where it is more than a guess, or as sure as wanted; else null. */
export const sureTradeId = ({ trade }: Pick<Facts, 'trade'>, wanted = SURE_TRADE): TradeId | null =>
  trade && trade.value.confidence >= wanted ? trade.value.id : null;

/** All we know of the trade where no other is to be feared: what is a duty of one trade alone is asked of nobody else. */
export function undoubtedTrade({ trade }: Pick<Facts, 'trade'>): Trade | null {
  const isCertain = trade !== null && 'certainty' in trade && trade.certainty === 'certain';
  const id = sureTradeId({ trade }, isCertain ? SURE_TRADE : UNDOUBTED_TRADE);
  return id === null ? null : TRADES[id];
}

/** All we know of that trade. */
export function sureTrade(facts: Pick<Facts, 'trade'>): Trade | null {
  const id = sureTradeId(facts);
  return id === null ? null : TRADES[id];
}
