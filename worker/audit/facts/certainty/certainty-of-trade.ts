import { TRADES, tradeEntries } from '../../trades/index.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { Certainty, Facts } from '../facts.ts';
import { UNDOUBTED_TRADE } from '../trade/sure-trade.ts';
import { tradesMadeOf } from '../trade/trade-by-parts.ts';
import { certaintyOfName } from './certainty-of-name.ts';
import { isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * Its type in markup, or the parts its website is made of, and its words in title, first heading, description or name. Words alone are
 * certain only in a name that is, where the text speaks of no other trade; none other stands in those places.
 */
export function certaintyOfTrade({ value, sources }: NonNullable<Facts['trade']>, website: StatedWebsite): Certainty {
  if (value.id === 'other') return value.confidence === 0 ? 'seen' : 'likely';
  const home = website.documents.find(({ page }) => page.role === 'home')?.view;
  const name = website.facts.businessName;
  const [title, heading, description, called] = [
    home?.titles[0],
    home?.headings.find(({ level }) => level === 1)?.text,
    home?.metas.find(({ name }) => name === 'description')?.content,
    name && certaintyOfName(name, website) === 'certain' ? name.value : '',
  ].map((text) => plainWords(text ?? ''));
  const says = (words: RegExp | undefined, ...texts: (string | undefined)[]): boolean =>
    words !== undefined && texts.some((text) => text !== undefined && text.search(words) >= 0);
  const { words } = TRADES[value.id];
  const isSaid = says(words, title, heading, description, called);
  if (sources.some(isMarkup)) return isSaid ? 'certain' : 'likely';
  const hasRival = tradeEntries().some(
    ([id, trade]) => id !== value.id && says(trade.words, title, heading, description, called),
  );
  if (hasRival) return 'likely';
  const made = tradesMadeOf(website, TRADES).find(({ id }) => id === value.id)?.parts.length ?? 0;
  const isMade = made > 0 && (isSaid || made >= MIN_PARTS);
  return isMade || (says(words, called) && value.confidence >= UNDOUBTED_TRADE) ? 'certain' : 'likely';
}

/** So many parts of one trade together leave no other. */
const MIN_PARTS = 3;
