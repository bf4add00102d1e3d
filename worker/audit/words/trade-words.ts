import type { ToldTrade, TradeWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';

const listsOf = (words: TradeWords) => Object.entries(words) as [ToldTrade, string][];

/** Text by text the trades it names. */
export const TRADE_LEXICON = new Lexicon<ToldTrade>(Object.values(LANGUAGES).flatMap(({ trades }) => listsOf(trades)));

/** Trades a text names, each once. */
export const tradesSaid = (plain: string | undefined): ToldTrade[] =>
  plain === undefined ? [] : [...new Set(TRADE_LEXICON.wordsIn(plain).map(({ tag }) => tag))];

/** Whether a text names one of the trades that have questions of their own. */
export const saysTrade = (plain: string): boolean => TRADE_LEXICON.wordsIn(plain).some(({ tag }) => tag !== 'unasked');
