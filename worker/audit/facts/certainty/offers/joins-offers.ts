import { plainWords, textKey } from '../../../website/text/plain-words.ts';
import type { ListedFact } from '../../facts.ts';
import { mayBeRemainder } from '../../offers/no-service.ts';
import { isMarkup } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';

/**
 * No name of the business itself, nothing that heads what is left over ("Others", "More services"), and nothing that stands beside the
 * offers where the website's own markup lists those without it.
 */
export function mayJoinOffers(website: StatedWebsite): MayJoin {
  const known = joining.get(website) ?? joiningOf(website);
  joining.set(website, known);
  return known;
}

type MayJoin = (offer: ListedFact<string>) => boolean;

/** Of each website: every offer asks, and all sentences may have to be read for the answer. */
const joining = new WeakMap<StatedWebsite, MayJoin>();

function joiningOf(website: StatedWebsite): MayJoin {
  const { documents, facts } = website;
  const name = textKey(facts.businessName?.value ?? '');
  const isRemainder = mayBeRemainder(documents);
  const named = facts.services.filter(({ sources }) => sources.some(isMarkup));
  const marked = named.length;
  const isListed = marked >= MIN_MARKED && marked * 3 >= facts.services.length * 2;
  // "Prices of storage in Larchshire" beside the service "Storage in Larchshire".
  const isAboutOne = ({ value, sources }: ListedFact<string>) => {
    const words = new Set(spaced(value));
    return (
      marked >= MIN_MARKED &&
      !sources.some(isMarkup) &&
      named.some((one) => spaced(one.value).every((word) => words.has(word)))
    );
  };
  return ({ value, sources }) =>
    !isAboutOne({ value, sources }) &&
    !(name !== '' && textKey(value).includes(name)) &&
    !isRemainder(value) &&
    (!isListed || sources.some(isMarkup));
}

/** Fewer in markup, or less than two of three, are examples. */
const MIN_MARKED = 3;

/** "Waxing, warm" beside "Warm waxing for legs" is the same in other words. */
export const isWithinAnother = ({ value }: ListedFact<string>, all: readonly ListedFact<string>[]): boolean =>
  all.some((other) => other.value !== value && wordsOf(value).every((word) => wordsOf(other.value).includes(word)));

const wordsOf = (text: string): string[] => textKey(text).split(' ');

const spaced = (text: string): string[] => plainWords(text).split(/[^\p{L}\p{N}]+/u);
