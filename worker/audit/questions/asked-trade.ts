import type { RatedFacts } from '../facts/facts.ts';
import { isUnderRoof } from '../facts/trade/one-kind.ts';
import type { TradeId, Trades } from '../trades/index.ts';

/**
 * The trade whose questions are asked: one that is certain, or that the owner names, and is not one of several under one roof: a roofer draws no
 * plans. Of any other we ask what any business is asked.
 */
export function askedTrade({ trade }: Pick<RatedFacts, 'trade'>, trades: Trades): TradeId {
  if (!trade) return 'other';
  const { id } = trade.value;
  const isCertain = trade.certainty === 'certain' && !trade.sources.some(({ seen }) => isUnderRoof(seen, id, trades));
  return isCertain || trade.confirmed !== undefined ? id : 'other';
}
