import { TRADES } from '../../trades/index.ts';
import type { Facts } from '../facts.ts';

/** The type of schema.org that fits best; null when the trade is not known or has none of its own. */
export function typeFor({ trade, businessName, description }: Facts): string | null {
  if (!trade) return null;
  const { kinds, ownType } = TRADES[trade.value.id];
  const said = `${businessName?.value ?? ''} ${description?.value ?? ''}`;
  return kinds?.find(({ words }) => words.test(said))?.type ?? ownType ?? null;
}
