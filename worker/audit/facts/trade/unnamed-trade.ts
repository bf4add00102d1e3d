import { TRADES } from '../../trades/index.ts';
import type { Trade } from '../../trades/trade.ts';
import type { RatedFacts } from '../facts.ts';

/** What is sure of a business may still have no word that says it: a florist is a shop, and nobody calls her one. Its owner is asked for it. */
export function askedTrade(facts: RatedFacts): RatedFacts {
  const { trade } = facts;
  if (trade?.certainty !== 'certain' || trade.confirmed !== undefined) return facts;
  const { isUnnamed, label } = TRADES[trade.value.id] as Trade;
  return isUnnamed && trade.value.label === label ? { ...facts, trade: { ...trade, certainty: 'likely' } } : facts;
}
