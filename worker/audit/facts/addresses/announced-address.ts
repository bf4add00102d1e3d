import { isBritishCounty } from '../../countries/british-county.ts';
import { rowOf } from '../../countries/country-rows.ts';
import {
  isCountyAlone,
  isIrishCounty,
  isRegion,
  TOWN_DISTRICT,
  townAndState,
} from '../../countries/place-of-country.ts';
import { countryOfTown } from '../../towns/large-towns.ts';
import { isRegionName, isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Address } from '../facts.ts';
import type { AddressInText, AddressLine } from './address-line.ts';
import { LEAD_IN } from './address-segments.ts';
import { BOX, isCompany, quarterAndTown, setBoxesApart } from './box-pieces.ts';
import { type Gathered, gather, HOUSE_WORD, NAMED_PART, NO_PLACE, PLACE, stops } from './gather-pieces.ts';
import { landAtEnd } from './land-at-end.ts';
import { isCertainStreet } from './streets/street-patterns.ts';
import { splitStreetAndTown } from './town-then-street.ts';

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
const PIN = /^(?:\u{1f4cd}|\u{1f4cc}|\u{1f5fa}\ufe0f?|\u{1f3e0}|\u{1f3e2})\s*(?:(?:address|location)\s?:\s*)?/u;
/** "© 2024 Hotel. All rights reserved. | Airport Road, Port Harcourt, Nigeria" */
const RIGHTS = /^[^|]*(?:©|all rights reserved)[^|]*\|\s*/i;
const CONTACT = /[\w.+-]@\w|\btel(?:ephone)?\b|\bphone\b|^\+\d{1,3}[\s\d()-]{7,}/i;
/** A heading over all the ways to reach a business: what stands first under it may be its address. */
const CONTACT_HEADING =
  /^(?:our )?(?:contacts?(?: us| info(?:rmation)?| details| address)?|get in touch|reach us|offices?)\s?:?$/i;
