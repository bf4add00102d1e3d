import type { RatedFacts } from '../facts/facts.ts';
import type { TradeId } from '../trades/index.ts';

/** The trade whose questions are asked: one that is certain, or that the owner names. Of any other we ask what any business is asked. */
export function askedTrade({ trade }: Pick<RatedFacts, 'trade'>): TradeId {
  const isSettled = trade?.certainty === 'certain' || trade?.confirmed !== undefined;
  return trade && isSettled ? trade.value.id : 'other';
}
