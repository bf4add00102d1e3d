import type { Facts } from '../facts.ts';
import { sureTrade } from '../trade/sure-trade.ts';

/** Whether prices can be expected at all: of a business whose trade sets its own, or that says what it offers. */
export function expectsPrices(facts: Pick<Facts, 'trade' | 'services'>): boolean {
  const trade = sureTrade(facts);
  return trade === null ? facts.services.length > 0 : !trade.sellsNothing && !trade.hasPricesSetByOthers;
}
