import { TRADES, type TradeId } from '../../trades/index.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';

/**
 * Whether the website marks up goods that are for sale, though the trade is a service: it may be whoever makes signs for estate agents, and no
 * estate agent. Stars are often given to a service as a product, so that one counts with its offer only, and an offer where it is sent or new.
 */
export const sellsGoodsBeside = (id: TradeId, documents: readonly TextDocument[]): boolean =>
  !livesByGoods(id) &&
  documents.some(({ page, structured }) => page.role !== 'article' && structured.nodes.some(isGoodsForSale));

function livesByGoods(id: TradeId): boolean {
  const { line, sellsOnline, madeOf = [] } = TRADES[id];
  return (
    line === 'food' || line === 'retail' || sellsOnline === true || madeOf.some((parts) => parts.includes('products'))
  );
}

const isGoodsForSale = ({ types, properties }: SchemaNode): boolean => {
  const isOf = (wanted: string) => types.some((type) => isA(type, wanted));
  return (
    (isOf('Product') && properties['offers'] !== undefined) ||
    (isOf('Offer') && (properties['shippingDetails'] ?? properties['itemCondition']) !== undefined)
  );
};
