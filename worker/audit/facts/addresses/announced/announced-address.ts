import { rowOf } from '../../../countries/country-rows.ts';
import { townAndState } from '../../../countries/place-of-country.ts';
import { isTown } from '../../../towns/towns.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Address } from '../../facts.ts';
import type { AddressInText, AddressLine } from '../address-line.ts';
import { LEAD_IN } from '../address-segments.ts';
import { isCertainStreet } from '../streets/street-patterns.ts';
import { type Gathered, gather, HOUSE_WORD, PIN, stops } from './gather-pieces.ts';
import { isTownland, readAnnounced } from './pieces-to-address.ts';

/**
 * Addresses without a postal code in its usual place, as much of the English-writing world gives them: "Plot 14, Ggaba Road,
 * Kampala". Nothing in them tells them from prose, so they count only where a label or a pin announces them, or where a header,
 * a footer or a list of contacts ends one in a country or a state.
 */

const LABEL = new RegExp(
  regexSource`
    ^(?:
      (?:
        our|the|office|postal|physical|street|mailing|business|shop|store|studio|clinic|school|church|hotel
        |head office|main office|visit
      )\s
    )?(?:
      address|location|head office|office|visit us|visit our (?:office|shop|store|studio|showroom|clinic)|find us
      |where to find us|where we are
    )(?:\s?[:：–-]+\s*|$)
  `,
  'i',
);
/** "© 2024 Hotel. All rights reserved. | Airport Road, Port Harcourt, Nigeria" */
const RIGHTS = /^[^|]*(?:©|all rights reserved)[^|]*\|\s*/i;
const CONTACT = /[\w.+-]@\w|\btel(?:ephone)?\b|\bphone\b|^\+\d{1,3}[\s\d()-]{7,}/i;
/** A heading over all the ways to reach a business: what stands first under it may be its address. */
const CONTACT_HEADING =
  /^(?:our )?(?:contacts?(?: us| info(?:rmation)?| details| address)?|get in touch|reach us|offices?)\s?:?$/i;
/** Where a website says how to reach it. */
const FRAME = /(?:^|[\s>.#_-])(?:header|footer|top-?bar|contacts?|address|location)(?=$|[\s>.#_-])/i;
/** "We are in Unit 5, Larch Park. Only ten minutes from the station." */
const NEXT_SENTENCE = /(?<=[a-z]{3}|\d)[.!]\s+(?=[A-Z])/;
const MAX_LINE_CHARS = 140;
const MAX_UNANNOUNCED_CHARS = 90;

export function findAnnouncedAddress(
  lines: readonly AddressLine[],
  index: number,
  country: string | null,
): AddressInText | null {
  const line = lines[index];
  if (!line || rowOf(country).isToldByForm) return null;
  const text = addressPartOf(line.text);
  if (text === null) return null;
  const { start, isAnnounced } = withoutLead(text);
  if (start === '') return null;
  if (isAnnounced || standsUnderLabel(lines, index)) return asFound(gather(lines, index, start), index, country, true);
  if (start.length > MAX_UNANNOUNCED_CHARS || stops(start)) return null;
  const isUnderContact = CONTACT_HEADING.test(lines[index - 1]?.text ?? '');
  const goesOn = start.endsWith(',') || isUnderContact || isOverTownAndState(start, lines[index + 1], country);
  const gathered = goesOn ? gather(lines, index, start) : { texts: [start], last: index };
  const isFramed =
    isUnderContact ||
    FRAME.test(line.place ?? '') ||
    line.landmark === 'footer' ||
    isBetweenContacts(lines, index) ||
    isBetweenContacts(lines, gathered.last);
  const alone = isFramed ? asFound(gathered, index, country, false) : null;
  return alone !== null && isWhole(alone, country) ? alone : null;
}

type FoundHere = AddressInText & { endsInLand: boolean };

function asFound(
  { texts, last }: Gathered,
  from: number,
  country: string | null,
  isAnnounced: boolean,
): FoundHere | null {
  const read = readAnnounced(texts, country, isAnnounced);
  return read && { ...read, from, to: last };
}

/** What of a line may be an address; null where it is prose. */
function addressPartOf(line: string): string | null {
  const said = LEAD_IN.test(line) ? (line.split(NEXT_SENTENCE)[0] ?? '') : line;
  if (said.length > MAX_LINE_CHARS) return null;
  // "Website: x.example | Location: Plaza 3, Town"
  const parts = said.split(/\s[|•·]\s/);
  const labelled = parts.find((part) => LABEL.test(part));
  // "12 Birch Road | Elmwood, ME | 614-555-2398"
  const ofAddress = parts.filter((part) => !stops(part));
  return labelled ?? (parts.length > 1 && ofAddress.length < parts.length ? ofAddress.join(', ') : said);
}

/** The text behind its label, its pin or what leads to a place; whether one of them announces an address. */
function withoutLead(text: string): { start: string; isAnnounced: boolean } {
  // "Based on 20 factors" leads nowhere.
  const isLedIn = LEAD_IN.test(text) && !/^based on\b/i.test(text);
  const start = text
    .replace(RIGHTS, '')
    .replace(PIN, '')
    .replace(LABEL, '')
    .replace(LEAD_IN, '')
    .replace(isLedIn ? /[.!]$/ : '', '');
  return { start, isAnnounced: PIN.test(text) || LABEL.test(text.replace(PIN, '')) || isLedIn };
}

/** In a header or a list of contacts nothing announces an address, so its two ends must tell. */
const isWhole = ({ address, endsInLand }: FoundHere, country: string | null): boolean =>
  address.locality !== null &&
  (endsInLand || isStreetInTown(address, country)) &&
  (HOUSE_WORD.test(address.street ?? '') || isTownland(address));

/** "12 Birch Road, Elmwood": a house number, and a town of the country. */
const isStreetInTown = ({ street, locality }: Address, country: string | null): boolean =>
  locality !== null && isTown(locality, country) && (street ?? '').split(', ').some(isNumbered);

const isNumbered = (piece: string): boolean => /^\d/.test(piece) && isCertainStreet(piece);

/** Right under "Address", or with a button ("Get directions") or the name of an office ("Surat office") between. */
function standsUnderLabel(lines: readonly AddressLine[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - MAX_LINES_TO_LABEL); at--) {
    const { text = '', tag = '' } = lines[at] ?? {};
    if (text.length >= 40) return false;
    if (text.replace(LABEL, '') === '') return true;
    if (OFFICE.test(text) && /^h[1-6]$/.test(tag)) return true;
    if (!(tag === 'a' || tag === 'button') || !/\b(?:directions?|maps?)\b/i.test(text)) return false;
  }
  return false;
}

const MAX_LINES_TO_LABEL = 3;
/** "SURAT OFFICE ®" as a heading */
const OFFICE = /^(?:[A-Z][\w.'’-]*\s){1,3}(?:office|branch|showroom|workshop)\s?[®:]?$/i;

/** "12 Birch Rd" over "Elmwood, ME" */
const isOverTownAndState = (start: string, below: AddressLine | undefined, country: string | null): boolean =>
  below !== undefined &&
  /^\d/.test(start) &&
  isCertainStreet(start) &&
  townAndState(below.text.replace(',', ''), country) !== null;

/** Between numbers and mailboxes stands the third thing of a list of contacts. */
function isBetweenContacts(lines: readonly AddressLine[], index: number): boolean {
  return [-2, -1, 1, 2].some((step) => {
    const text = lines[index + step]?.text ?? '';
    return text.length < 80 && CONTACT.test(text);
  });
}
