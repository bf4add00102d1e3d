import type { RatedFacts } from '../facts/facts.ts';
import { sureTrade } from '../facts/trade/sure-trade.ts';

interface Known {
  /** Those that may be written. */
  facts: RatedFacts;
  /** All that was read. */
  inputs: { facts: RatedFacts };
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
