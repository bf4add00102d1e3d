import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { Certainty, ListedFact, Price } from '../facts.ts';
import { isFrame, isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** A service that two of these name: markup, a heading, a menu or link, the price list. */
export function certaintyOfService({ value, sources }: ListedFact<string>, website: StatedWebsite): Certainty {
  const key = textKey(value);
  const isPriced = website.facts.prices.some((price) => textKey(price.value.what) === key);
  const namedIn = [
    sources.some(isMarkup),
    sources.some((source) => !isMarkup(source)) && website.headings.has(key),
    website.linkTexts.has(key) || sources.some(isFrame),
    isPriced,
  ];
  return namedIn.filter(Boolean).length >= 2 ? 'certain' : 'likely';
}

/** Behind item and sum a row may hold so much: "a piece", "per hour". */
const MAX_REST_CHARS = 16;

/** A sum with its currency that stands beside its item in one row and nothing else, or in markup and on the page. */
export function certaintyOfPrice({ value, sources }: ListedFact<Price>, website: StatedWebsite): Certainty {
  if (value.currency === null) return 'likely';
  if (website.agree(sources)) return 'certain';
  const { what, asShown } = value;
  const isRow = sources.some((source) => {
    if (isMarkup(source) || !source.seen.startsWith(what) || !source.seen.includes(asShown)) return false;
    const [between = '', behind = ''] = source.seen.slice(what.length).split(asShown);
    return !HAS_WORD.test(between) && behind.length <= MAX_REST_CHARS;
  });
  return isRow ? 'certain' : 'likely';
}

const HAS_WORD = lightLetters(/[\p{L}\d]/u);
