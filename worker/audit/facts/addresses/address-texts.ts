import { countryCode } from '../../countries/country-names.ts';
import type { StreetFamily } from '../../countries/country-row.ts';
import { findsHousesByPlaces, isFrancophone, isLatin, rowOf } from '../../countries/country-rows.ts';
import { isFrenchDepartment } from '../../countries/french-departments.ts';
import { namesProvince, townBeforeCode } from '../../countries/italian-province.ts';
import { isIrishCounty } from '../../countries/place-of-country.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Address } from '../facts.ts';
import { joinFields } from './address-fields.ts';
import {
  aboveText,
  announcedBy,
  isAmongContacts,
  isLabelled,
  namesAddress,
  withoutAddressLabel,
} from './address-labels.ts';
import type { AddressInText, AddressLine } from './address-line.ts';
import { MAX_ABOVE_CHARS, type Placed, type Segment, segmentsBefore, segmentsOf } from './address-segments.ts';
import { findAnnouncedAddress } from './announced/announced-address.ts';
import { branchAddress } from './branch-address.ts';
import { readFrancophoneAddress } from './francophone-address.ts';
import { findJapaneseAddress } from './japanese-address.ts';
import { joinCodes } from './join-codes.ts';
import { readLatinAddress } from './latin/latin-address.ts';
import { isPlaceholderAddress } from './placeholder-address.ts';
import { type PostalAnchor, postalAnchors } from './postcode-anchors.ts';
import { houseInVillage } from './streets/house-in-village.ts';
import { housePlace, indianPlace, withLandmarks } from './streets/house-places.ts';
import { namedPlace } from './streets/named-place.ts';
import { streetAfter, streetBefore, streetBelow, streetFollows } from './streets/street-before.ts';
import { CROSSING, streetOnly } from './streets/street-only.ts';
import { townThenStreet } from './town-then-street.ts';

const MAX_LINE_CHARS = 3_000;

/** "We moved from 4 Oak Street, Elmwood, ME 04330": nobody is met there any more, nor in a car park. */
const LEFT_BEHIND = lightLetters(
  regexSource`
    ^(?!.*\bnow\b).{0,60}(?:\b(?:moved|relocated|moving) from\s\d(?!.*\bto\s)|\bformerly (?:at|of
    |located at)\s\d)|^(?:parking|car park|nearest (?:car park|parking|station))\b
  `,
  'i',
);

const ALL_FAMILIES: StreetFamily[] = ['germanic', 'fr', 'es', 'it', 'pt', 'en'];

/** Postal addresses in consecutive lines of visible text. A street, or a postal code in an address's place, is needed. */
export function findAddresses(given: readonly AddressLine[], country: string | null): AddressInText[] {
  const found: AddressInText[] = [];
  const lines = joinCodes(joinFields(given), country);
  let last = -1;
  lines.forEach((line, index) => {
    if (line.text.length > MAX_LINE_CHARS || index <= last || LEFT_BEHIND.test(line.text)) return;
    if (country === 'JP' || line.text.includes('〒')) {
      const match = findJapaneseAddress(lines, index);
      if (match) found.push(match);
      last = match?.to ?? last;
      return;
    }
    const anchors = /\d/.test(line.text) ? postalAnchors(line.text, country) : [];
    const match = beginningHere(lines, index, country, anchors);
    if (match) {
      found.push(match);
      last = match.to;
      return;
    }
    for (const ending of endingHere(lines, index, country, anchors)) {
      // "14 Rosemary Lane, Old Town" was only the beginning.
      while (isBeginningOf(found.at(-1), ending)) found.pop();
      found.push(ending);
    }
  });
  return found;
}

/** An address read forward from this line; null where its line and its code say more. */
function beginningHere(
  lines: readonly AddressLine[],
  index: number,
  country: string | null,
  anchors: readonly PostalAnchor[],
): AddressInText | null {
  const isReal = (match: AddressInText | null): match is AddressInText =>
    match !== null && !isPlaceholderAddress(match.address);
  if (anchors.length === 0 && isLatin(country)) {
    const match = forward(lines, index, country) ?? branchAddress(lines, index, country);
    if (isReal(match)) return match;
  }
  if (anchors.length === 0 && isFrancophone(country)) {
    const match = withoutCodeBelow(lines, index, country);
    if (isReal(match)) return match;
  }
  const announced = findAnnouncedAddress(lines, index, country);
  const isCoded = (at: AddressLine) => postalAnchors(at.text, country).length > 0;
  if (!isReal(announced) || lines.slice(index, announced.to + 1).some(isCoded)) return null;
  return { address: announced.address, from: announced.from, to: announced.to };
}

