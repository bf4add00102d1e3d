import { STARTS_LOWER, STARTS_UPPER } from '../text/letters.ts';
import { lightLetters } from '../text/light-letters.ts';
import { findAnnouncedAddress } from './announced-address.ts';
import { countryCode } from './country.ts';
import type { Address } from './facts.ts';
import { findJapaneseAddress } from './japanese-address.ts';
import { type Announced, isLatin, readLatinAddress } from './latin-address.ts';
import { isRegion, TOWN_DISTRICT } from './place-of-country.ts';
import { type PostalAnchor, postalAnchors } from './postal-anchors.ts';
import {
  FAMILIES_OF,
  isBox,
  isBuilding,
  isCertainStreet,
  isFrenchStreet,
  isStreet,
  type StreetFamily,
} from './street-patterns.ts';

export interface AddressLine {
  text: string;
  tag: string;
  landmark: string | null;
  foreign: string | null;
  /** Path of the element. */
  place?: string;
}

export interface AddressInText {
  address: Address;
  /** First and last index of the lines it stands in. */
  from: number;
  to: number;
}

/** A street stands at most this many lines above its postal code. */
const LINES_ABOVE = 4;
/** Longer lines are prose: an address in them is complete within itself. */
const MAX_ABOVE_CHARS = 110;
const MAX_LINE_CHARS = 3_000;

const LABEL =
  /\b(?:adress?e|anschrift|standort|postanschrift|sitz|address|location|find us|visit us|where we are|mailing|si[èe]ge(?: social)?|si[ée]ge|coordonn[ée]es|nous trouver|direcci(?:[óo]n|ones)|d[óo]nde estamos|ubicaci[óo]n|ub[íi]canos|indirizz[oi]|dove siamo|sed[ei]|adres|bezoekadres|vestiging|endere[çc]os?|moradas?|onde estamos)\b|所在地|住所|アクセス/i;

const ALL_FAMILIES: StreetFamily[] = ['germanic', 'fr', 'es', 'it', 'pt', 'en'];

interface Segment {
  text: string;
  line: number;
}

/** Postal addresses in consecutive lines of visible text. A street, or a postal code in an address's place, is needed. */
export function findAddresses(given: readonly AddressLine[], country: string | null): AddressInText[] {
  const found: AddressInText[] = [];
  const lines = joinCodes(given);
  let last = -1;
  lines.forEach((line, index) => {
    if (line.text.length > MAX_LINE_CHARS || index <= last) return;
    const isJapanese = country === 'JP' || line.text.includes('〒');
    if (isJapanese) {
      const address = findJapaneseAddress(line.text, lines[index - 1]?.text ?? '');
      if (address) found.push({ address, from: index, to: index });
      return;
    }
    const anchors = /\d/.test(line.text) ? postalAnchors(line.text, country) : [];
    if (anchors.length === 0 && isLatin(country)) {
      const match = forward(lines, index, country);
      if (match && !isPlaceholderAddress(match.address)) {
        found.push(match);
        last = match.to;
        return;
      }
    }
    const announced = findAnnouncedAddress(lines, index, country);
    const isCoded = (at: AddressLine) => postalAnchors(at.text, country).length > 0;
    if (announced && !isPlaceholderAddress(announced.address) && !lines.slice(index, announced.to + 1).some(isCoded)) {
      found.push({ address: announced.address, from: announced.from, to: announced.to });
      last = announced.to;
      return;
    }
    if (!/\d/.test(line.text) && !CROSSING.test(line.text)) return;
    let from = 0;
    for (const anchor of anchors) {
      const match = around(lines, index, from, anchor, country);
      from = anchor.end;
      if (match && saysTownTwice(match.address)) {
        const above = findAddresses(lines.slice(match.from, index), match.address.country);
        for (const { address, from, to } of above)
          found.push({ address, from: from + match.from, to: to + match.from });
      } else if (match && !isPlaceholderAddress(match.address)) {
        // "14 Rosemary Lane, Old Town" was only the beginning.
        while (isBeginningOf(found.at(-1), match)) found.pop();
        found.push(match);
      }
    }
    if (anchors.length === 0) {
      const match = streetOnly(lines, index, country);
      if (match && !isPlaceholderAddress(match.address)) found.push(match);
    }
  });
  return found;
}

/** "1 Rue Neuve, 4701 Pétange" over "L-4701 Pétange": the town is no street. */
const saysTownTwice = ({ street, postalCode, locality }: Address): boolean =>
  postalCode !== null && street === `${postalCode} ${locality}`;

