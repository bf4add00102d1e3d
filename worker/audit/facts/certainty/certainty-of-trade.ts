import { TRADES, tradeEntries } from '../../trades/index.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { Certainty, Facts } from '../facts.ts';
import { isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * Its type in markup and its words in title, first heading, description or name; without markup its words in two of these and those of
 * no other trade.
 */
export function certaintyOfTrade({ value, sources }: NonNullable<Facts['trade']>, website: StatedWebsite): Certainty {
  if (value.id === 'other') return value.confidence === 0 ? 'seen' : 'likely';
  const home = website.documents.find(({ page }) => page.role === 'home')?.view;
  const texts = [
    home?.titles[0],
    home?.headings.find(({ level }) => level === 1)?.text,
    home?.metas.find(({ name }) => name === 'description')?.content,
    website.facts.businessName?.value,
  ].map((text) => plainWords(text ?? ''));
  const saying = (words: RegExp | undefined): number =>
    words ? texts.filter((text) => text.search(words) >= 0).length : 0;
  const own = saying(TRADES[value.id].words);
  if (sources.some(isMarkup)) return own > 0 ? 'certain' : 'likely';
  const hasRival = tradeEntries().some(([id, { words }]) => id !== value.id && saying(words) > 0);
  return own >= 2 && !hasRival ? 'certain' : 'likely';
}
