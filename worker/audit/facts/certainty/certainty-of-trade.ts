import { TRADES, type TradeId, tradeEntries } from '../../trades/index.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { Certainty, Facts } from '../facts.ts';
import { isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Its type in markup and the words of title, first heading or name; without markup the words of two of these and of no other trade. */
export function certaintyOfTrade({ value, sources }: NonNullable<Facts['trade']>, website: StatedWebsite): Certainty {
  if (value.id === 'other') return value.confidence === 0 ? 'seen' : 'likely';
  const home = website.documents.find(({ page }) => page.role === 'home');
  const view = home?.view;
  const texts = [
    view?.titles[0],
    view?.headings.find(({ level }) => level === 1)?.text,
    view?.metas.find(({ name }) => name === 'description')?.content,
    website.facts.businessName?.value,
  ].map((text) => plainWords(text ?? ''));
  const saying = (id: TradeId): number => {
    const { words } = TRADES[id];
    return words ? texts.filter((text) => text.search(words) >= 0).length : 0;
  };
  if (sources.some(isMarkup) && isTyped(value.id, sources[0]?.seen ?? ''))
    return saying(value.id) > 0 ? 'certain' : 'likely';
  const rivals = tradeEntries().filter(([id]) => id !== value.id && saying(id) > 0);
  return saying(value.id) >= 2 && rivals.length === 0 ? 'certain' : 'likely';
}

const isTyped = (id: TradeId, type: string): boolean => TRADES[id].types?.some((known) => isA(type, known)) ?? false;
