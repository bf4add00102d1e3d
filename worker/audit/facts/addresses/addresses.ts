import { namesProvince } from '../../countries/italian-province.ts';
import { businessNodes, nestedNodes, placeInData, textsOf } from '../../website/structured-data/business-nodes.ts';
import { linesApart } from '../../website/text/element-ends.ts';
import { isAboutOthers } from '../../website/text/foreign-passages.ts';
import { NO_LETTER_OR_DIGIT } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource, sourceAt, type TextDocument, type TextLine } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { Address, FactSource, ListedFact } from '../facts.ts';
import { findAddresses } from './address-texts.ts';
import { asWritten, isNoAddress, withOwnTown, withoutSurroundings } from './as-written.ts';
import { fromPostalAddress } from './data/postal-address.ts';
import { isListing } from './house-on-offer.ts';
import { isOtherDoor, isSameAddress, normalCode, normalStreet, normalTown } from './same-address.ts';
import { fullerText, isGluedTo, isShortened } from './spelling/fuller-text.ts';
import { statedStreets, withoutAddressee } from './streets/name-before.ts';
import { findTownAddresses } from './town-anchored.ts';

interface Sighting {
  address: Address;
  source: FactSource;
  weight: number;
  shown: boolean;
}

interface Entry {
  address: Address;
  sources: FactSource[];
  weight: number;
  shown: boolean;
  /** Its words are those a visitor reads, not those of data or of a legal page, which puts it in capitals or in a sentence. */
  isWorded: boolean;
  /** Views of pages that show it. */
  shownOn: Set<string>;
  /** What its places call the town, one for each place. */
  towns: string[];
}

const REPEATED_WEIGHT = 0.1;
const MAX_SOURCES = 40;
/** A chain with more branches is known by its first ones; each is compared with every other. */
const MAX_ADDRESSES = 150;

/** Addresses of the business, main one first. The same address from several places is one entry; contradictions are named. */
export function readAddresses(website: Website): ListedFact<Address>[] {
  const entries: Entry[] = [];
  const documents = website.documents;
  const sightings = documents.flatMap((document) => [
    ...inData(document, website.country),
    ...inText(document, website.country, findAddresses),
  ]);
  if (!sightings.some(({ address }) => isPlaced(address)))
    sightings.push(...documents.flatMap((document) => inText(document, website.country, findTownAddresses)));
  for (const sighting of sightings) {
    const same = entries.find(({ address }) => isSameDoor(address, sighting.address));
    const on = `${sighting.source.view} ${sighting.source.pageUrl}`;
    const isWorded = sighting.shown && sighting.weight > PLACE_WEIGHT.legal;
    if (!same) {
      if (entries.length >= MAX_ADDRESSES) continue;
      const towns = townsOf(sighting);
      const shownOn = new Set(sighting.shown ? [on] : []);
      entries.push({ ...sighting, isWorded, sources: [sighting.source], shownOn, towns });
      continue;
    }
    same.towns.push(...townsOf(sighting));
    const isLegal = sighting.shown && !isWorded;
    const found = isLegal && same.address.street !== null ? { ...sighting.address, street: null } : sighting.address;
    same.address = completer(same.address, found, isWorded && !same.isWorded);
    same.isWorded ||= isWorded;
    // A header and a footer of one page say it once.
    same.weight += sighting.shown && same.shownOn.has(on) ? REPEATED_WEIGHT : sighting.weight;
    if (sighting.shown) same.shownOn.add(on);
    same.shown ||= sighting.shown;
    const { pageUrl, view, place } = sighting.source;
    const repeated = same.sources.some((one) => one.pageUrl === pageUrl && one.view === view && one.place === place);
    if (!repeated && same.sources.length < MAX_SOURCES) same.sources.push(sighting.source);
  }
  const names = ownNames(website);
  const stated = statedStreets(sightings);
  for (const entry of entries) {
    const locality = usualTown(entry.address.locality, entry.towns);
    const address = withoutAddressee({ ...entry.address, locality }, stated);
    entry.address = withOwnTown(withoutSurroundings(withoutName(address, names)));
  }
  entries.sort((a, b) => b.weight - a.weight);
  putHomeFirst(entries, website.pages[0]?.url ?? website.target.homeUrl);
  return entries.map((entry, index) => {
    const conflictsWith = entries.flatMap((other, at) => (at !== index && contradict(entry, other) ? [at] : []));
    const fact = { value: entry.address, sources: entry.sources };
    return conflictsWith.length > 0 ? { ...fact, conflictsWith } : fact;
  });
}

const townsOf = ({ address: { locality } }: Sighting): string[] => (locality === null ? [] : [locality]);

/** In a line without stops the next words stick to the town: where more places end it sooner, it ends there. */
function usualTown(town: string | null, towns: readonly string[]): string | null {
  const times = new Map<string, number>();
  for (const one of towns) times.set(one, (times.get(one) ?? 0) + 1);
  const here = times.get(town ?? '') ?? 0;
  const shorter = [...times].filter(([one, count]) => town?.startsWith(`${one} `) && count > here);
  return shorter.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? town;
}

