import { isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { TextLine } from '../../website/text/text-sources.ts';
import { CONTACT_FRAME, isLabelled, namesAddress, withoutAddressLabel } from '../addresses/address-labels.ts';
import { INTRODUCES } from '../addresses/introducing-pages.ts';
import { rivalsOfNotice } from '../addresses/notice/address-of-notice.ts';
import { isCountedUp } from '../addresses/streets/counted-up.ts';
import { mayBeginWithName } from '../addresses/streets/name-before.ts';
import type { Address, Certainty, FactSource, ListedFact } from '../facts.ts';
import { MAP } from '../trade/is-local.ts';
import { isBesideContacts } from './contacts/beside-contacts.ts';
import { hasLeftover, isReadInPart } from './left-in-address.ts';
import { isShown } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';
import { visitedAddress } from './visited-address.ts';

/** Lines above an address in which the name of who sits there may stand. */
const NAME_LINES = 3;

/**
 * A whole address that two places give, one of them made to say where the business is, or that stands under the label "Address" or the
 * name of the business, and is all of the address there.
 */
export function certaintyOfAddress(fact: ListedFact<Address>, website: StatedWebsite): Certainty {
  const { street, postalCode, locality } = fact.value;
  const { markup, frame, legal, passages } = website.placesOf(fact.sources);
  // Many countries and villages write no code: then markup has to say the same.
  const isCoded = postalCode !== null || (markup && (frame || legal || passages > 0));
  const isWhole = street !== null && (/\d/.test(street) || isNamedHouse(fact, website)) && locality !== null && isCoded;
  if (fact.conflictsWith || !isWhole || !isClean(fact) || !isTownSure(fact, website)) return 'likely';
  if (isTownAndMore(fact.value)) return 'likely';
  if (fact.sources.some(({ seen }) => isSeenOtherwise(seen, fact.value)) || isUnlikely(fact.value, street))
    return 'likely';
  // Nothing says that anybody comes to the one, and the notice names another.
  if (isRivalled(fact, website)) return 'likely';
  const name = website.facts.businessName?.value ?? '';
  const sources = fact.sources.filter(({ seen }) => beginsWithStreet(seen, fact.value, name));
  if (website.agree(sources) && isOfBusiness(sources, website)) return 'certain';
  return isOnMap(fact.value, website) ||
    sources.some((source) => isAnnounced(source, fact.value, website) || isBesideContacts(source, website))
    ? 'certain'
    : 'likely';
}

/** "Larchend Rotterdam": words in front of a town that make no town with it are a part of it, or of the line above. */
function isTownAndMore({ locality, country }: Address): boolean {
  const words = (locality ?? '').split(/\s+/);
  return words.length > 1 && !isTown(words.join(' '), country) && isTown(words.at(-1) ?? '', country);
}

/** The place has more than was read of it, or what was read begins elsewhere. */
const isSeenOtherwise = (seen: string, value: Address): boolean =>
  RURAL_ROUND.test(seen) || isCutShort(seen, value) || isReadInPart(seen, value) || isBehindAnother(seen, value);

/** Holds words of something else, or what templates write. */
const isUnlikely = (value: Address, street: string): boolean =>
  hasLeftover(value) ||
  isCountedUp(street) ||
  COUNTED_CODE.test(value.postalCode ?? '') ||
  isGlued(street) ||
  mayBeginWithName(street);

const isRivalled = (fact: ListedFact<Address>, website: StatedWebsite): boolean =>
  website.facts.addresses.length > 1 &&
  rivalsOfNotice(website.facts, website.documents)
    .flat()
    .some(({ value }) => value === fact.value) &&
  !visitedAddress(fact, website);

/** Codes as templates write them, and few towns have. */
const COUNTED_CODE = /^(?:12345|123456|54321|(\d)\1{4,5})$/;

/** "RD 3 Larchville", "R.R. 2": a round of the post into the country, named after the town it starts from, which may be far away. */
const RURAL_ROUND = /[,\n/]\s*R\.?\s?[DR]\.?\s?#?\d{1,3}\b/;

/** "Plaza Mayor, 15, A, 11201": a letter or a number between street and code, such as a staircase or a door, that the address lacks. */
function isCutShort(seen: string, { street, postalCode, text }: Address): boolean {
  const [, behind] = street === null || street === '' ? [] : cut(seen, street);
  const [between, end] = behind === undefined || postalCode === null ? [] : cut(behind, postalCode);
  if (between === undefined || end === undefined) return false;
  const kept = text.split(PARTS).map(textKey);
  return between.split(PARTS).some((part) => SHORT_PART.test(part.trim()) && !kept.includes(textKey(part)));
}

/** "Calle Olmo 37, Bloque 14, 55235": a name with its number, behind it a block or an estate with its own. Which of them is the street nobody says. */
function isBehindAnother(seen: string, { street, text }: Address): boolean {
  const [before, behind] = street === null || street === '' ? [''] : cut(seen, street);
  const [part = '', gap] = (before.split(/[;\n]/).at(-1) ?? '').split(',').slice(-2);
  return behind !== undefined && gap?.trim() === '' && NAME_AND_NUMBER.test(part) && !text.includes(part.trim());
}
const NAME_AND_NUMBER = lightLetters(/(?<!\p{L})\p{L}{3,}\.?\s(?:n[.º°]?\s?)?\d{1,4}\s?[a-z]?$/u);

const cut = (text: string, at: string): [string, string?] => {
  const start = text.indexOf(at);
  return start < 0 ? [text] : [text.slice(0, start), text.slice(start + at.length)];
};
const PARTS = /[,;\n]/;
const SHORT_PART = /^(?:[a-z]|\d{1,3}(?:\s?[a-z])?)[.º°ª]?$/i;

/** "Imprint larch.test Ida Miller Mill Lane 4": lines above the street that stand without a break before it. */
const isGlued = (street: string): boolean =>
  street.split(',').some((part) => part.trim().split(/\s+/).length > MAX_STREET_WORDS) || DOMAIN.test(street);
const MAX_STREET_WORDS = 8;
const DOMAIN = lightLetters(/(?<![\p{L}.])[\p{Ll}\d-]{3,}\.\p{Ll}{2,}(?![\p{L}.])/u);

/** "Larch House, Mill Lane": a house without a number, which markup, or the frame of the pages beside other places, gives with the code of its street. */
function isNamedHouse({ value, sources }: ListedFact<Address>, website: StatedWebsite): boolean {
  if (!STREET_CODES.has(value.country ?? '') || value.postalCode === null) return false;
  const { markup, frame } = website.placesOf(sources);
  const isSet = sources.some(({ place }) => IN_ADDRESS.test(place)) || ((markup || frame) && website.agree(sources));
  return isSet && isTownNamed(value.locality ?? '', website);
}

/** The element that HTML has for contact data. */
const IN_ADDRESS = /(?:^| > )address(?:[.#][^ >]*)?$/;

/** Where a code stands for one side of a street or less. */
const STREET_CODES = new Set(['GB', 'IE', 'NL', 'CA']);

/** Two passages alone may both tell of a hall, a bath or a client: markup, the frame, a legal notice and the parts to get in touch do not. */
function isOfBusiness(sources: readonly FactSource[], website: StatedWebsite): boolean {
  const { markup, frame, legal } = website.placesOf(sources);
  if (markup || frame || legal) return true;
  const contact = new Set(website.pages.flatMap(({ url, role }) => (role === 'contact' ? [url] : [])));
  return sources.some(({ pageUrl, place }) => contact.has(pageUrl) || CONTACT_FRAME.test(place));
}

/** The one address of the website, whole in a link to a map, in the frame of the pages or on one that says where the business is. */
const isOnMap = ({ street, postalCode }: Address, { documents, facts }: StatedWebsite): boolean =>
  facts.addresses.length === 1 &&
  documents.some(({ view, page }) =>
    view.links.some(
      ({ url, text, landmark }) =>
        landmark !== null &&
        (landmark !== 'main' || INTRODUCES.has(page.role)) &&
        url !== null &&
        MAP.test(url) &&
        [street, postalCode].every((part) => part !== null && textKey(text).includes(textKey(part))),
    ),
  );

/**
 * "bei Larix Neue Landstr. 5": which of the words before a street belong to it cannot be told, so it begins its line, or what stands
 * behind a comma or another mark. A label, the name of the business, the town and a house number tell where it begins, too.
 */
function beginsWithStreet(seen: string, { street, postalCode, locality }: Address, name: string): boolean {
  if (street === null || /^\d/.test(street)) return true;
  const at = seen.indexOf(street.split(/[\s,]/)[0] ?? street);
  const before = seen.slice(0, Math.max(0, at));
  if (!WORD_IN_FRONT.test(before)) return true;
  const key = textKey(before);
  return (
    [name, locality, postalCode].some((part) => part !== null && part !== '' && key.endsWith(textKey(part))) ||
    isLabel(before)
  );
}

/**
 * "5 Mill Lane, Larchville, Elmshire, Region 12345": where a name stands between the street and what was read as the town, either may be
 * the town and the other a district or what both lie in. Markup, the title, the first heading or the description of the front page says which.
 */
function isTownSure({ value, sources }: ListedFact<Address>, website: StatedWebsite): boolean {
  const locality = value.locality ?? '';
  const isAlone = sources.filter(isShown).every(({ seen }) => {
    // "Kölner Straße 7, 50667 Köln"
    const before = seen.slice(0, Math.max(0, seen.lastIndexOf(locality)));
    const [, ...between] = (AFTER_DIGITS.exec(before)?.[0] ?? '').split(/[,\n·|]/);
    return !between.some((part) => HAS_NAME.test(part));
  });
  return isAlone || isTownNamed(locality, website);
}

function isTownNamed(locality: string, { documents }: Pick<StatedWebsite, 'documents'>): boolean {
  const key = textKey(locality);
  const isMarked = documents.some(({ structured }) =>
    structured.nodes.some(({ properties }) =>
      (properties.addressLocality ?? []).some((town) => typeof town === 'string' && textKey(town) === key),
    ),
  );
  const home = documents.filter(({ page }) => page.role === 'home').map(({ view }) => view);
  const said = home.flatMap(({ titles, headings, metas }) => [
    ...titles,
    ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ...metas.filter((meta) => meta.name === 'description').map(({ content }) => content),
  ]);
  return isMarked || said.some((text) => textKey(text).includes(key));
}

const AFTER_DIGITS = /[^\d]*$/;
const HAS_NAME = lightLetters(/\p{L}{3}/u);

/** A word, "St." or half a word right before. The end of a sentence or of a label is none. */
const WORD_IN_FRONT = lightLetters(/(?:\p{L}\s*|\p{L}-|(?<!\p{L})\p{L}{1,4}\.\s*)$/u);
const LAST_PART = /[^,;:·|•\n]*$/;

/** "Adresse Neue Landstr. 5" */
function isLabel(before: string): boolean {
  const part = LAST_PART.exec(before)?.[0] ?? '';
  return namesAddress(part) && withoutAddressLabel(part).replace(/[\s.–-]/g, '') === '';
}

const WORD_BEHIND = lightLetters(/^[\s,–-]{1,3}(\p{Lu}[\p{L}'’-]*)/u);
const RUN_TOGETHER = lightLetters(/\p{Ll}{3}\p{Lu}\p{Ll}{2}/u);
/** "Office: H. No. 2-7": the label was taken for the beginning of the street. */
const LABEL_BEFORE = lightLetters(/^(\p{L}{2,20}),\s/u);

/** The street begins with no label, and where a town follows the code, it is the town that was read. */
function isClean({ value, sources }: ListedFact<Address>): boolean {
  const { street, postalCode, locality } = value;
  if (street === null || locality === null) return false;
  // "AddressMill Lane 2": two elements run together.
  if (RUN_TOGETHER.test(street)) return false;
  const label = LABEL_BEFORE.exec(street)?.[1];
  return sources.filter(isShown).every(({ seen }) => {
    if (label !== undefined && seen.includes(`${label}:`)) return false;
    if (postalCode === null) return true;
    const behind = seen.split(postalCode)[1];
    const word = behind === undefined ? undefined : WORD_BEHIND.exec(behind)?.[1];
    if (word === undefined || textKey(locality).includes(textKey(word))) return true;
    // "Houston, TX 77060 Mon-Fri": the town before the code goes with what follows it.
    const [before = ''] = seen.split(postalCode);
    return TOWN_BEFORE_CODE.has(value.country ?? '') && textKey(before).includes(textKey(locality));
  });
}

/** Where the town stands before its code. https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions */
const TOWN_BEFORE_CODE = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN', 'JP', 'ZA', 'SG']);

function isAnnounced(source: FactSource, { street }: Address, website: StatedWebsite): boolean {
  const document = website.documents.find(
    ({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view,
  );
  if (!document || document.page.role === 'article') return false;
  // Up to what may be a comma here and a line of its own there.
  const start = (street ?? '').slice(0, 8).split(',', 1).join('');
  if (start === '' || !source.seen.includes(start)) return false;
  // A way described above may lead along the same street.
  const named = document.lines.flatMap(({ text }, index) => (text.includes(start) ? [index] : []));
  const at = named.find((index) => document.lines[index]?.place === source.place) ?? named[0];
  if (at === undefined) return false;
  if (INTRODUCES.has(document.page.role) && isLabelled(document.lines, at)) return true;
  const name = textKey(website.facts.businessName?.value ?? '');
  return name !== '' && standsOver(name, document.lines, at);
}

/** In the lines above, of the same part of the page, and with no heading between that begins something else. */
function standsOver(name: string, lines: readonly TextLine[], at: number): boolean {
  for (let index = at; index >= Math.max(0, at - NAME_LINES); index--) {
    const line = lines[index];
    if (!line || line.landmark !== lines[at]?.landmark) return false;
    if (textKey(line.text).includes(name)) return true;
    if (HEADING.test(line.tag)) return false;
  }
  return false;
}

const HEADING = /^h[1-6]$/;
