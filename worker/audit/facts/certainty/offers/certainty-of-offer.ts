import { textKey } from '../../../website/text/plain-words.ts';
import type { Certainty, FactSource, ListedFact, Price } from '../../facts.ts';
import { isHiddenTranslation } from '../hidden-translations.ts';
import { isMarkup } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';
import { mayJoinOffers } from './joins-offers.ts';
import { isComputed, isToldLess } from './price-doubts.ts';
import { isShownInPart } from './shown-in-part.ts';

/** Markup names it, and a page shows it where a name is set. What pages alone set alike may be parts, topics, or things that something is done to. */
export function certaintyOfService(fact: ListedFact<string>, website: StatedWebsite): Certainty {
  const { value } = fact;
  if (!mayJoinOffers(website)(fact) || isHiddenTranslation(value, fact.sources, website.pages)) return 'likely';
  const key = textKey(value);
  // A sentence, or a sum, is no place where a name is set.
  const { markup, frame, passages } = website.placesOf(
    fact.sources.filter(({ seen }) => textKey(seen).startsWith(key) && seen.length <= value.length + MAX_BESIDE_CHARS),
  );
  return markup && (frame || passages > 0) ? 'certain' : 'likely';
}

/** A card may hold so much beside its name. */
const MAX_BESIDE_CHARS = 120;

/**
 * Markup names item and sum, and a page shows both in one passage. Of a sum that text alone gives, what it is for stands in headings, columns
 * and notes around it, which its owner reads better than anybody.
 */
export function certaintyOfPrice({ value, sources }: ListedFact<Price>, website: StatedWebsite): Certainty {
  if (value.currency === null || isPricedTwice(value, website)) return 'likely';
  if (isHiddenTranslation(value.what, sources, website.pages)) return 'likely';
  if (isComputed(sources, website) || isShownInPart(value.what, sources, website.documents)) return 'likely';
  const isShown = sources.some((source) => !isMarkup(source) && namesItem(source, value.what));
  return isShown && sources.some(isMarkup) && !isToldLess(value, sources) ? 'certain' : 'likely';
}

const namesItem = ({ seen }: FactSource, what: string): boolean => textKey(seen).includes(textKey(what));

/** The same item for another sum, somewhere on the website. */
const isPricedTwice = ({ what, amount }: Price, { facts: { prices } }: StatedWebsite): boolean =>
  prices.some(({ value }) => value.amount !== amount && textKey(value.what) === textKey(what));
