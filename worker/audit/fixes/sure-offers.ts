import type { RatedFacts } from '../facts/facts.ts';
import { sureTrade, sureTradeId } from '../facts/trade/sure-trade.ts';
import type { PageRole } from '../observations.ts';
import { hasAmount } from '../questions/signs/has-price.ts';
import { TRADES } from '../trades/index.ts';
import type { ReadPage } from '../website/read-pages.ts';

interface Known {
  /** Those that may be written. */
  facts: RatedFacts;
  /** All that was read. */
  inputs: { facts: RatedFacts; pages: readonly ReadPage[] | null };
}

/** Pages made to sell from, whatever the trade. */
const SELLING: readonly PageRole[] = ['prices', 'products', 'services'];

/** Whether a sum on this page is what the business asks: its trade sells or, where that cannot be told, the page does. */
function sellsOn({ inputs }: Known, page: ReadPage): boolean {
  const trade = sureTradeId(inputs.facts);
  return trade === null || trade === 'other' ? SELLING.includes(page.role) : !TRADES[trade].sellsNothing;
}

/** Whether each sum in a text found on this page is a sure price: one of anything else must not be told as the business's. */
export function tellsSurePrices(known: Known, pageUrl: string, text: string): boolean {
  if (!hasAmount(text)) return true;
  const page = known.inputs.pages?.find(({ url }) => url === pageUrl);
  const said = ({ value }: RatedFacts['prices'][number]) => text.includes(value.asShown);
  const { prices } = known.facts;
  const isDoubtful = known.inputs.facts.prices.some((price) => !prices.includes(price) && said(price));
  return page !== undefined && sellsOn(known, page) && !isDoubtful && prices.some(said);
}

/** Goods and dishes are no services. */
const SELLS_GOODS: readonly string[] = ['retail', 'food'];

/**
 * The services of a business whose trade is sure to offer some, where all that were read are sure: a list that names two of six says that
 * the others are not to be had.
 */
export function wholeServices({ facts, inputs }: Known): RatedFacts['services'] {
  const trade = sureTrade(facts);
  const offersServices = trade !== null && !SELLS_GOODS.includes(trade.line ?? '');
  return offersServices && facts.services.length === inputs.facts.services.length ? facts.services : [];
}
