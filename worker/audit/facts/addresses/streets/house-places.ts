import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Placed, Segment } from '../address-segments.ts';

/** What a house is found by where streets have no numbers. */
const LEADS_TO_HOUSE = lightLetters(
  regexSource`
    \d
    |\b(?:
      behind
      |near
      |opp
      |opposite
      |beside
      |above
      |next to
      |main road
      |cross
      |nagar
      |colony
      |complex
      |towers?
      |plaza
      |bhavan
      |building
      |house
      |street
      |road
      |avenue
      |floor
      |suite
      |unit
      |corner
      |milestone
      |at post
      |taluka
      |tehsil
      |purok
      |barangay
      |brgy
      |circle
      |chowk
      |marg
      |layout
      |phase
      |sector
      |stage
      |enclave
      |vihar
      |bazaar
      |apartments?
      |arcade
      |P\.?O
    )\b
    |^(?:ward|vill(?:age)?\.?:?) (?!inn\b|stay\b|hotel|resort|kitchen|caf|school|hall\b)
  `,
  'i',
);

/** "4, 30th St, Green Colony, Chennai" before state and code: everything before the town leads to the house. */
export function indianPlace(segments: Segment[]): Placed | null {
  const [town, ...rest] = segments;
  if (!town || /\d/.test(town.text)) return null;
  // "Aluva, Ernakulam Dist": the town stands before its district.
  const [before, ...further] = rest;
  const isTown =
    before !== undefined &&
    DISTRICT_AT_END.test(town.text) &&
    QUARTER.test(before.text) &&
    !LEADS_TO_HOUSE.test(before.text);
  const house = leadToHouse(isTown ? further : rest, town.line);
  const locality = (isTown ? before : town).text
    .replace(/^(?:dist(?:rict)?|tal(?:uka?)?|teh(?:sil)?)\s?\.?\s?:?\s+(?=[A-Z])/i, '')
    .replace(DISTRICT_AT_END, '');
  return house && { ...house, locality, region: null, between: isTown ? `${before.text}, ${town.text}` : town.text };
}

const DISTRICT_AT_END = /\s(?:dist(?:rict|t)?\.?)$/i;

/** "Suite 9, Plaza Mabini / Legaspi Village" before "Makati City 1229". */
export function housePlace(segments: Segment[], line: number): Placed | null {
  const house = leadToHouse(segments, line);
  return house && { ...house, locality: null, region: null, between: null };
}

function leadToHouse(segments: Segment[], townLine: number): { street: string; line: number } | null {
  const count = (at: number) => segments.filter(({ line }) => line === at).length;
  const before: string[] = [];
  let line = townLine;
  for (const segment of segments) {
    // A line of one name above the address is the business.
    const isName = count(segment.line) === 1 && !segment.goesOn && !LEADS_TO_HOUSE.test(segment.text);
    const isUnderHouse = segments.some(({ line, text }) => line === segment.line - 1 && LEADS_TO_HOUSE.test(text));
    if (segment.line < townLine && isName && !isUnderHouse) break;
    if (segment.line < line - 1 || PROSE.test(segment.text)) break;
    before.push(segment.text);
    line = segment.line;
  }
  const street = before.reverse().join(', ');
  return LEADS_TO_HOUSE.test(street) ? { street, line } : null;
}

/** "16th Milestone, Chakrata Road", "Opposite City Mall, Station Road": what leads to the street is written before it. */
export function withLandmarks(place: Placed, segments: readonly Segment[]): Placed {
  const { street, line } = withWayTo(place, segments);
  const quarter = quarterOf(place, segments);
  // What the street ends with does not stand a second time before the town.
  const between = place.between?.split(', ').filter((part) => !quarter.includes(part)) ?? [];
  return { ...place, street: [street, ...quarter].join(', '), between: between.join(', ') || null, line };
}

/** The street with what leads to it, and the line that begins in. */
function withWayTo(place: Placed, segments: readonly Segment[]): { street: string; line: number } {
  const isOwn = ({ text, line }: Segment) =>
    line >= place.line && (place.street.includes(text) || text.includes(place.street));
  // "Blk 5 Lot 12 Larch St."
  const whole = segments.find(({ line: at, text }) => at === place.line && text.endsWith(place.street))?.text;
  let street = whole !== undefined && HOUSE_START.test(whole) ? whole : place.street;
  let line = place.line;
  for (const segment of segments.slice(segments.findLastIndex(isOwn) + 1)) {
    const isAbove = segment.line === line - 1 && (segment.goesOn || startsHouse(segments, segment.line));
    if (segment.line !== line && !isAbove) break;
    const isLed =
      LEADS_TO_HOUSE.test(segment.text) || (isAbove && !segment.goesOn) || isUnitFirst(segments, segment.line);
    if (!isLed || PROSE.test(segment.text)) break;
    street = `${segment.text}, ${street}`;
    line = segment.line;
  }
  return { street, line };
}

/** "Bus Stand Road, Androon Quilla" over "Raichur": the quarter stands behind its street. */
function quarterOf(place: Placed, segments: readonly Segment[]): string[] {
  const townLine = segments[0]?.line ?? place.line;
  const own = segments.findIndex(
    ({ line: at, text }) => at === place.line && (place.street.endsWith(text) || text.endsWith(place.street)),
  );
  const townAt = place.locality === null ? -1 : segments.findIndex(({ text }) => text.endsWith(place.locality ?? ''));
  const quarter = segments.slice(townAt + 1, Math.max(own, 0)).filter((segment) => segment.line === place.line);
  // "Gandhi Street, T. Nagar, Chennai 600017": also in the line of the town.
  const isBetween = townLine > place.line || place.locality === null || townAt >= 0;
  return isBetween && quarter.every(({ text }) => QUARTER.test(text)) ? quarter.map(({ text }) => text).reverse() : [];
}

/** "Flat 302, Lotus Apartments" over "Link Road". Segments go from the end of a line to its beginning. */
const startsHouse = (segments: readonly Segment[], line: number): boolean =>
  HOUSE_START.test(segments.findLast((segment) => segment.line === line)?.text ?? '');

/** "Shop # 4, Larch Market, Main Boulevard": the unit, then all that leads to it. */
const isUnitFirst = (segments: readonly Segment[], line: number): boolean =>
  UNIT.test(segments.findLast((segment) => segment.line === line)?.text ?? '');

const UNIT =
  /^(?:\d{1,4}[a-z]?(?:[/-]\w{1,4})?|(?:flat|shop|unit|office|plot|suite|room|stand|block|blk)\s?(?:no\b)?[\s.:#-]{0,3}[\w/-]*\d[\w/-]*)$/i;

/** Also "43/1 Moo 6": the number of the house and that of its village. */
const HOUSE_START =
  /^(?:(?:flat|shop|unit|office|plot|door|house|h\.?\s?no|no|suite|room|stand|block|blk|lot)\b[\s.:#-]{0,3}\w*\d|\d{1,4}(?:\/\d{1,4})?,?\s(?:moo|mu)\s?\d)/i;

const QUARTER = lightLetters(/^\p{Lu}[\p{L}.' -]{2,40}$/u);

/** Sentences, mailboxes, numbers and labels are no part of an address. */
const PROSE = lightLetters(
  regexSource`
    (?:\S+\s){7}|@|https?:|\d{7}|\d{4,5}[ -]\d{5}|^(?:address|location|contact|phone|tel|email|hours?|mon
    |visit us|find us|our|we|since)\b|\b(?:in|at|of|to|from|and|with)$
  `,
  'i',
);