/** Addresses told by what ends them in this line: their codes, or a street without one. */
function endingHere(
  lines: readonly AddressLine[],
  index: number,
  country: string | null,
  anchors: readonly PostalAnchor[],
): AddressInText[] {
  const text = lines[index]?.text ?? '';
  if (!/\d/.test(text) && !CROSSING.test(text)) return [];
  const alone = anchors.length === 0 ? streetOnly(lines, index, country) : null;
  const found = alone === null ? [] : [alone];
  let from = 0;
  for (const anchor of anchors) {
    const match = addressAtAnchor({ lines, index, from, anchor, siteCountry: country });
    from = anchor.end;
    if (match) found.push(...(saysTownTwice(match.address) ? insideOf(match, lines) : [match]));
  }
  return found.filter(({ address }) => !isPlaceholderAddress(address));
}

/** The addresses of the lines before the last of one that turned out to be two. */
const insideOf = (match: AddressInText, lines: readonly AddressLine[]): AddressInText[] =>
  findAddresses(lines.slice(match.from, match.to), match.address.country).map(({ address, from, to }) => ({
    address,
    from: from + match.from,
    to: to + match.from,
  }));

/** "1 Rue Neuve, 4701 Pétange" over "L-4701 Pétange": the town is no street. */
const saysTownTwice = ({ street, postalCode, locality }: Address): boolean =>
  postalCode !== null && street === `${postalCode} ${locality}`;

const isBeginningOf = (part: AddressInText | undefined, whole: AddressInText): boolean =>
  part !== undefined && part.address.postalCode === null && part.from >= whole.from && part.to < whole.to;

function withoutCodeBelow(lines: readonly AddressLine[], index: number, country: string): AddressInText | null {
  const below = lines.slice(index + 1, index + 4);
  if (below.some(({ text }) => text.length < MAX_ABOVE_CHARS && postalAnchors(text, country).length > 0)) return null;
  return readFrancophoneAddress(lines, index, country, announcedBy(lines, index));
}

/** Where no postal code stands before a town: from the street on. What a line below names with its code is found from there. */
function forward(lines: readonly AddressLine[], index: number, country: string): AddressInText | null {
  const below = country === 'BR' ? [] : lines.slice(index + 1, index + 3);
  if (
    below.some(
      ({ text }) => text.length < MAX_ABOVE_CHARS && !isCodeAndLand(text) && postalAnchors(text, country).length > 0,
    )
  )
    return null;
  const announced = announcedBy(lines, index) ?? (isAmongContacts(lines, index) ? 'frame' : null);
  const found = readLatinAddress(lines, index, country, announced);
  return found && { address: found.address, from: index, to: found.to };
}

/** "33102 PERÚ": the code and the country go on with the town above. */
const isCodeAndLand = (text: string): boolean => /^\d{4,6}\s/.test(text) && isLatin(countryCode(text.slice(6).trim()));

/** A postal code, and all that stands around it. */
interface CodedLine {
  lines: readonly AddressLine[];
  index: number;
  /** Where in the line the address before it ends. */
  from: number;
  anchor: PostalAnchor;
  siteCountry: string | null;
}

function addressAtAnchor(at: CodedLine): AddressInText | null {
  const { lines, index, from, anchor, siteCountry } = at;
  const line = lines[index];
  if (!line) return null;
  const head = line.text.slice(from, anchor.start);
  // What stands above belongs to the first address of a line.
  const segments = from === 0 ? segmentsBefore(lines, index, head) : segmentsOf(head, index);
  const tail = afterAnchor(line.text.slice(anchor.end), lines[index + 1]);
  const country = tail.country ?? anchor.country ?? siteCountry;
  const place = placeOfAnchor(at, segments, country);
  if (place === null && !isAddressWithoutStreet(at, head)) return null;
  const { locality, region, named } = townAndRegion(at, place, segments, country);
  const street = place?.street ?? null;
  if (street === null && locality === null) return null;
  const own = line.text
    .slice(anchor.start, anchor.end)
    .replace(/^[\s,;|–-]+/, '')
    .trim();
  const parts = [street, anchor.locality === null ? (place?.between ?? named) : null, own, tail.text];
  const text = parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ');
  return {
    address: { street, postalCode: anchor.postalCode, locality, region, country, text },
    from: Math.min(place?.line ?? index, index),
    to: Math.max(tail.usedNextLine ? index + 1 : index, place?.line ?? index),
  };
}

