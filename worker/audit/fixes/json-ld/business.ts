import { type Identity, identitiesOn } from '../../checks/shared/identity-nodes.ts';
import { findListings, placesOnGoogle } from '../../checks/shared/listing-platforms.ts';
import { unreadableHoursOf } from '../../checks/shared/markup/unreadable-hours.ts';
import { previewTag } from '../../checks/shared/preview-tags.ts';
import { isBox, isVisited, visitedOf } from '../../facts/addresses/visited.ts';
import type { Address, Facts } from '../../facts/facts.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import { sureProfiles } from '../../facts/profiles/rival-profiles.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import { typeFor } from '../../facts/trade/type-for.ts';
import type { Target } from '../../observations.ts';
import { namesNobodysHost } from '../../website/placeholder-domain.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { GENERIC_TYPES } from '../../website/structured-data/generic-types.ts';
import { textIn } from '../../website/structured-data/nodes.ts';
import { isA, isKnownProperty, isKnownType } from '../../website/structured-data/vocabulary.ts';
import { type FixInput, isOpen } from '../fix-input.ts';
import { mainMailbox } from '../main-mailbox.ts';
import { isNotThere, pictureUrl } from '../picture-address.ts';
import { hasPublicAddress, publicAddress, publicHome } from '../public-address.ts';
import { SELF_SERVING, undisputed } from './disputed-markup.ts';
import { fill, isBlank } from './filled.ts';
import { asWritten, type JsonNode, type JsonValue, node, oneOrMore } from './json-node.ts';
import { isLeftByTemplate } from './left-by-template.ts';
import { openingHoursNodes } from './opening-hours.ts';
import { ownLogo } from './own-logo.ts';
import { allNodes, ownMarkup, typesOf } from './own-markup.ts';

/** What the rest of the website's markup refers to: the name the business node has or was called by, else one of ours. */
export const businessId = ({ inputs }: FixInput): string =>
  [idOfIdentity(inputs.pages ?? []), idReferredTo(inputs.pages ?? [])].find(
    (id) => id !== null && !namesNobodysHost(id, inputs.target),
  ) ?? `${hasPublicAddress(inputs) ? publicHome(inputs.target).replace(/#.*$/, '') : ''}#business`;

/** Letter by letter as its page has it: "https://example.com" names another node than "https://example.com/". */
function idOfIdentity(pages: readonly ReadPage[]): string | null {
  const all = identitiesOn([...pages]);
  // A second block may describe the same business again, and give it the name that the first one left out.
  const called = all[0] && textIn(all[0].node, 'name');
  const identity = all.find(
    (one) => one.node.id !== null && (one === all[0] || (called !== null && textIn(one.node, 'name') === called)),
  );
  const id = identity?.node.id ?? null;
  if (!identity || id === null) return null;
  const written = ownMarkup(identity.page.plain.view)
    .blocks.flatMap(({ value }) => [...allNodes(value)])
    .map((one) => one['@id'])
    .find(
      (one): one is string =>
        typeof one === 'string' && /^https?:/.test(one) && URL.canParse(one) && new URL(one).href === id,
    );
  return written ?? id;
}

/** Properties that name the business from elsewhere. */
const OWNERS = ['provider', 'publisher', 'worksFor', 'parentOrganization', 'seller', 'offeredBy'];

