import { countryOfTown } from '../../../towns/large-towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { AddressLine } from '../address-line.ts';
import { landAtEnd } from '../land-at-end.ts';

const STOP = lightLetters(
  regexSource`
    @
    |©
    |https?:
    |www\.
    |^(?:
      tel
      |phone
      |ph
      |call
      |mob
      |mobile
      |cell
      |e-?mail
      |fax
      |whats
      |hours?
      |open
      |opening
      |closed
      |directions
      |get directions
      |view
      |follow
      |copyright
      |mon
      |tues?
      |wed
      |thu
      |fri
      |sat
      |sun
    )\b
    |\+?\(?\d[\d\s().-]{7,}\d
  `,
  'i',
);
/** "P.O. Box 1234-00100" is no number to call. */
export const stops = (text: string): boolean => STOP.test(text.replace(BOX_NUMBER, ''));
const BOX_NUMBER = /\bbox\s?:?\s?\d{1,6}\s?[-–,]\s?\d{5}\b/i;
/** Words of menus, buttons and areas of work: no town. */
export const NO_PLACE = lightLetters(
  regexSource`
    ^(?:
      home
      |about
      |contact
      |services
      |quick
      |menu
      |map
      |book
      |call
      |useful
      |links?
      |follow
      |social
      |get
      |view
      |read
      |learn
      |send
      |our
      |we
      |serving
      |across
      |all
      |online
      |available
      |based
      |nationwide
      |covering
      |worldwide
      |name
      |your
      |subject
      |message
      |submit
      |faq
      |gallery
      |news
      |blog
      |shop(?!\s(?:no\.?\s?)?\d)
      |terms
      |privacy
    )\b
  `,
  'i',
);
/** What a house is found by where streets have no numbers. */
export const HOUSE_WORD = lightLetters(
  regexSource`
    \d
    |\b(?:
      street
      |st(?!\.? [A-Z])
      |road
      |rd
      |avenue
      |ave
      |lane
      |drive
      |close
      |crescent
      |highway
      |boulevard
      |way
      |plot
      |block
      |phase
      |sector
      |opp
      |opposite
      |near
      |behind
      |beside
      |next to
      |off
      |estate
      |mall
      |plaza
      |building
      |house
      |tower
      |complex
      |centre
      |center
      |junction
      |roundabout
      |market
      |arcade
      |village
      |farm
      |park
    )\b
  `,
  'i',
);
/** "P.O.: Anipur", "Dist.: Karimganj", "State: Assam": Indian addresses name their parts. */
export const NAMED_PART =
  /^(?:p\.?\s?o|p\.?\s?s|post|dist|district|state|city|town|taluk|tehsil)\s?\.?\s?[:-]\s*(?=[a-z])/i;

/** What marks a place on a map. */
export const PIN = /^(?:\u{1f4cd}|\u{1f4cc}|\u{1f5fa}\ufe0f?|\u{1f3e0}|\u{1f3e2})\s*(?:(?:address|location)\s?:\s*)?/u;

export const PLACE = lightLetters(/^\p{Lu}[\p{L} .'’()-]{1,40}$/u);

const MAX_LINES = 5;
/** ... and where each line ends in a comma. */
const MAX_OPEN_LINES = 9;

export interface Gathered {
  texts: string[];
  last: number;
}

export function gather(lines: readonly AddressLine[], index: number, start: string): Gathered {
  const first = lines[index];
  const texts = [start];
  let last = index;
  const [, ...behindFirst] = start.split(',').filter((piece) => piece.trim() !== '');
  // "Larch House, 2nd Floor" over its street and its town
  let hasTown = behindFirst.some((piece) => !HOUSE_WORD.test(piece));
  for (
    let at = index + 1;
    at < index + MAX_LINES || (at < index + MAX_OPEN_LINES && texts.at(-1)?.endsWith(','));
    at++
  ) {
    const line = lines[at];
    const before = texts.at(-1) ?? '';
    if (!line || line.landmark !== first?.landmark || line.text.length > 80 || stops(line.text)) break;
    if (/^h[1-6]$/.test(line.tag) || parentOf(line.place) !== parentOf(first?.place)) break;
    const continues = before.endsWith(',') || /,|\d/.test(line.text) || NAMED_PART.test(line.text);
    const isPlace = PLACE.test(line.text) && !NO_PLACE.test(line.text);
    const isLand = landAtEnd(line.text) !== null || countryOfTown(line.text) !== null;
    if (!continues && !isLand && !(isPlace && !hasTown)) break;
    hasTown ||= isPlace && !HOUSE_WORD.test(line.text);
    texts.push(line.text);
    last = at;
  }
  return { texts, last };
}

/** A link around one line of an address, to a map, puts it in no other place. */
const parentOf = (place: string | undefined): string =>
  (place ?? '')
    .split(' > ')
    .filter((part, index, parts) => index === parts.length - 1 || !LINK.test(part))
    .slice(0, -1)
    .join(' > ');

const LINK = /^a(?=$|[.#])/;
