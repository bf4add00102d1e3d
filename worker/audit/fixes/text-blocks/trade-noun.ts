import { TRADES, type TradeId, type Trades } from '../../trades/index.ts';
import type { ProseLanguage } from '../../website/text/page-prose.ts';

interface Named {
  trade: TradeId;
  language: ProseLanguage;
  /** Of schema.org: a kind within the trade may have a word of its own. */
  type?: string | null;
}

/** "a law firm"; null where the trade has no name of its own. */
export function tradeNoun({ trade, language, type = null }: Named, trades: Trades = TRADES): string | null {
  const { kinds, nouns, isUnnamed } = trades[trade];
  if (isUnnamed) return null;
  const kind = kinds?.find((one) => one.type === type)?.called;
  return kind?.[language] ?? nouns?.[language].called ?? null;
}

/** "Law firm". */
export function tradeTitle(named: Named, trades: Trades = TRADES): string | null {
  const noun = tradeNoun(named, trades)?.replace(/^(?:an?|eine?|une?|una|uno|een|uma?) |^un'/, '');
  return noun === undefined ? null : noun.charAt(0).toUpperCase() + noun.slice(1);
}
