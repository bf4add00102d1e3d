import { TRADES, type TradeId, type Trades } from '../../trades/index.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { plainWords } from '../../website/text/plain-words.ts';

/**
 * Whether all of a trade are of one kind to schema.org, as attorneys and notaries are legal services. Roofers and painters are not: a
 * word of one of them names no builder, and what is asked of a builder may suit no painter.
 */
function isOneKind(id: TradeId, trades: Trades): boolean {
  const { types = [], isGeneral } = trades[id];
  return types.length === 0 ? isGeneral !== true : types.some((type) => types.every((other) => isA(other, type)));
}

/**
 * A trade that stands for several to schema.org, such as roofers and painters: the type of one of them names it better than the word for all.
 */
export function isUnderRoof(type: string, id: TradeId, trades: Trades): boolean {
  const { ownType } = trades[id];
  return ownType !== undefined && type !== ownType && isA(type, ownType) && !isOneKind(id, trades);
}

/** Whether a word, as `plainWords` leaves it, is what the trade itself is called, and not only a word of those who work in it. */
export function isNounOf(id: TradeId, word: string): boolean {
  const { label, nouns } = TRADES[id];
  const called = [label, ...Object.values(nouns ?? {}).flatMap((noun) => [noun.sought, noun.called])].map(plainWords);
  return called.some((noun) => noun.includes(word) || word.includes(noun));
}