const isBeginningOf = (part: AddressInText | undefined, whole: AddressInText): boolean =>
  part !== undefined && part.address.postalCode === null && part.from >= whole.from && part.to < whole.to;

/** Where no postal code stands before a town: from the street on. What a line below names with its code is found from there. */
function forward(lines: readonly AddressLine[], index: number, country: string): AddressInText | null {
  const below = country === 'BR' ? [] : lines.slice(index + 1, index + 3);
  if (below.some(({ text }) => text.length < MAX_ABOVE_CHARS && postalAnchors(text, country).length > 0)) return null;
  const found = readLatinAddress(lines, index, country, announcedBy(lines, index));
  return found && { address: found.address, from: index, to: found.to };
}

/** "Toronto, Ontario" over "M5X 1A9" */
const LAST_LINE = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?:,?\s(?:USA|Canada))?$/;
const endsInRegion = (text: string): boolean => {
  const words = text.length < 60 ? text.replaceAll('.', '').split(/[\s,]+/) : [];
  const ends = [words.slice(-1).join(' '), words.slice(-2).join(' ')];
  return words.length > 1 && ends.some((end) => isRegion(end, 'US') || isRegion(end, 'CA'));
};

/** A postal code alone on its line is followed by its town. Line numbers stay as they are. */
function joinCodes(given: readonly AddressLine[]): readonly AddressLine[] {
  const isCode = (line: AddressLine | undefined) => line !== undefined && /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(line.text);
  const isEnd = (line: AddressLine | undefined, before: AddressLine | undefined) =>
    line !== undefined && before !== undefined && LAST_LINE.test(line.text) && endsInRegion(before.text);
  if (!given.some((line, index) => isCode(line) || isEnd(line, given[index - 1]))) return given;
  return given.map((line, index) => {
    const before = given[index - 1];
    if (isEnd(line, before)) return { ...line, text: `${before?.text} ${line.text}` };
    if (isEnd(given[index + 1], line)) return { ...line, text: '' };
    if (isCode(before) && STARTS_UPPER.test(line.text)) return { ...line, text: `${before?.text} ${line.text}` };
    return isCode(line) && STARTS_UPPER.test(given[index + 1]?.text ?? '') ? { ...line, text: '' } : line;
  });
}

function around(
  lines: readonly AddressLine[],
  index: number,
  from: number,
  anchor: PostalAnchor,
  siteCountry: string | null,
): AddressInText | null {
  const line = lines[index];
  if (!line) return null;
  const head = line.text.slice(from, anchor.start);
  // What stands above belongs to the first address of a line.
  const segments = from === 0 ? segmentsBefore(lines, index, head) : segmentsOf(head, index);
  const families = FAMILIES_OF[anchor.country ?? siteCountry ?? ''] ?? ALL_FAMILIES;
  const tail = afterAnchor(line.text.slice(anchor.end), lines[index + 1]);
  const country = tail.country ?? anchor.country ?? siteCountry;
  const place =
    anchor.locality === null
      ? (townThenStreet(segments, families, country) ?? (anchor.country === 'IN' ? indianPlace(segments) : null))
      : (streetFollows(lines, index, anchor) ??
        streetBefore(segments, families, index) ??
        streetAfter(line.text.slice(anchor.end), index) ??
        (WRITES_CODE_LAST.has(country ?? '') && !isYear(anchor.postalCode) ? housePlace(segments, index) : null));
  const street = place?.street ?? null;
  if (street === null && !(line.tag === 'address' || LABEL.test(head) || LABEL.test(aboveText(lines, index))))
    return null;
  // Without a street, four or five digits and a word are only an address where one is announced, and nothing else stands before.
  if (street === null && !anchor.certain && head.replace(LABEL, '').replace(/[\s:,|-]/g, '') !== '') return null;
  const locality = place?.locality ?? anchor.locality;
  const region = anchor.region ?? place?.region ?? null;
  if (street === null && locality === null) return null;
  const firstLine = place?.line ?? index;
  const own = line.text
    .slice(anchor.start, anchor.end)
    .replace(/^[\s,;|–-]+/, '')
    .trim();
  const parts = [street, anchor.locality === null ? place?.between : null, own, tail.text];
  const text = parts.filter((part): part is string => typeof part === 'string' && part !== '').join(', ');
  return {
    address: { street, postalCode: anchor.postalCode, locality, region, country, text },
    from: firstLine,
    to: tail.usedNextLine ? index + 1 : index,
  };
}

