import { expect, it } from 'vitest';
import { tradeNoun } from '../../fixes/text-blocks/trade-noun.ts';
import { tradeEntries } from '../../trades/index.ts';
import type { Trade } from '../../trades/trade.ts';
import type { RatedFacts } from '../facts.ts';
import { askedTrade } from './unnamed-trade.ts';

const read = (id: string, label: string): RatedFacts =>
  ({ trade: { value: { id, label, confidence: 0.9 }, certainty: 'certain', sources: [] } }) as unknown as RatedFacts;
const certaintyOf = (facts: RatedFacts) => askedTrade(facts).trade?.certainty;

it('asks the owner what a trade is called whose word nobody uses, and tells one that was read', () => {
  const unnamed = tradeEntries().filter(([, trade]) => (trade as Trade).isUnnamed);
  expect(unnamed.map(([id]) => id).toSorted()).toEqual(['school', 'shop']);
  for (const [id, { label }] of unnamed) {
    expect(certaintyOf(read(id, label))).toBe('likely');
    expect(certaintyOf(read(id, 'Florist'))).toBe('certain');
    expect(tradeNoun({ trade: id, language: 'de' })).toBeNull();
  }
  expect(certaintyOf(read('bakery', 'Bakery'))).toBe('certain');
});