const isSameDoor = (a: Address, b: Address): boolean => isSameAddress(a, b) && !isOtherDoor(a, b);

/** "9202 BE" at home and "9206 BE" on many offers, in one street: a slip is copied from page to page, and the home page is looked after. */
function putHomeFirst(entries: Entry[], homeUrl: string): void {
  const [first] = entries;
  if (first === undefined || isShownAt(first, homeUrl)) return;
  const at = entries.findIndex((other) => other !== first && isShownAt(other, homeUrl) && isOneHouse(first, other));
  if (at > 0) entries.unshift(...entries.splice(at, 1));
}

const isShownAt = ({ shownOn }: Entry, url: string): boolean => [...shownOn].some((on) => on.endsWith(` ${url}`));

const isOneHouse = (a: Entry, b: Entry): boolean =>
  /\d/.test(a.address.street ?? '') &&
  normalStreet(a.address.street) === normalStreet(b.address.street) &&
  normalTown(a.address.locality) === normalTown(b.address.locality);

/** What titles call the website: "The Holly & Hare, Church Lane" is the lane. */
function ownNames({ pages }: Website): Set<string> {
  const titles = pages.flatMap(({ plain }) => plain.view.titles.slice(0, 1));
  return new Set(titles.flatMap((title) => title.split(/\s[|–—·-]\s/)).map(textKey));
}

function withoutName(address: Address, names: ReadonlySet<string>): Address {
  const [first = '', ...rest] = address.street?.split(', ') ?? [];
  // "Domaine du Larzel" over "71250 Cluny" is who lives there.
  const isNameOnly = rest.length === 0 && address.postalCode !== null && !/\d/.test(first) && names.has(textKey(first));
  if (isNameOnly) return { ...address, street: null };
  return rest.length > 0 && names.has(textKey(first)) ? { ...address, street: rest.join(', ') } : address;
}

/** A street without its town, or a town without a street, is half an address. */
const isPlaced = ({ street, postalCode, locality }: Address): boolean =>
  street !== null && (postalCode !== null || locality !== null);

function inText(document: TextDocument, country: string | null, find: typeof findAddresses): Sighting[] {
  const { lines } = document;
  return find(linesApart(document), country).flatMap(({ address, from, to }) => {
    const line = lines[to];
    const passage = lines.slice(from, to + 1);
    if (!line || passage.some((one) => one.foreign !== null) || passage.every((one) => one.inPlain)) return [];
    if (isListing(lines, from, to) || AIRPORT.test(line.text) || isNoAddress(address, country)) return [];
    const isFrame = line.landmark === 'header' || line.landmark === 'footer';
    if (isAboutOthers(document.page, document.view) && !isFrame) return [];
    // A law firm's address in an article, or a customer's, is not where the business is.
    const isReturns = RETURNS.test(`${lines[from - 1]?.text ?? ''} ${line.text}`);
    const isBox = POST_BOX.test(address.street ?? '');
    const isBeside = document.page.role === 'article' || isReturns || isBox || isSideBranch(lines, from);
    const isRegistered = REGISTERED.test(`${lines[from - 1]?.text ?? ''} ${lines[from]?.text ?? ''}`);
    const weight = isRegistered ? REGISTERED_WEIGHT : isBeside ? 0.2 : PLACE_WEIGHT[placeKind(document)];
    const seen = from === to ? line.text : passage.map((one) => one.text.replace(/(?<![\s,])[\s,]+$/, '')).join(', ');
    return [
      {
        address: asWritten(address, seen),
        source: lineSource(document, line, seen),
        weight,
        shown: true,
      },
    ];
  });
}

/** Visitors are sent to the address of the home and contact pages; legal pages may name a seat. */
const PLACE_WEIGHT = { front: 1.3, other: 1, legal: 0.6 } as const;

function placeKind({ page, isLegal }: TextDocument): keyof typeof PLACE_WEIGHT {
  if (isLegal) return 'legal';
  return page.role === 'home' || page.role === 'contact' ? 'front' : 'other';
}

/** Where parcels go back to, or letters to, is not where the business is. */
const RETURNS =
  /r[üu]ck(?:sendung|gabe|sende)|retouren|\breturns?\b|retours?\b|\bdeliver(?:y|ies) (?:to|address)\b|\binvoic\w+ (?:to|address)\b|devoluci|resi\b|devolu[çc]/i;

const POST_BOX =
  /^(?:p\.?\s?o\.?\s?box|postbus|postfach|case postale|b\.?p\.?|apartado(?: de correos)?|casella postale)\s\d[\d ]*$/i;

/** "Registered office: ..." at the end of every page, often at an accountant's: twelve pages of it yield to one of a page for contacts. */
const REGISTERED = /\bregistered (?:office|address)\b|\bregd\.? (?:office|address)\b/i;
const REGISTERED_WEIGHT = 0.1;