const segmentsOf = (head: string, line: number): Segment[] =>
  pieces(head)
    .map((text) => ({ text, line }))
    .reverse();

/** "4811 AB Molenstraat 1" over "Plaats" and "Breda": what follows the code is the street, and the town has a field of its own. */
function streetFollows(lines: readonly AddressLine[], index: number, anchor: PostalAnchor): Placed | null {
  const number = /^\s\d{1,4}(?:\s?[a-z])?$/i.exec(lines[index]?.text.slice(anchor.end) ?? '')?.[0];
  const street = number === undefined ? null : `${anchor.locality}${number}`;
  const town = TOWN_FIELD.test(lines[index + 1]?.text ?? '') ? lines[index + 2]?.text : undefined;
  if (street === null || town === undefined || town.length > 40 || !isCertainStreet(street)) return null;
  return { street, locality: town, region: null, between: null, line: index };
}

const TOWN_FIELD = /^(?:(?:woon)?plaats|gemeente|stad|ort|stadt|wohnort)\s?:?$/i;

/** "59320 Ennigerloh, Elmstraße 6" */
function streetAfter(rest: string, line: number): Placed | null {
  const next = /^\s*[,|·–-]/.test(rest) ? pieces(rest)[0] : undefined;
  if (next === undefined || !isCertainStreet(next)) return null;
  return { street: next, locality: null, region: null, between: null, line };
}

/** "Fax 030 123": contact data in a column of its own lies between the lines of an address. */
const NUMBER_LINE = /^(?:tel|fon|phone|fax|telefon|telefoon|telefax|mobil|mobiel)[\s.:]{1,3}[\d\s()+./–-]{6,}$/i;

/** What stands before the code, nearest first: pieces between commas in this line, then of the lines above. */
function segmentsBefore(lines: readonly AddressLine[], index: number, head: string): Segment[] {
  const result = segmentsOf(head, index);
  const landmark = lines[index]?.landmark;
  for (let above = index - 1; above >= 0 && above >= index - LINES_ABOVE && result.length < 8; above--) {
    const line = lines[above];
    if (!line || line.landmark !== landmark || line.text.length > MAX_ABOVE_CHARS) break;
    if (NUMBER_LINE.test(line.text)) continue;
    result.push(
      ...pieces(line.text)
        .map((text) => ({ text, line: above }))
        .reverse(),
    );
  }
  return result;
}

