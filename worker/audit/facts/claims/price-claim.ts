import type { Facts, TradeId } from '../facts.ts';

/** Below this the trade is a guess. */
const SURE_TRADE = 0.5;

/** Asks for no price. */
export const UNPRICED: ReadonlySet<TradeId> = new Set(['non-profit']);
/** Fee schedules, insurers or the amount itself set what a customer pays, so that no list can be expected. */
export const PRICED_BY_OTHERS: ReadonlySet<TradeId> = new Set([
  'doctor',
  'pharmacy',
  'physiotherapist',
  'finance',
  'real-estate',
  'school',
]);

/** Whether prices can be expected at all: of a business whose trade sets its own, or that says what it offers. */
export function expectsPrices({ trade, services }: Pick<Facts, 'trade' | 'services'>): boolean {
  const id = trade && trade.value.confidence >= SURE_TRADE ? trade.value.id : null;
  if (id === null) return services.length > 0;
  return !UNPRICED.has(id) && !PRICED_BY_OTHERS.has(id);
}
