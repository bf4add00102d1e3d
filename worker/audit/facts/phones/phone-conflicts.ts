import type { PhoneFact } from '../facts.ts';
import { exchangedPhones } from './exchanged-phones.ts';
import type { Sighting } from './phone-sighting.ts';

/**
 * A number given to machines that no visitor can read, beside another that is shown, contradicts it; so does one that takes the
 * place of the usual number in the frame of a single page, or that a script puts in the place of the one that is served.
 */
export function withConflicts(
  phones: PhoneFact[],
  sightings: Map<string, Sighting[]>,
  branchPages: ReadonlySet<string>,
): PhoneFact[] {
  const placesOf = ({ value }: PhoneFact) => (sightings.get(value) ?? []).map(({ where }) => where);
  const seenBy = phones.map((fact) => {
    const places = placesOf(fact);
    return places.includes('text') || places.includes('picture')
      ? 'people'
      : places.every((where) => where === 'data')
        ? 'machines'
        : 'links';
  });
  const framed = oddOneOut(phones, sightings, branchPages);
  const odd = [
    ...(framed ? [framed] : []),
    ...slips(phones, sightings, branchPages),
    ...slipsInLinks(phones, sightings),
    ...exchangedPhones(phones, sightings),
  ];
  return phones.map((fact, index) => {
    const other = seenBy[index] === 'machines' ? 'people' : seenBy[index] === 'people' ? 'machines' : null;
    const conflictsWith = phones.flatMap((one, at) =>
      at !== index &&
      !isSameLine(one.value, fact.value) &&
      ((other !== null && seenBy[at] === other) || odd.some((pair) => pair.includes(index) && pair.includes(at)))
        ? [at]
        : [],
    );
    return conflictsWith.length > 0 ? { ...fact, conflictsWith } : fact;
  });
}

/** So many digits at the end are mistyped or turned around at once; more make another line. */
const MAX_SLIPPED_DIGITS = 4;

/**
 * Two numbers that differ in a few digits at their end alone, the odd one given on a single page, which does not give the usual one.
 * Two lines of one business stand beside each other.
 */
function slips(
  phones: readonly PhoneFact[],
  sightings: Map<string, Sighting[]>,
  branchPages: ReadonlySet<string>,
): [number, number][] {
  // Chat links keep the old number long after the text has changed.
  const given = phones.map(({ value, kind }) =>
    (sightings.get(value) ?? []).filter(({ where }) => where !== 'whatsapp' && kind !== 'whatsapp'),
  );
  const pagesOf = (at: number) => new Set(given[at]?.map(({ source }) => source.pageUrl));
  const pairs = phones.flatMap((usual, at) =>
    phones.flatMap((odd, other): [number, number][] =>
      at !== other && isSlip(usual.value, odd.value) && pagesOf(at).size >= pagesOf(other).size ? [[at, other]] : [],
    ),
  );
  // Three or more numbers that begin alike are extensions.
  return pairs.filter(([at, other]) => {
    if (pairs.some(([one, two]) => (one === at || two === at) && one !== other && two !== other)) return false;
    if (pairs.some(([one, two]) => (one === other || two === other) && one !== at && two !== at)) return false;
    const [page, ...more] = pagesOf(other);
    return page !== undefined && more.length === 0 && !pagesOf(at).has(page) && !branchPages.has(page);
  });
}

/**
 * A chat, or links, under a number nobody can read that differs from another one in a single digit: two lines differ in their last digits.
 * Of links that call, the other stands in the text of a page that has them.
 */
function slipsInLinks(phones: readonly PhoneFact[], sightings: Map<string, Sighting[]>): [number, number][] {
  const of = ({ value }: PhoneFact) => sightings.get(value) ?? [];
  const isLinkAlone = (fact: PhoneFact) => of(fact).every((one) => one.where === 'link' || isOfChat(one));
  const textsOn = (fact: PhoneFact) =>
    new Set(of(fact).flatMap(({ where, source }) => (where === 'text' ? source.pageUrl : [])));
  const isBeside = (link: PhoneFact, other: PhoneFact) =>
    of(link).every(isOfChat)
      ? !of(other).every(isOfChat)
      : of(link).some(({ source }) => textsOn(other).has(source.pageUrl));
  return phones.flatMap((link, at) =>
    isLinkAlone(link)
      ? phones.flatMap((other, index): [number, number][] =>
          index !== at && isBeside(link, other) && differInOne(lineOf(link.value), lineOf(other.value))
            ? [[at, index]]
            : [],
        )
      : [],
  );
}

const isOfChat = ({ where, source }: Sighting): boolean => where === 'whatsapp' || CHATS.test(source.seen);

const CHATS = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//;

/** Digits at the end that tell the lines of one business apart. */
const OWN_DIGITS = 1;
function differInOne(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const differing = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  return differing.length === 1 && (differing[0] ?? 0) < one.length - OWN_DIGITS;
}

/** Argentina and Mexico write a mobile line with a digit behind the calling code, and without it: https://www.itu.int/oth/T0202.aspx?parent=T0202 */
const lineOf = (value: string): string => value.replace(/^\+549(?=\d{10}$)/, '+54').replace(/^\+521(?=\d{10}$)/, '+52');
const isSameLine = (one: string, other: string): boolean => lineOf(one) === lineOf(other);

const isSlip = (one: string, other: string): boolean =>
  one.length === other.length && one.slice(0, -MAX_SLIPPED_DIGITS) === other.slice(0, -MAX_SLIPPED_DIGITS);

/** Pages that must agree before the one that differs is a slip. */
const MIN_AGREEING_PAGES = 2;

/**
 * Header and footer are the same on every page of a website. Where one page alone shows another number there instead of the usual
 * one, the two contradict each other. Several such pages, or pages of branches, are branches with numbers of their own.
 */
function oddOneOut(
  phones: readonly PhoneFact[],
  sightings: Map<string, Sighting[]>,
  branchPages: ReadonlySet<string>,
): [number, number] | null {
  const framed = phones
    .map((fact, index) => ({
      index,
      pages: new Set(
        (sightings.get(fact.value) ?? [])
          .filter(({ where, source }) => where === 'text' && /\b(header|footer)\b/.test(source.place))
          .map(({ source }) => source.pageUrl),
      ),
    }))
    .filter(({ pages }) => pages.size > 0);
  const [usual, odd, more] = framed.sort((a, b) => b.pages.size - a.pages.size);
  if (!usual || !odd || more || usual.pages.size < MIN_AGREEING_PAGES || odd.pages.size !== 1) return null;
  const isApart = [...odd.pages].every((page) => !usual.pages.has(page) && !branchPages.has(page));
  if (areShownTogether([usual, odd].map(({ index }) => sightings.get(phones[index]?.value ?? '') ?? []))) return null;
  return isApart ? [usual.index, odd.index] : null;
}

/** One page gives both to its readers, beside each other: two lines of one business. */
function areShownTogether([one = [], other = []]: readonly Sighting[][]): boolean {
  const pages = new Set(one.filter(isText).map(({ source }) => source.pageUrl));
  return other.some((sighting) => isText(sighting) && pages.has(sighting.source.pageUrl));
}

const isText = ({ where }: Sighting): boolean => where === 'text';