/** "Eder GmbH Hauptplatz 12": the company ends where its legal form ends. */
const LEGAL_FORM = lightLetters(
  /^[^\d]{2,60}\s(?:GmbH(?: & Co\.? KG)?|mbH|OHG|KG|AG|GbR|e\.\s?U\.|e\.\s?K\.|Ltd\.?|LLC|LLP|SARL|S\.r\.l\.|B\.V\.)\s+(?=[\p{Lu}\d])/u,
);
/** "Estamos en Calle Mayor 3": words that lead to a street and are no part of it. */
const LEAD_IN = lightLetters(
  /^(?:(?:estamos|nos encontramos|nos encontrar[áa]s|encu[ée]ntranos|vis[íi]tanos|ven a vernos|te esperamos|situad[oa]s?|ubicad[oa]s?)(?: (?:situad[oa]s?|ubicad[oa]s?))? en(?: la| el)?|(?:ci trovi|ci trovate|siamo|vieni a trovarci|venite a trovarci|vi aspettiamo|situat[oi])(?: situati)? (?:in|a|al|presso)|(?:nous sommes|retrouvez[- ]nous|venez nous voir|situ[ée]e?s?)(?: situ[ée]s)? (?:au|[àa]|en|dans)(?: la)?|(?:wir sind|(?:sie|ihr) find(?:en|et) uns|du findest uns|besuch(?:en sie|t|e) uns)(?: (?:in der|in|im|an der|am|auf der|unter))?|(?:we are|we['’]re|come and see us|come see us|find us|visit us|located|based|situated)(?: (?:located|based|situated))? (?:at|in|on)|(?:wij zitten|u vindt ons|je vindt ons|bezoek ons|gevestigd)(?: (?:aan de|aan het|aan|op|in))?|(?:estamos|encontre-nos|visite-nos|venha visitar-nos|situad[oa]s?)(?: (?:na|no|em)))\s+(?=[\p{L}\d])/iu,
);

/** "Adresse Schulstraße 12": a label in an element of its own, without a colon. */
const GLUED_LABEL = lightLetters(
  /^(?:\p{L}{0,12}anschrift|\p{L}{0,12}adresse|address|location|standort|direcci[óo]n|indirizzo|(?:bezoek)?adres|endere[çc]o|morada)(?:\s+|:)(?=\p{Lu}|\d)/iu,
);

/** "info@weber.nl 06 41 17 52 60 Kerkstraat 4": links side by side in one line. */
const OTHER_CONTACT = lightLetters(
  /\S{1,64}@[\w.-]{1,64}\.\w{2,12}(?=\s|$)|(?<![\d\p{L}])\+?\d[\d ()]{8,18}\d(?=\s+\p{Lu}\p{Ll})/gu,
);

/** "100 N Main St in Galena", "Wharf Road / London" */
const STREET_IN_TOWN =
  /(?<=\b(?:[Ss]treet|St|[Rr]oad|Rd|[Aa]venue|Ave|[Ll]ane|[Dd]rive|Dr|Blvd|[Bb]oulevard)\.?)(?: in | \/ )(?=[A-Z])/g;

function pieces(text: string): string[] {
  return (
    text
      .replace(OTHER_CONTACT, ' | ')
      .replace(STREET_IN_TOWN, ', ')
      // "km 7,5" is one distance.
      .split(
        /\s*(?:(?<!\b[Kk]m\.? ?\d{1,3}(?=,\d)),|[;|·•⋅—()\n])\s*|(?<!\d)\s[-–]\s|\s[-–]\s(?!\d)|:\s+|\.\s+(?=(?:Tel|Fax)\b)|\s?[-–,/]\s*$|(?<=\d[a-z]?)\s(?:in|te)\s*$/,
      )
      .map((piece) =>
        (piece ?? '')
          .replace(/^(?:[\s\u2190-\u2bff\u{1f300}-\u{1faff}–-]|\ufe0f)+/u, '')
          .replace(LEGAL_FORM, '')
          .replace(LEAD_IN, '')
          .replace(GLUED_LABEL, '')
          .replace(/^C\.?P\.?(?:\s|$)/i, '')
          .trim(),
      )
      .filter((piece) => piece !== '')
  );
}

/** Countries whose addresses lead to a house by places rather than by a street and its number. */
const WRITES_CODE_LAST = new Set(['IN', 'ZA', 'PH', 'BD', 'PK', 'LK', 'NP', 'TH', 'ID', 'SG', 'NG', 'MY']);
const isYear = (code: string): boolean => /^(?:19|20)\d\d$/.test(code);

interface Placed {
  street: string;
  locality: string | null;
  region: string | null;
  /** What stands between street and code, for the text of the address. */
  between: string | null;
  line: number;
}

/** "Via Roma 1, Fraz. Oleis": a part of the town stands behind its street, and alone in its place. */
const HAMLET = /^(?:fraz(?:ione|\.)|loc(?:alit[àa]|\.)|hameau|lieu[- ]?dit)\s/i;

/** "street, [building,] code town" */
function streetBefore(segments: Segment[], families: StreetFamily[], codeLine: number): Placed | null {
  for (let at = 0; at < Math.min(segments.length, 3); at++) {
    const segment = segments[at];
    if (!segment) break;
    // "Ritterstraße 12, Aufgang 3": a part of a building looks like a street where a street stands before it.
    const isPart =
      (isBuilding(segment.text) || isBox(segment.text) || HAMLET.test(segment.text)) &&
      joined(segments, at + 1, families) !== null;
    const joint = isPart ? null : joined(segments, at, families);
    const street = joint && isDistrict(joint, segments[at + 1], families) ? null : joint;
    if (street) {
      const between = segments
        .slice(0, at)
        .reverse()
        .map(({ text }) => text);
      const buildings = between.filter((text) => isBuilding(text) || HAMLET.test(text));
      return {
        street: [street.text, ...buildings].join(', '),
        locality: null,
        region: null,
        between: null,
        line: street.line,
      };
    }
    // A district or a building may stand between street and code; of anything else only a line below a certain street.
    const aboveAt = segments.findIndex(
      ({ line, text }, other) => other > at && other < at + 3 && line < segment.line && isCertainStreet(text),
    );
    const above = segments[aboveAt];
    if (above && at === 0 && segment.line < codeLine && !isBuilding(segment.text))
      return {
        street: withBuilding(segments, aboveAt + 1, above).text,
        locality: null,
        region: null,
        between: null,
        line: above.line,
      };
    if (!isBuilding(segment.text) && !isPart && !/^(?:OT|Ortsteil|Bezirk)\b/.test(segment.text) && at > 0) break;
  }
  return null;
}

/** "street, [district,] town [, county] code" */
function townThenStreet(segments: Segment[], families: StreetFamily[], country: string | null): Placed | null {
  const nearest = segments[0];
  if (!nearest) return null;
  // "Co. Cork, Ireland, P56 XY12"
  if (nearest.text.length > 3 && countryCode(nearest.text) !== null)
    return townThenStreet(segments.slice(1), families, country);
  const split = splitStreetAndTown(nearest.text);
  if (split) return { ...split, region: null, between: split.locality, line: nearest.line };
  for (let at = 1; at < Math.min(segments.length, 6); at++) {
    const street = joined(segments, at, families);
    if (!street || isDistrict(street, segments[at + 1], families)) continue;
    const between = segments.slice(0, at);
    const towns = between.filter(({ text }) => !isBuilding(text)).map(({ text }) => text);
    const buildings = between.filter(({ text }) => isBuilding(text)).map(({ text }) => text);
    const isCounty = (country === 'GB' || country === 'IE') && towns.length > 1 && COUNTY.test(towns[0] ?? '');
    const locality = (isCounty ? towns[1] : towns[0]) ?? null;
    if (locality === null || (/\d/.test(locality) && !TOWN_DISTRICT.test(locality)) || locality.length > 40)
      return null;
    return {
      street: [street.text, ...buildings.reverse()].join(', '),
      locality,
      region: isCounty ? (towns[0] ?? null) : null,
      between: [...towns].reverse().join(', '),
      line: street.line,
    };
  }
  return null;
}

/** What a house is found by where streets have no numbers. */
const LEADS_TO_HOUSE =
  /\d|\b(?:behind|near|opp|opposite|beside|above|next to|main road|cross|nagar|colony|complex|towers?|plaza|bhavan|building|house|street|road|avenue|floor|suite|unit|corner)\b/i;

/** "4, 30th St, Green Colony, Chennai" before state and code: everything before the town leads to the house. */
function indianPlace(segments: Segment[]): Placed | null {
  const [town, ...rest] = segments;
  if (!town || /\d/.test(town.text)) return null;
  const house = leadToHouse(rest, town.line);
  return house && { ...house, locality: town.text, region: null, between: town.text };
}

/** "Suite 9, Plaza Mabini / Legaspi Village" before "Makati City 1229". */
function housePlace(segments: Segment[], line: number): Placed | null {
  const house = leadToHouse(segments, line);
  return house && { ...house, locality: null, region: null, between: null };
}

function leadToHouse(segments: Segment[], townLine: number): { street: string; line: number } | null {
  const count = (at: number) => segments.filter(({ line }) => line === at).length;
  const before: string[] = [];
  let line = townLine;
  for (const segment of segments) {
    // A line of one name above the address is the business.
    const isName = count(segment.line) === 1 && !LEADS_TO_HOUSE.test(segment.text);
    const above = segments.find((other) => other.line === segment.line - 1);
    if (segment.line < townLine && isName && !(above && LEADS_TO_HOUSE.test(above.text))) break;
    if (segment.line < line - 1 || PROSE.test(segment.text)) break;
    before.push(segment.text);
    line = segment.line;
  }
  const street = before.reverse().join(', ');
  return LEADS_TO_HOUSE.test(street) ? { street, line } : null;
}

/** Sentences, mailboxes, numbers and labels are no part of an address. */
const PROSE =
  /(?:\S+\s){7}|@|https?:|\d{7}|^(?:address|location|contact|phone|tel|email|hours?|mon|visit us|find us|our|we|since)\b|\b(?:in|at|of|to|from|and|with)$/i;

const COUNTY =
  /(?:shire|sex|folk|umbria|berland)$|^(?:Kent|Surrey|Devon|Cornwall|Dorset|Somerset|Merseyside|Greater \w+|West Midlands|Tyne and Wear|County \w+|Co\.? \w+|Isle of Wight|Rutland|Highland|Fife)$/;

const WORD_AND_NUMBER = lightLetters(/\p{L}{4,}\s\d/u);

const NAMES_A_STREET = lightLetters(/^(?:\p{Lu}|c\/|\p{Ll}{2,10}\.?\s(?:\p{Ll}{1,5}\s){0,3}\p{Lu})[^\d]*$/u);

/** The street at `at`, with a number or a building that the comma cut off. */
function joined(segments: Segment[], at: number, families: StreetFamily[]): Segment | null {
  const segment = segments[at];
  if (!segment) return null;
  const before = segments[at + 1];
  // Mannheim: "Q 7, 24"
  if (
    before &&
    families.includes('germanic') &&
    /^[A-U]\s?\d$/.test(before.text) &&
    /^\d{1,3}[a-z]?$/.test(segment.text)
  ) {
    return { text: `${before.text}, ${segment.text}`, line: before.line };
  }
  // "San Pedro, 24 bajo": the number follows its street; "12, rue Haute": it stands before.
  if (
    before &&
    /^(?:(?:n\.?[ºo°.]?\s?)?\d{1,4}\b|s\.?n\.?c\.?$|s\/n$)/i.test(segment.text) &&
    !WORD_AND_NUMBER.test(segment.text) &&
    NAMES_A_STREET.test(before.text)
  ) {
    const both = `${before.text}, ${segment.text}`;
    if ((families.includes('es') || families.includes('it') || families.includes('pt')) && isStreet(both, families)) {
      return { text: both, line: before.line };
    }
    // "Rue du Vieux Pont, 21" as Belgium writes it.
    if (families.includes('fr') && isFrenchStreet(before.text)) return { text: both, line: before.line };
  }
  const street = streetIn(segment.text, families);
  if (street === null) return null;
  const isNumber =
    before !== undefined &&
    (/^\d{1,4}(?:\s?(?:bis|ter|[a-d]))?$/i.test(before.text) ||
      (families.includes('en') && /^#?\d{1,4}[/-]\d{1,4}[a-z]?$/i.test(before.text)));
  if (isNumber && !/^\d/.test(street)) {
    return withBuilding(segments, at + 2, { text: `${before.text}, ${street}`, line: before.line });
  }
  return withBuilding(segments, at + 1, { text: street, line: segment.line });
}

/** "Unit 7, Albion Estate" before the street. */
const MAX_BUILDINGS = 3;

function withBuilding(segments: Segment[], at: number, street: Segment): Segment {
  let whole = street;
  for (let next = at; next < at + MAX_BUILDINGS; next++) {
    const building = segments[next];
    if (!building) break;
    // A named estate or house counts in the line of the street or under its own unit; elsewhere it may be the business's name.
    const isNamed =
      (ESTATE.test(building.text) && (building.line === street.line || UNIT.test(segments[next + 1]?.text ?? ''))) ||
      (building.line === street.line &&
        isUnitOn(segments[next + 1], street.line) &&
        NAMES_A_STREET.test(building.text));
    if (!isBuilding(building.text) && !isNamed) break;
    whole = { text: `${building.text}, ${whole.text}`, line: building.line };
  }
  return whole;
}

/** "71 Larch Street, Covent Garden": an English district named like a street stands behind the street and its number. */
const isDistrict = (street: Segment, before: Segment | undefined, families: readonly StreetFamily[]): boolean =>
  families.includes('en') &&
  /\s(?:gardens?|centre|center|park|hill|green|vale|end|gate|village|heights|west|east|north|south)$/i.test(
    street.text,
  ) &&
  !/\d/.test(street.text) &&
  before !== undefined &&
  /^\d{1,5}[a-z]?(?:[-–/]\d{1,5})?\s/i.test(before.text) &&
  isStreet(before.text, [...families]);

const ESTATE = lightLetters(
  /^[\p{Lu}\d][\p{L}\d'’ .-]{1,40}\s(?:Estate|Business Park|Retail Park|Industrial Park|Trading Estate|Business Centre|Shopping Centre|Shopping Center|Enterprise Centre|House|Chambers|Court|Hall|Tower|Lodge|Exchange|Mill|Works|Building|Buildings|Wharf|Studios|Arcade|Plaza|Mall|Farm)$/u,
);
const isUnitOn = (segment: Segment | undefined, line: number) => segment?.line === line && UNIT.test(segment.text);
const UNIT = /^(?:unit|units|suite|shop|studio|office|flat)\s?[\w-]{1,6}$/i;

const AFTER_PREPOSITION = lightLetters(
  /^.*\s(?:in der|an der|auf der|am|im|at|au|à|en|en la|located at|aan de|aan|presso|na|no|in)\s+(?=[\p{Lu}\d])(.+)$/u,
);

const INFLECTED_WORD = lightLetters(/^\p{Lu}\p{Ll}+(?:e|er|es|en)$/u);

const CAPITALISED_WORD = lightLetters(/^\p{Lu}\p{Ll}+$/u);

/** The street in a segment that may begin with a name or a sentence. */
function streetIn(segment: string, families: StreetFamily[]): string | null {
  const words = segment.split(/\s+/);
  const sentence = words.length > 4 ? segment.match(AFTER_PREPOSITION)?.[1] : null;
  if (sentence && isStreet(sentence, families)) return sentence;
  if (words.length > 3 || !isStreet(segment, families)) {
    for (let at = words.length - 2; at > 0; at--) {
      if (!isCertainStreet(words.slice(at).join(' '))) continue;
      // "Alte Poststraße 5" keeps its one adjective, "Am Alten Markt 3" also what leads it.
      let from = at;
      const ordinal = words.slice(0, at).findLastIndex((word) => ORDINAL.test(word));
      if (ordinal >= 0) return words.slice(ordinal).join(' ');
      if (INFLECTED_WORD.test(words[from - 1] ?? '')) from--;
      while (from > 0 && LEADS_A_NAME.test(words[from - 1] ?? '')) from--;
      // "Fritz Müller Str. 15": a street of its own word is named after all that stands before.
      if (from === 1 && OWN_WORD_STREET.test(segment)) from = 0;
      // "Hugo de Grootstraat 7": a small word joins two parts of a name.
      if (from > 0 && STARTS_LOWER.test(words[from] ?? '') && CAPITALISED_WORD.test(words[from - 1] ?? '')) from--;
      return words.slice(from).join(' ');
    }
  }
  return isStreet(segment, families) ? segment : null;
}

/** "2e Jan Pieterstraat 3": Dutch towns number the streets of one name. */
const ORDINAL = /^(?:\d{1,2}e|Eerste|Tweede|Derde|Vierde|['’‘][st])$/;

const OWN_WORD_STREET = lightLetters(
  /^(?!(?:Praxis|Salon|Hotel|Caf[ée]|Restaurant|Firma|Studio|Familie|Kontakt|Anschrift|Adresse)\s)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:Str\.|Straße|Strasse|Weg|Platz|Allee|Ring) \d{1,4} ?[a-z]?$/u,
);

/** Words that belong to the name after them. */
const LEADS_A_NAME =
  /^(?:Am|An|Im|In|Zum|Zur|Auf|Unter|St\.?|Sankt|San|Santa|Dr\.?|Prof\.?|von|van|de|del|della|der|den|des|du|da|dos|la|le|les|\d{1,4}(?:bis|ter)?,?)$/;

const STREET_AND_TOWN = lightLetters(
  /(?:^|\s)((?:\d{1,4}\/)?\d{1,6}(?:-\d{1,6})?[a-z]?\s(?:[NSEW]\.?\s)?[\p{L}\d.'’ -]{2,40}?\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|highway|hwy|parkway|pkwy|terrace|way|place|pl)\.?(?:\s(?:suite|ste|unit|apt)\.?\s?[\w-]{1,6}|\s?#\s?\d{1,5})?)\s+(\p{Lu}[\p{L}.' -]{2,30})$/iu,
);

/** "123 Main St Springfield" */
function splitStreetAndTown(text: string): { street: string; locality: string } | null {
  const match = text.match(STREET_AND_TOWN);
  return match?.[1] && match[2] ? { street: match[1], locality: match[2].trim() } : null;
}

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

function aboveText(lines: readonly AddressLine[], index: number): string {
  const above = lines[index - 1];
  return above && above.text.length < 60 ? above.text : '';
}

/** "Bolívar y Mariano Sucre, Loja": much of Latin America names the corner instead of a number. */
const CROSSING = lightLetters(
  /^(?:(?:entre|en|calles?|esquina|esq\.)\s)*\p{Lu}[\p{L}.]{2,20}(?:\s\p{L}[\p{L}.]{1,20}){0,4}\s(?:y|e|esquina|esq\.)\s\p{Lu}[\p{L}.]{2,20}(?:\s\p{Lu}[\p{L}.]{1,20}){0,4},\s\p{Lu}/u,
);
/** "Oficina 620 Santiago": the town follows its office without a comma. */
const OFFICE_BEFORE_TOWN = lightLetters(
  /^(?:oficina|of\.|depto\.?|departamento|local)\s\d{1,5}[A-Z]?\s(?=\p{Lu}\p{Ll}{2})/iu,
);
/** Where a website says how to reach it. */
const FRAME = /(?:^|[\s>.#_-])(?:header|footer|top-?bar|contacts?|address|location)(?=$|[\s>.#_-])/i;
const CROSSING_COUNTRIES = new Set(['EC', 'CO', 'BO', 'PE', 'CL', 'AR', 'UY', 'PY', 'VE', 'MX', 'GT', 'CR']);

const CAPITALISED_LINE = lightLetters(/^\p{Lu}[\p{L}.'’ -]{1,30}$/u);

/** 📍 📌 🗺 🏠 🏢 */
const PIN = /^\s*[\u{1f4cd}\u{1f4cc}\u{1f5fa}\u{1f3e0}\u{1f3e2}]/u;

function isLabelled(lines: readonly AddressLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const above = aboveText(lines, index);
  return (
    lines[index]?.tag === 'address' ||
    PIN.test(text) ||
    LEAD_IN.test(text) ||
    LABEL.test(text.slice(0, 40)) ||
    (above.length < 40 && LABEL.test(above))
  );
}

function announcedBy(lines: readonly AddressLine[], index: number): Announced {
  if (isLabelled(lines, index)) return 'label';
  return lines[index]?.landmark === 'footer' || FRAME.test(lines[index]?.place ?? '') ? 'frame' : null;
}

/** A street without a postal code counts only in an address element or right after a label that announces it. */
function streetOnly(lines: readonly AddressLine[], index: number, country: string | null): AddressInText | null {
  const line = lines[index];
  if (!line || line.text.length > 140) return null;
  const announced = isLabelled(lines, index);
  const isFramed = line.text.length < 80 && FRAME.test(line.place ?? '');
  if (!announced && !isFramed) return null;
  // The code may follow on the next line: then that line is the anchor.
  const next = lines[index + 1];
  if (next && postalAnchors(next.text, country).length > 0) return null;
  const parts = pieces(line.text.replace(/^[^:\d]{3,24}:\s+/, (lead) => (LABEL.test(lead) ? '' : lead)));
  const certain = parts.findIndex(isCertainStreet);
  // "Kerkhof 11, Zutphen" says enough right under "Address".
  const isNamedOnly =
    aboveText(lines, index).length < 25 &&
    (parts.length === 2 || (parts.length > 2 && CROSSING_COUNTRIES.has(country ?? ''))) &&
    /\d/.test(parts[0] ?? '') &&
    !isBuilding(parts[0] ?? '') &&
    isStreet(parts[0] ?? '', FAMILIES_OF[country ?? ''] ?? []);
  const isCrossing = CROSSING_COUNTRIES.has(country ?? '') && CROSSING.test(line.text);
  // In a header or a list of contacts nothing else may share the line.
  if (!announced && (certain !== 0 || parts.length !== 2)) return null;
  const at = certain < 0 && (isNamedOnly || isCrossing) ? 0 : certain;
  const street = parts[at];
  if (!street) return null;
  const locality = parts
    .slice(at + 1)
    .map((part) => part.replace(OFFICE_BEFORE_TOWN, ''))
    .find((part) => !isBuilding(part) && countryCode(part) === null);
  const isTown =
    locality !== undefined &&
    (CAPITALISED_LINE.test(locality) || TOWN_DISTRICT.test(locality)) &&
    !isBuilding(locality);
  const text = isTown ? `${street}, ${locality}` : street;
  return {
    address: { street, postalCode: null, locality: isTown ? locality : null, region: null, country, text },
    from: index,
    to: index,
  };
}

/** Addresses that templates and examples use. */
export function isPlaceholderAddress({
  street,
  locality,
  postalCode,
}: Pick<Address, 'street' | 'locality' | 'postalCode'>): boolean {
  const text = `${street ?? ''} | ${locality ?? ''}`;
  return (
    /muster(?:str|weg|platz|stadt|ort|hausen)|beispiel(?:str|weg|stadt|ort)|example|lorem|ipsum|anytown|your (?:address|street|city|town)|deine? (?:stra|stadt|adresse)|ihre? (?:stra|stadt|adresse)|votre (?:adresse|ville)|rue de l['’]exemple|calle (?:falsa|ejemplo)|tu direcci|via esempio|voorbeeld|x{3,}|street name|\[|\{\{|<|dummy|placeholder|fake st/i.test(
      text,
    ) ||
    /^123\s(?:main|any|street|anywhere|business|example|fake)\b/i.test(street ?? '') ||
    (/^(?:12345|00000|99999|1234|0000|9999)$/.test(postalCode ?? '') &&
      /(?:stadt|city|town|ville|ciudad|citt[àa]|ort|cidade|stad)$/i.test(locality ?? 'city'))
  );
}
