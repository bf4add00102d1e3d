import type { RatedFacts } from '../facts/facts.ts';
import { isOneKind } from '../facts/trade/one-kind.ts';
import { ASKED_TRADE, sureTradeId } from '../facts/trade/sure-trade.ts';
import type { TradeId } from '../trades/index.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { plainWords } from '../website/text/plain-words.ts';
import { tradesSaid } from '../words/trade-words.ts';
import { isMarkup } from './fact-answers.ts';

/**
 * The trade whose questions are asked: one that is certain or confirmed, that markup names, or that the home page calls itself by where a
 * business says who it is, if all of that trade are of one kind. Of one that only running text suggests we ask what any business is asked: a hotel's questions to a ski camp help nobody.
 */
export function askedTrade(facts: RatedFacts, pages: readonly ReadPage[]): TradeId {
  const id = sureTradeId(facts, ASKED_TRADE);
  if (id === null) return 'other';
  const isSettled = facts.trade?.certainty === 'certain' || facts.trade?.confirmed !== undefined;
  const isMarked = facts.trade?.sources.some(isMarkup) ?? false;
  return isSettled || isMarked || (isOneKind(id) && callsItself(id, facts, pages)) ? id : 'other';
}

function callsItself(id: TradeId, { businessName, description }: RatedFacts, pages: readonly ReadPage[]): boolean {
  const { titles = [], headings = [] } = pages[0]?.plain.view ?? {};
  const { headings: shown = [] } = pages[0]?.rendered?.view ?? {};
  const told = [...titles, ...[...headings, ...shown].filter(({ level }) => level === 1).map(({ text }) => text)];
  const texts = [...told, businessName?.value ?? '', description?.value ?? ''];
  return texts.some((text) => tradesSaid(plainWords(text)).includes(id));
}