/** A name without its node, as when that could not be read: other pages still use it. */
function idReferredTo(pages: readonly ReadPage[]): string | null {
  const values = pages.flatMap(({ structured }) =>
    structured.nodes.flatMap(({ syntax, properties }) =>
      syntax === 'json-ld' ? OWNERS.flatMap((name) => properties[name] ?? []) : [],
    ),
  );
  return (
    values.find((value): value is string => typeof value === 'string' && /^https?:\/\/[^\s#]+#\S+$/.test(value)) ?? null
  );
}

/** One of these at least makes a business more than a name, which tells machines nothing they do not know. */
const TELLING = ['telephone', 'email', 'address', 'location', 'sameAs', 'openingHoursSpecification'];

/**
 * A node for a website that describes itself nowhere in JSON-LD, or on other pages only: what those say, and what is known beside it. null
 * where that is no more than a name.
 */
export function newBusinessNode(input: FixInput, known: JsonNode): JsonNode | null {
  const identity = identitiesOn(input.inputs.pages ?? [])[0];
  if (!identity && !TELLING.some((name) => name in known)) return null;
  const written = node({
    '@type': identity ? typeOfSame(input, identity) : businessType(input),
    '@id': businessId(input),
    ...(identity && undisputed(input, keptProperties(identity, input.inputs.target))),
  });
  fillBusiness(written, known);
  return written;
}

/** As its other pages call it, which describe the same business, or what is known and is one of those. */
function typeOfSame(input: FixInput, { node: known }: Identity): string {
  const better = businessType(input);
  const own = known.types.find(isKnownType);
  return own === undefined || isA(better, own) ? better : own;
}

/** What may be said of the business: facts its pages state for sure. null without a name. */
export function knownBusiness(input: FixInput): JsonNode | null {
  const { facts } = input;
  const { target } = input.inputs;
  if (!facts.businessName) return null;
  const type = businessType(input);
  // What is a place has the address customers come to; any other is of who is liable for it.
  const hasSeveral = input.inputs.facts.addresses.length > 1;
  const trade = sureTrade(facts);
  // Whoever is sure to work behind a door of his own is where his one address is.
  const isElsewhere = isA(type, 'Place') && (trade === null || trade.worksAtCustomers || trade.isPlaceless);
  const [address, ...branches] =
    hasSeveral || isElsewhere
      ? visitedOf(facts.addresses)
      : facts.addresses.filter((one) => isVisited(one) || !isOfNotice(one, input.inputs.pages ?? []));
  const isSingle = address !== undefined && branches.length === 0;
  const known = node({
    '@id': businessId(input),
    name: facts.businessName.value,
    url: hasPublicAddress(input.inputs) ? publicHome(target) : undefined,
    // The owner's alone: a line for search results may be years old.
    description: facts.description?.confirmed === undefined ? undefined : facts.description.value,
    // Which number and which hours are those of which branch, the owner knows.
    telephone: hasSeveral && facts.phones.length > 1 ? undefined : oneOrMore(calledAt(facts)),
    email: mainMailbox(input)?.value,
    address: isSingle ? addressNode(address.value) : undefined,
    location: address && branches.length > 0 ? placesOf([address, ...branches]) : undefined,
    hasMap: isSingle && isVisited(address) ? linkedEntry(input) : undefined,
    openingHoursSpecification: hasSeveral ? undefined : oneOrMore(openingHoursNodes(facts.openingHours)),
    logo: ownLogo(input) ?? undefined,
    image: previewPicture(input),
    // Others may be added once they are sure: a list of them says of none that it is not the business's.
    sameAs: oneOrMore(
      sureProfiles(
        facts.socialProfiles.map(({ value }) => value),
        input.inputs.facts.socialProfiles.map(({ value }) => value),
      ),
    ),
  });
  const written = undisputed(
    input,
    Object.fromEntries(Object.entries(known).filter(([name]) => name.startsWith('@') || isKnownProperty(type, name))),
  );
  return 'name' in written ? written : null;
}

const calledAt = ({ phones }: Facts): string[] => phones.filter(isCalled).map(({ value }) => value);

/** Writes what is known into the node the page has. What it says in other properties is not said twice. */
export function fillBusiness(own: JsonNode, known: JsonNode): boolean {
  const said = new Set<string>(
    ALTERNATIVES.flatMap(([name, ...others]) => (others.some((other) => !isBlank(own[other])) ? [name] : [])),
  );
  // A type that stays as it is has not all that a narrower one would have.
  const mayHave = (name: string) =>
    name.startsWith('@') || typesOf(own).some((type) => !isKnownType(type) || isKnownProperty(type, name));
  return fill(own, Object.fromEntries(Object.entries(known).filter(([name]) => !said.has(name) && mayHave(name))));
}

/** A property that says nothing new where one of the others stands. */
const ALTERNATIVES = [
  ['openingHoursSpecification', 'openingHours'],
  ['address', 'location', 'areaServed', 'serviceArea'],
  ['location', 'address'],
  ['hasMap', 'geo', 'location'],
  ['telephone', 'contactPoint'],
] as const;

/**
 * A type that only says "some business" as the one schema.org has for the trade. It is one of those below it, so nothing that was said
 * is taken back. Answers whether the type was changed.
 */
export function narrowType(input: FixInput, own: JsonNode): boolean {
  const better = typeFor(input.facts, input.inputs.home);
  const types = typesOf(own);
  if (better === null || !input.inputs.isLocal || !types.every((type) => GENERIC_TYPES.has(type))) return false;
  const narrowed = types.map((type) => (isA(better, type) ? better : type));
  const [only, ...others] = [...new Set(narrowed)];
  if (only === undefined || !narrowed.includes(better)) return false;
  own['@type'] = others.length > 0 ? [only, ...others] : only;
  return true;
}

/** Whoever names a type of their own is no bare organization where the business is one of a place. */
export function typeInPlaceOf(input: FixInput): string {
  const type = businessType(input);
  return type === 'Organization' && input.inputs.isLocal ? 'LocalBusiness' : type;
}

/** The markup's own type when it says more than "some business", else the one schema.org has for the trade. */
export function businessType({ facts, inputs: { home, isLocal, pages, facts: read } }: FixInput): string {
  const own = identitiesOn(pages ?? [])[0]?.node.types.find((type) => isKnownType(type) && !GENERIC_TYPES.has(type));
  if (own) return own;
  const placeless = sureTrade(facts)?.placelessType;
  const sure = isLocal ? (typeFor(facts, home) ?? placeless) : null;
  if (sure) return sure;
  // Whoever has neither an address nor hours is no place to go to: https://developers.google.com/search/docs/appearance/structured-data/local-business
  // Hours alone, of a website that names no place at all, may be when somebody answers.
  const hasDoor = facts.openingHours !== null && read.addresses.length > 0;
  if (isLocal && (visitedOf(facts.addresses).length > 0 || hasDoor)) return 'LocalBusiness';
  return placeless ?? 'Organization';
}

/** On other pages the business is what its own node says, no more: two types under one id would be two businesses in one. */
export function typeAsDescribed(input: FixInput): JsonValue {
  const id = businessId(input);
  const all = identitiesOn(input.inputs.pages ?? []);
  const described = all.find(({ node: { id: own } }) => own !== null && isOneId(own, id)) ?? all[0];
  return (
    oneOrMore(described?.node.types.filter(isKnownType) ?? []) ??
    (described ? typeInPlaceOf(input) : businessType(input))
  );
}

const isOneId = (one: string, other: string): boolean =>
  one === other ||
  (URL.canParse(one, other) && URL.canParse(other) && new URL(one, other).href === new URL(other).href);

const HOURS = ['openingHours', 'openingHoursSpecification'];

/** What the markup of another place says of the business, but for what it may not say of itself, what a template left and hours no machine reads. */
function keptProperties({ data, node: known }: Identity, target: Target): JsonNode {
  const { '@type': _type, '@id': _id, ...written } = asWritten(data, known);
  const withheld = [...SELF_SERVING, ...(unreadableHoursOf(data, known).length > 0 ? HOURS : [])];
  return Object.fromEntries(
    Object.entries(written).filter(
      ([name, value]) => !withheld.includes(name) && !isLeftByTemplate({ [name]: value }, target),
    ),
  );
}

function addressNode({ street, postalCode, locality, region, country }: Address): JsonNode {
  return node({
    '@type': 'PostalAddress',
    // A box is no street: a map would lead people to a post office.
    ...(isBox(street) ? { postOfficeBoxNumber: street?.replace(/^\D+/, '') } : { streetAddress: street }),
    postalCode,
    addressLocality: locality,
    addressRegion: region,
    addressCountry: country,
  });
}

/** What the legal notice alone tells may be where somebody lives: it is there for who has a claim. */
export const isOfNotice = ({ sources }: Facts['addresses'][number], pages: readonly ReadPage[]): boolean =>
  sources.length > 0 &&
  sources.every(({ pageUrl }) => pages.some(({ url, role }) => url === pageUrl && role === 'legal'));

const placesOf = (addresses: Facts['addresses']): JsonValue =>
  addresses.map(({ value, phone }) => node({ '@type': 'Place', address: addressNode(value), telephone: phone }));

/** The entry on Google's map that the website itself links to. */
function linkedEntry({ inputs: { pages } }: FixInput): string | undefined {
  if (placesOnGoogle(pages ?? []).length > 1) return undefined;
  const entry = findListings(pages ?? [], 'reviews').find(({ platform }) => platform === 'Google')?.evidence.seen;
  return entry && /maps/.test(entry) ? entry : undefined;
}

/** The picture the home page itself names for previews. */
function previewPicture(input: FixInput): string | undefined {
  const { home, pages } = input.inputs;
  // One that is to be replaced, or is not there, stands for nobody.
  if (!home || isOpen(input, 'dead-preview-image')) return undefined;
  const { view } = home.plain;
  const url = pictureUrl(previewTag(view, 'og:image'), view, pages ?? []);
  return url === null || namesNobodysHost(url, input.inputs.target) || isNotThere(input, url)
    ? undefined
    : publicPicture(url, input.inputs);
}

function publicPicture(url: string, inputs: FixInput['inputs']): string | undefined {
  if (new URL(url).host !== new URL(inputs.target.homeUrl).host) return url;
  return hasPublicAddress(inputs) ? publicAddress(url, inputs.target) : undefined;
}