/** The street before the code, behind it or below. */
function placeOfAnchor(at: CodedLine, segments: Segment[], country: string | null): Placed | null {
  const { lines, index, anchor, siteCountry } = at;
  const families = rowOf(anchor.country ?? siteCountry).streets ?? ALL_FAMILIES;
  const found =
    anchor.locality === null
      ? (townThenStreet(segments, families, country) ??
        placeWithoutStreet(segments, anchor.country, isLabelled(lines, index)))
      : (streetFollows(lines, index, anchor, country) ??
        streetBefore(segments, families, index) ??
        streetAfter(lines[index]?.text.slice(anchor.end) ?? '', index) ??
        placeByName(at, segments, country) ??
        (postalAnchors(lines[index + 2]?.text ?? '', siteCountry).length === 0
          ? streetBelow(lines, index, anchor)
          : null));
  return found && findsHousesByPlaces(country) ? withLandmarks(found, segments) : found;
}

/** Where houses are found by what they are called, or by what is around them. */
function placeByName({ lines, index, anchor }: CodedLine, segments: Segment[], country: string | null): Placed | null {
  const isCode = findsHousesByPlaces(country) && !isYear(anchor.postalCode);
  const byPlaces = isCode ? housePlace(segments, index) : null;
  if (byPlaces !== null || !isFrancophone(country) || isFrenchDepartment(anchor.locality ?? '')) return byPlaces;
  return namedPlace(segments, lines, index);
}

/** "Location: Jalandhar, Punjab 144002": announced, and where the code may be a number nothing else stands before it. */
function isAddressWithoutStreet({ lines, index, anchor }: CodedLine, head: string): boolean {
  const isAnnounced = lines[index]?.tag === 'address' || namesAddress(head) || namesAddress(aboveText(lines, index));
  return isAnnounced && (anchor.certain || withoutAddressLabel(head).replace(/[\s:,|-]/g, '') === '');
}

/** `named`: the town that stands before the code, where nothing else says which it is. */
function townAndRegion(
  { index, anchor }: CodedLine,
  place: Placed | null,
  segments: Segment[],
  country: string | null,
): { locality: string | null; region: string | null; named: string | null } {
  // "Ballyclare, Co. Galway H91 X2C4"
  const county = [place?.locality ?? '', segments[0]?.text ?? ''].find(isIrishCounty) ?? null;
  const isCounty = county !== null && (place === null || place.locality === county);
  const town = place === null && anchor.locality === null ? segments[isCounty ? 1 : 0]?.text : undefined;
  const named = town !== undefined && TOWN_ALONE.test(town) && !namesAddress(town) ? town : null;
  const inProvince = namesProvince(anchor.postalCode, anchor.locality, country)
    ? townBeforeCode(segments, index)
    : null;
  return {
    locality: (isCounty ? null : place?.locality) ?? inProvince ?? anchor.locality ?? named,
    region: anchor.region ?? place?.region ?? (isCounty ? county : null),
    named,
  };
}

const TOWN_ALONE = lightLetters(/^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u);

/** Where houses are found by their names and the places around them. */
function placeWithoutStreet(segments: Segment[], country: string | null, isAnnounced: boolean): Placed | null {
  if (findsHousesByPlaces(country)) return indianPlace(segments);
  return country === 'GB' || country === 'IE' ? houseInVillage(segments, isAnnounced) : null;
}

const isYear = (code: string): boolean => /^(?:19|20)\d\d$/.test(code);

const TOWN_THAT_FOLLOWS = lightLetters(/^\s?[,(–/-]?\s?\(?([\p{L}.]+(?:\s[\p{L}.]+){0,2})/u);

function afterAnchor(
  rest: string,
  next: AddressLine | undefined,
): { text: string | null; country: string | null; usedNextLine: boolean } {
  const named = rest.match(TOWN_THAT_FOLLOWS)?.[1];
  const words = named?.split(' ') ?? [];
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    // Two capital letters after a town are rather a province than a country.
    const code = name.length > 2 || name === 'UK' ? countryCode(name) : null;
    if (code) return { text: name, country: code, usedNextLine: false };
  }
  const below = next && rest.trim() === '' && next.text.length <= 25 ? next.text.trim() : '';
  const code = below.length > 3 || below === 'UK' || below === 'USA' ? countryCode(below) : null;
  return code ? { text: below, country: code, usedNextLine: true } : { text: null, country: null, usedNextLine: false };
}
