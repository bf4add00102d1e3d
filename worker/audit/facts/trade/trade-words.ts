import { tradeEntries } from '../../trades/index.ts';

/** The words of every trade, for whoever asks whether something is one. */
export const TRADE_WORDS: readonly RegExp[] = tradeEntries().flatMap(([, { words }]) => words ?? []);