/** 【北倉庫】 or "Entrepôt" over an address: a place of the business, and not where it sits. */
const SIDE_BRANCH = lightLetters(
  regexSource`
    倉庫|資材置場|営業所|出張所|支店
    |^(?:
      entrep[ôo]t|d[ée]p[ôo]t|warehouse|lager|magazzino|magazijn|almac[ée]n|branch|factory|works$|godown
      |(?:regional|city|site) office
    )\b
    |^(?:(?:recent|past|completed) )?projects?:?$
  `,
  'i',
);
const MAX_BRANCH_CHARS = 20;

function isSideBranch(lines: readonly TextLine[], from: number): boolean {
  const above = lines[from - 1]?.text.trim() ?? '';
  const named = /^〒?\s?\d{3}-\d{4}$/.test(above) ? (lines[from - 2]?.text.trim() ?? '') : above;
  return named.length <= MAX_BRANCH_CHARS && SIDE_BRANCH.test(named);
}

/** The way to a business begins at somebody else's address. */
const AIRPORT = /\b(?:airport|flughafen|a[ée]roport|aeropuerto|aeroporto|luchthaven)\b[^\d.]{0,20}\(\d/iu;

function inData(document: TextDocument, country: string | null): Sighting[] {
  return businessNodes(document.structured).flatMap(({ node }) =>
    [node, ...nestedNodes(document.structured, node, 'location')].flatMap((holder) => [
      ...nestedNodes(document.structured, holder, 'address').flatMap((postal) => {
        const address = fromPostalAddress(postal, country);
        if (!address) return [];
        return [
          {
            address,
            source: sourceAt(document, placeInData(node, 'address'), address.text),
            weight: 1.5,
            shown: false,
          },
        ];
      }),
      ...textsOf(holder, 'address').flatMap((written) =>
        findAddresses([{ text: written, tag: 'address', landmark: null, foreign: null }], country).map(
          ({ address }) => ({
            address,
            source: sourceAt(document, placeInData(holder, 'address'), written),
            weight: 1.5,
            shown: false,
          }),
        ),
      ),
    ]),
  );
}

/** The address with every part either names, in the words a visitor reads where both do. */
function completer(a: Address, b: Address, preferSecond: boolean): Address {
  const [first, second] = preferSecond ? [b, a] : [a, b];
  const letters = (street: string | null) => (street ?? '').replace(NO_LETTER_OR_DIGIT, '').length;
  const isFuller =
    letters(second.street) > letters(first.street) &&
    !runsIntoTown(second.street, first) &&
    !isGluedTo(second.street, first.street);
  const street = (isFuller && !preferSecond) || isGluedTo(first.street, second.street) ? second.street : first.street;
  const known = street ?? second.street;
  return {
    street: known,
    postalCode: first.postalCode ?? second.postalCode,
    locality:
      isWider(first, second) ||
      isShortened(first.locality, second.locality) ||
      namesProvince(first.postalCode, first.locality, first.country)
        ? (second.locality ?? first.locality)
        : (first.locality ?? second.locality),
    region: first.region ?? second.region,
    country: first.country ?? second.country,
    text: fullerText(first, second, preferSecond, known),
  };
}

/** Its town is what the other says the town lies in. */
const isWider = ({ locality }: Address, { region }: Address): boolean =>
  locality !== null && region !== null && normalTown(locality) === normalTown(region);

/** "7 Rue Haute Rouen Centre" beside "7 Rue Haute, 76100 Rouen": what follows the street is its town. */
function runsIntoTown(longer: string | null, { street, locality }: Address): boolean {
  if (longer === null || street === null || locality === null || !longer.startsWith(`${street} `)) return false;
  return normalTown(longer.slice(street.length)).startsWith(normalTown(locality));
}

/**
 * Two entries that cannot both be right, or at least leave an assistant guessing: one street with two codes, two streets under
 * one code, or one only machines are told beside another that is shown. Branches in different towns do not contradict.
 */
function contradict(a: Entry, b: Entry): boolean {
  const sameStreet =
    normalStreet(a.address.street) !== '' && normalStreet(a.address.street) === normalStreet(b.address.street);
  const sameCode =
    normalCode(a.address.postalCode) !== '' && normalCode(a.address.postalCode) === normalCode(b.address.postalCode);
  const sameTown =
    normalTown(a.address.locality) !== '' && normalTown(a.address.locality) === normalTown(b.address.locality);
  // What one of them leaves out contradicts nothing, and "at your home" is no street.
  const [codes, streets] = [
    [a, b].map(({ address }) => normalCode(address.postalCode)),
    [a, b].map(({ address }) => (/\d/.test(address.street ?? '') ? normalStreet(address.street) : '')),
  ];
  const otherCode = !sameCode && codes.every((code) => code !== '');
  const otherStreet = !sameStreet && streets.every((street) => street !== '');
  return (
    (sameStreet && otherCode) ||
    (sameCode && otherStreet) ||
    (a.shown !== b.shown && sameTown && (otherCode || otherStreet))
  );
}
