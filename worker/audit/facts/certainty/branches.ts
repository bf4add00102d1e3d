import { isVisited } from '../addresses/visited.ts';
import type { Certainty, FactSource, ListedFact, Rated, VisitedAddress } from '../facts.ts';
import { isFrame, isMarkup, shapeOf } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

type RatedEntry = ListedFact<unknown, Rated>;

/** Places in boxes alike are sure together or not at all: the one that happened to be read best is not the place of the business. */
export function asSureAsTheirTwins<T extends RatedEntry>(entries: readonly T[]): T[] {
  const twinsOf = twinsAmong(entries);
  return entries.map((one) =>
    [...twinsOf(one)].some((other) => other !== one && other.certainty !== 'certain') ? likely(one) : one,
  );
}

/**
 * A seat, told beside a place that customers come to or while that is in doubt, is taken for such a place; and one that legal pages alone name
 * is taken for the address that the other pages give.
 */
export function notBesidePlaces<T extends RatedEntry & VisitedAddress>(
  entries: readonly T[],
  { isLegal }: Pick<StatedWebsite, 'isLegal'>,
): T[] {
  const hasPlace = entries.some(isVisited);
  const isOfNotice = ({ sources }: T) => sources.length > 0 && sources.every(isLegal);
  const isGiven = entries.some((one) => one.certainty === 'certain' && !isOfNotice(one));
  return entries.map((one) => ((hasPlace && !isVisited(one)) || (isGiven && isOfNotice(one)) ? likely(one) : one));
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
  const twinsOf = twinsAmong(phones);
  return phones.map((one) => {
    const twins = [...twinsOf(one)].filter((other) => other !== one).length;
    const isOwn = one.sources.some((source) => source.pageUrl === home && (isFrame(source) || isMarkup(source)));
    return twins + 1 >= MIN_BRANCHES && !isOwn ? likely(one) : one;
  });
}

/** Mailboxes in boxes alike are for what each box is about: beside them stands the one of the business. */
export function withoutMailboxesOfParts<T extends RatedEntry>(emails: readonly T[]): T[] {
  const twinsOf = twinsAmong(emails);
  return emails.map((one) => {
    const twins = twinsOf(one);
    const others = twins.size - (twins.has(one) ? 1 : 0);
    const isBeside = () => emails.some((other) => other !== one && other.certainty === 'certain' && !twins.has(other));
    return others + 1 >= MIN_BRANCHES && isBeside() ? likely(one) : one;
  });
}

const likely = <T extends { certainty: Certainty }>(one: T): T =>
  one.certainty === 'certain' ? { ...one, certainty: 'likely' } : one;

/** The entries in elements of the same shape on the same page, itself among them where it stands in one. */
function twinsAmong<T extends RatedEntry>(entries: readonly T[]): (one: T) => ReadonlySet<T> {
  const inShape = new Map<string, Set<T>>();
  const shapes = new Map(entries.map((one) => [one, new Set(one.sources.flatMap(boxOf))]));
  for (const [one, keys] of shapes)
    for (const key of keys) {
      const group = inShape.get(key);
      if (group) group.add(one);
      else inShape.set(key, new Set([one]));
    }
  // Of one shape, as nearly always, the set serves all that stand in it: thousands of them do not take the square.
  return (one) => {
    const groups = [...(shapes.get(one) ?? [])].flatMap((key) => inShape.get(key) ?? []);
    return groups.length === 1 && groups[0] ? groups[0] : new Set(groups.flatMap((group) => [...group]));
  };
}

/** Page, view and shape of the element a source stands in; none for frames, markup and running text. */
const boxOf = (source: FactSource): string[] =>
  isFrame(source) || isMarkup(source) || source.place === 'text' || source.seen.length > MAX_BOX_CHARS
    ? []
    : [`${source.pageUrl} ${source.view} ${shapeOf(source.place)}`];

/** Longer texts are paragraphs, which name whoever they speak of. */
const MAX_BOX_CHARS = 120;
