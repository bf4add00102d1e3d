import { isVisited } from '../addresses/visited.ts';
import type { Certainty, FactSource, ListedFact, Rated, VisitedAddress } from '../facts.ts';
import { isFrame, isMarkup, shapeOf } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

type RatedEntry = ListedFact<unknown, Rated>;

/** Places in boxes alike are sure together or not at all: the one that happened to be read best is not the place of the business. */
export function asSureAsTheirTwins<T extends RatedEntry>(entries: readonly T[]): T[] {
  return entries.map((one) =>
    entries.some((other) => other.certainty !== 'certain' && isTwin(one, other)) ? likely(one) : one,
  );
}

/** A seat, told beside a place that customers come to or while that is in doubt, is taken for such a place. */
export function notBesidePlaces<T extends RatedEntry & VisitedAddress>(entries: readonly T[]): T[] {
  const hasPlace = entries.some(isVisited);
  return entries.map((one) => (hasPlace && !isVisited(one) ? likely(one) : one));
}

/** So many numbers in boxes alike belong to as many houses. */
const MIN_BRANCHES = 3;

/** Of several houses each has its number. The business's own are those that head or close its front page, or stand in its markup. */
export function withoutNumbersOfBranches<T extends RatedEntry>(
  phones: readonly T[],
  { facts, pages }: Pick<StatedWebsite, 'facts' | 'pages'>,
): T[] {
  if (facts.addresses.length < 2) return [...phones];
  const home = pages.find(({ role }) => role === 'home')?.url;
  return phones.map((one) => {
    const twins = phones.filter((other) => other !== one && isTwin(one, other)).length;
    const isOwn = one.sources.some((source) => source.pageUrl === home && (isFrame(source) || isMarkup(source)));
    return twins + 1 >= MIN_BRANCHES && !isOwn ? likely(one) : one;
  });
}

/** Mailboxes in boxes alike are for what each box is about: beside them stands the one of the business. */
export function withoutMailboxesOfParts<T extends RatedEntry>(emails: readonly T[]): T[] {
  const twinsOf = (one: T) => emails.filter((other) => isTwin(one, other));
  return emails.map((one) => {
    const twins = twinsOf(one);
    const isBeside = emails.some((other) => other !== one && other.certainty === 'certain' && !twins.includes(other));
    return twins.length + 1 >= MIN_BRANCHES && isBeside ? likely(one) : one;
  });
}

const likely = <T extends { certainty: Certainty }>(one: T): T =>
  one.certainty === 'certain' ? { ...one, certainty: 'likely' } : one;

/** Another entry in an element of the same shape on the same page. */
const isTwin = (one: RatedEntry, other: RatedEntry): boolean =>
  one !== other && one.sources.some((a) => other.sources.some((b) => isAlike(a, b)));

const isAlike = (a: FactSource, b: FactSource): boolean =>
  a.pageUrl === b.pageUrl &&
  a.view === b.view &&
  !isFrame(a) &&
  !isMarkup(a) &&
  a.place !== 'text' &&
  [a, b].every(({ seen }) => seen.length <= MAX_BOX_CHARS) &&
  shapeOf(a.place) === shapeOf(b.place);

/** Longer texts are paragraphs, which name whoever they speak of. */
const MAX_BOX_CHARS = 120;
