import type { TradeId } from '../trades/index.ts';
import { trades as de } from './de/trades.ts';
import { trades as en } from './en/trades.ts';
import { trades as es } from './es/trades.ts';
import { trades as fr } from './fr/trades.ts';
import { trades as it } from './it/trades.ts';
import { trades as ja } from './ja/trades.ts';
import { Lexicon } from './lexicon.ts';
import { trades as nl } from './nl/trades.ts';
import { trades as pt } from './pt/trades.ts';

/** Trades, and as `unasked` those that have no questions of their own. */
export type ToldTrade = TradeId | 'unasked';

/** What businesses of each trade call themselves, in one language. */
export type TradeWords = Partial<Record<ToldTrade, string>>;

/** By language. */
export const TRADE_WORDS = { en, de, fr, es, it, nl, pt, ja } as const satisfies Record<string, TradeWords>;

const listsOf = (words: TradeWords) => Object.entries(words) as [ToldTrade, string][];

/** Text by text the trades it names. */
export const TRADE_LEXICON = new Lexicon<ToldTrade>(Object.values(TRADE_WORDS).flatMap(listsOf));

/** Trades a text names, each once. */
export const tradesSaid = (plain: string | undefined): ToldTrade[] =>
  plain === undefined ? [] : [...new Set(TRADE_LEXICON.wordsIn(plain).map(({ tag }) => tag))];

/** Whether a text names one of the trades that have questions of their own. */
export const saysTrade = (plain: string): boolean => TRADE_LEXICON.wordsIn(plain).some(({ tag }) => tag !== 'unasked');