/** Where a website says how to reach it. */
const FRAME = /(?:^|[\s>.#_-])(?:header|footer|top-?bar|contacts?|address|location)(?=$|[\s>.#_-])/i;
/** "Pin Code: 788734", "P.O. Box 42-00100" */
const NAMED_CODE = /^(?:pin|pin ?code|zip|zip ?code|post ?code|postal code)\s?[:.-]?\s*(\d{3}\s?\d{1,3})$/i;
/** Commas, and the full stop after a whole word. */
const BETWEEN_PIECES = lightLetters(/\s*[,;|·•]\s*|\s[–-]\s|(?<=\p{L}{5})\.\s+(?=\p{Lu})|\.\s*$/u);

/** "Elmsby (East Riding of Yorkshire)" */
const ASIDE = /(?<=[a-z]) \([A-Z][A-Za-z' -]{2,40}\)$/;
const TOWN_AND_CODE = lightLetters(/^(\p{Lu}[\p{L} .'’-]{2,30}?)[\s-]+(\d{4,6}|[A-Z]{3}\s?\d{4})$/u);

/** "WP": two letters behind a town are its province, whatever the country calls it. */
const PROVINCE_CODE = /^(?!AC|TV|IT|HR|AI|PC|UX|UI|QA|VR)[A-Z]{2}$/;

/** "We are in Unit 5, Larch Park. Only ten minutes from the station." */
const NEXT_SENTENCE = /(?<=[a-z]{3}|\d)[.!]\s+(?=[A-Z])/;
const MAX_LINE_CHARS = 140;
const MAX_PIECE_WORDS = 7;

export function findAnnouncedAddress(
  lines: readonly AddressLine[],
  index: number,
  country: string | null,
): AddressInText | null {
  const line = lines[index];
  if (!line || rowOf(country).isToldByForm) return null;
  const said = LEAD_IN.test(line.text) ? (line.text.split(NEXT_SENTENCE)[0] ?? '') : line.text;
  if (said.length > MAX_LINE_CHARS) return null;
  // "Website: x.example | Location: Plaza 3, Town"
  const parts = said.split(/\s[|•·]\s/);
  const labelled = parts.find((part) => LABEL.test(part));
  // "12 Birch Road | Elmwood, ME | 614-555-2398"
  const ofAddress = parts.filter((part) => !stops(part));
  const text = labelled ?? (parts.length > 1 && ofAddress.length < parts.length ? ofAddress.join(', ') : said);
  // "Based on 20 factors" leads nowhere.
  const isLedIn = LEAD_IN.test(text) && !/^based on\b/i.test(text);
  const start = text
    .replace(RIGHTS, '')
    .replace(PIN, '')
    .replace(LABEL, '')
    .replace(LEAD_IN, '')
    .replace(isLedIn ? /[.!]$/ : '', '');
  const isOwnLabel = PIN.test(text) || LABEL.test(text.replace(PIN, '')) || isLedIn;
  const above = lines[index - 1];
  const isUnderLabel = standsUnderLabel(lines, index);
  if (start === '') return null;
  if (isOwnLabel || isUnderLabel) return parse(gather(lines, index, start), index, country, true);
  if (start.length > 90 || stops(start)) return null;
  const isUnderContact = above !== undefined && CONTACT_HEADING.test(above.text);
  const gathered =
    start.endsWith(',') || isUnderContact || isOverTownAndState(start, lines[index + 1], country)
      ? gather(lines, index, start)
      : { texts: [start], last: index };
  const isFramed =
    isUnderContact ||
    FRAME.test(line.place ?? '') ||
    line.landmark === 'footer' ||
    isBetweenContacts(lines, index) ||
    isBetweenContacts(lines, gathered.last);
  if (!isFramed) return null;
  const alone = parse(gathered, index, country);
  // In a header or a list of contacts nothing announces it, so its two ends must tell.
  const isWhole =
    alone !== null &&
    alone.address.locality !== null &&
    (alone.endsInLand || isStreetInTown(alone.address, country)) &&
    (HOUSE_WORD.test(alone.address.street ?? '') || isTownland(alone.address));
  return isWhole ? alone : null;
}

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

/** "Ardclare, Bundrum, Co. Clare": the Irish countryside has neither streets nor house numbers. */
const isTownland = ({ region }: { region: string | null }): boolean => region !== null && isIrishCounty(region);

/** Between numbers and mailboxes stands the third thing of a list of contacts. */
function isBetweenContacts(lines: readonly AddressLine[], index: number): boolean {
  return [-2, -1, 1, 2].some((step) => {
    const text = lines[index + step]?.text ?? '';
    return text.length < 80 && CONTACT.test(text);
  });
}

function parse(
  { texts, last: lastLine }: Gathered,
  index: number,
  siteCountry: string | null,
  isAnnounced = false,
): (AddressInText & { endsInLand: boolean }) | null {
  const pieces = setBoxesApart(texts.join(', '))
    .split(BETWEEN_PIECES)
    .map((piece) => piece.replace(PIN, '').replace(ASIDE, '').trim())
    .filter((piece) => piece !== '');
  if (pieces.some((piece) => piece.split(/\s+/).length > MAX_PIECE_WORDS || stops(piece) || NO_PLACE.test(piece)))
    return null;
  const text = pieces.join(', ');
  let postalCode: string | null = null;
  let region: string | null = null;
  let country = siteCountry;
  const rest: string[] = [];
  const parts: string[] = [];
  for (const piece of pieces) {
    const code = NAMED_CODE.exec(piece)?.[1];
    if (code) postalCode = code.replace(/\s/, '');
    else if (/^\d{5}$/.test(piece) && /box/i.test(rest.at(-1) ?? '')) postalCode = piece;
    else if (NAMED_PART.test(piece)) {
      const value = piece.replace(NAMED_PART, '');
      if (/^state/i.test(piece)) region = value;
      else parts.push(value);
    } else rest.push(piece);
  }
  // "Kampala, Uganda" over "P.O. Box 845"
  if (BOX.test(rest.at(-1) ?? '') && landAtEnd(rest.at(-2) ?? '') !== null) rest.pop();
  const land = landAtEnd(rest.at(-1) ?? '');
  const named = land?.country ?? null;
  if (land && (rest.length > 1 || land.before !== '')) {
    country = land.country;
    rest.pop();
    if (land.before !== '') rest.push(land.before);
  }
  // "Surat, Gujarat." over "India": the full stop ended the line.
  rest.push(...rest.splice(-1).map((piece) => piece.replace(/(?<=[a-z]{4})\.$/, '')));
  const end = rest.at(-1) ?? '';
  const isPart =
    rest.length > 2 &&
    (isRegion(end, country) ||
      (country === 'GB' && isBritishCounty(end)) ||
      (country === 'IE' && isCountyAlone(end)) ||
      PROVINCE_CODE.test(end));
  if (isPart) {
    region = end;
    rest.pop();
  }
  // "12 Birch Road Elmwood, Maine"
  const joint = rest.length === 2 && isRegion(end, country) ? splitStreetAndTown(rest[0] ?? '') : null;
  if (joint) {
    region = end;
    rest.splice(0, 2, joint.street, joint.locality);
  }
  const withState = rest.length > 1 ? townAndState(rest.at(-1) ?? '', country) : null;
  if (withState) {
    region ??= withState.state;
    rest[rest.length - 1] = withState.town;
  }
  const townAndCode = BOX.test(rest.at(-1) ?? '') ? null : TOWN_AND_CODE.exec(rest.at(-1) ?? '');
  if (townAndCode?.[1] && rest.length > 1) {
    postalCode ??= townAndCode[2] ?? null;
    rest[rest.length - 1] = townAndCode[1];
  } else if (/^\d{4,6}$/.test(rest.at(-1) ?? '') && rest.length > 2) postalCode ??= rest.pop() ?? null;
  // "Pokhara, Kaski": a large town and its district.
  const [beforeLast = '', last = ''] = rest.slice(-2);
  const isKnown = (name: string) => countryOfTown(name) !== null || isTown(name, country);
  // "Ubud, Bali": a town in a region that is also called as a town.
  const isInRegion = isRegionName(last, country) && countryOfTown(last) === null;
  if (rest.length > 2 && region === null && (!isKnown(last) || isInRegion) && isKnown(beforeLast))
    region = rest.pop() ?? null;
  const apart = rest.length > 1 ? quarterAndTown(rest.at(-1) ?? '') : null;
  if (apart) rest.splice(-1, 1, apart.quarter, apart.town);
  const locality = parts[0] ?? (rest.length > 1 ? rest.pop() : null) ?? null;
  // "Kampala" over "P.O. Box 12 Kampala"
  while (rest.length > 1 && rest.at(-1) === locality) rest.pop();
  // "Larkfell Bakery, 12 Main Street"
  const [name = '', behindName = ''] = rest;
  const isName = (isCertainStreet(behindName) && /^\d/.test(behindName)) || isCompany(name);
  if (isName && behindName !== '' && !HOUSE_WORD.test(name)) rest.shift();
  // Post goes to the box, customers to the street.
  const ways = rest.filter((piece) => !BOX.test(piece) && piece !== locality);
  const street = (ways.some((piece) => HOUSE_WORD.test(piece)) ? ways : rest).join(', ');
  // "Unit 5, Larch Business Park": a unit of a known place is found without its town.
  const site = locality ?? '';
  if (isAnnounced && SITE.test(site) && rest.length === 1 && UNIT.test(rest[0] ?? ''))
    return {
      address: { street: `${rest[0]}, ${site}`, postalCode, locality: null, region, country, text },
      from: index,
      to: lastLine,
      endsInLand: false,
    };
  const isDistrict = TOWN_DISTRICT.test(locality ?? '');
  const townIn = countryOfTown(isDistrict ? (locality ?? '').replace(/[ -]\d+W?$/, '') : (locality ?? ''));
  const endsInLand = named !== null || isPart || joint !== null || withState !== null;
  if (street === '' || locality === null || !(PLACE.test(locality) || isDistrict || townIn !== null)) return null;
  // "345 E 12th St, New York, NY"
  if (region === null && isRegion(locality, country)) return null;
  if (
    !(
      HOUSE_WORD.test(street) ||
      isTownland({ region }) ||
      (isAnnounced && endsInLand && isQuarterOf(street, locality, country))
    ) ||
    isCertainStreet(locality) ||
    (HOUSE_WORD.test(locality) && !isDistrict)
  )
    return null;
  return {
    address: { street, postalCode, locality, region, country: named ?? townIn ?? country, text },
    from: index,
    to: lastLine,
    endsInLand: endsInLand || townIn !== null,
  };
}

const UNIT = /^(?:unit|suite|office|shop|warehouse|block) [a-z]?\d{1,4}[a-z]?$/i;
const SITE = /\s(?:park|estate|centre|center|mall|plaza|complex)$/i;

/** "Address: Civil Lines, Jaipur, Rajasthan": places of a town with its state or its country, and not a list of towns. */
const isQuarterOf = (street: string, town: string, country: string | null): boolean =>
  (countryOfTown(town) !== null || isTown(town, country)) &&
  street.split(', ').every((piece) => PLACE.test(piece) && countryOfTown(piece) === null && piece !== town);
