import { type Identity, identitiesOn } from '../../checks/shared/identity-nodes.ts';
import type { Address, Facts } from '../../facts/facts.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import { typeFor } from '../../facts/trade/type-for.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { GENERIC_TYPES } from '../../website/structured-data/generic-types.ts';
import { isKnownProperty, isKnownType } from '../../website/structured-data/vocabulary.ts';
import { type FixInput, TODO } from '../fix-input.ts';
import { publicAddress } from '../public-address.ts';
import { asWritten, type JsonNode, type JsonValue, node, oneOrMore } from './json-node.ts';
import { openingHoursNodes } from './opening-hours.ts';

/** Ratings a business gives itself are against Google's rules: https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
const SELF_SERVING = ['aggregateRating', 'review', 'reviews'];
/** Google shows a price range of under 100 characters only. */
const MAX_PRICE_RANGE_CHARS = 99;

/** What the rest of the website's markup refers to: the name the business node has or was called by, else one of ours. */
export const businessId = ({ inputs: { target, pages } }: FixInput): string =>
  identitiesOn(pages ?? [])[0]?.node.id ??
  idReferredTo(pages ?? []) ??
  `${publicAddress(target.homeUrl, target).replace(/#.*$/, '')}#business`;

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

/** The business in the words of its own website: what its markup says already, with the facts its pages show put right and added. */
export function businessNode(input: FixInput): JsonNode | null {
  const { facts, target, pages, isLocal } = input.inputs;
  if (!facts.businessName) return null;
  const identity = identitiesOn(pages ?? [])[0];
  const type = mostSpecificType(input, identity);
  const kept = identity ? keptProperties(identity, type) : {};
  const [address] = facts.addresses;
  return node({
    '@type': type,
    '@id': businessId(input),
    ...kept,
    name: facts.businessName.value,
    url: publicAddress(target.homeUrl, target),
    description: kept.description ?? facts.description?.value,
    telephone: oneOrMore(ownPhones(facts)) ?? kept.telephone,
    email: facts.emails[0]?.value ?? kept.email,
    address: address ? addressNode(address.value) : (kept.address ?? (isLocal ? { ...EMPTY_ADDRESS } : undefined)),
    location: facts.addresses.length > 1 && isKnownProperty(type, 'location') ? placesOf(facts) : kept.location,
    hasMap: isKnownProperty(type, 'hasMap')
      ? (kept.hasMap ?? (address && mapAddress(facts, address.value)))
      : undefined,
    openingHoursSpecification: isKnownProperty(type, 'openingHoursSpecification')
      ? (oneOrMore(openingHoursNodes(facts.openingHours)) ?? kept.openingHoursSpecification)
      : undefined,
    priceRange: isKnownProperty(type, 'priceRange') ? (kept.priceRange ?? priceRange(facts)) : undefined,
    logo: kept.logo ?? logoOf(input),
    image: kept.image ?? previewPicture(input),
    sameAs: oneOrMore(facts.socialProfiles.map(({ value }) => value)) ?? kept.sameAs,
  });
}

/** Of numbers that contradict each other only the one the website gives most often: markup must not carry the contradiction on. */
const ownPhones = ({ phones }: Facts): string[] =>
  phones.filter(({ conflictsWith = [] }, at) => at === 0 || conflictsWith.length === 0).map(({ value }) => value);

/** The markup's own type when it says more than "some business", else the one schema.org has for the trade. */
function mostSpecificType({ inputs: { facts, isLocal } }: FixInput, identity: Identity | undefined): string {
  const own = identity?.node.types.find((type) => isKnownType(type) && !GENERIC_TYPES.has(type));
  if (own) return own;
  const ofTrade = typeFor(facts);
  if (isLocal) return ofTrade ?? 'LocalBusiness';
  return sureTrade(facts)?.placelessType ?? 'Organization';
}

/** What the markup says that the facts do not, as far as schema.org has such a property. */
function keptProperties({ data, node: known }: Identity, type: string): JsonNode {
  const written = asWritten(data, known);
  return Object.fromEntries(
    Object.entries(written).filter(([name]) => isKnownProperty(type, name) && !SELF_SERVING.includes(name)),
  );
}

const EMPTY_ADDRESS: JsonNode = {
  '@type': 'PostalAddress',
  streetAddress: TODO,
  postalCode: TODO,
  addressLocality: TODO,
  addressCountry: TODO,
};

function addressNode({ street, postalCode, locality, region, country }: Address): JsonNode {
  return node({
    '@type': 'PostalAddress',
    streetAddress: street ?? TODO,
    postalCode,
    addressLocality: locality ?? TODO,
    addressRegion: region,
    addressCountry: country ?? TODO,
  });
}

const placesOf = ({ addresses }: Facts): JsonValue =>
  addresses.map(({ value }) => ({ '@type': 'Place', address: addressNode(value) }));

/** Google's own address for a search on its map: https://developers.google.com/maps/documentation/urls/get-started */
export function mapAddress({ businessName }: Facts, { text }: Address): string {
  const query = [businessName?.value, text.replace(/\s+/g, ' ')].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

/** Lowest and highest price shown, when all are in one currency. */
function priceRange({ prices }: Facts): string | undefined {
  const currencies = new Set(prices.map(({ value }) => value.currency));
  const [currency] = currencies;
  if (currencies.size !== 1 || !currency) return undefined;
  const amounts = prices.map(({ value }) => value.amount).sort((a, b) => a - b);
  const range = [...new Set([amounts[0], amounts.at(-1)])].join('-');
  return `${range} ${currency}`.slice(0, MAX_PRICE_RANGE_CHARS);
}

function logoOf({ inputs: { home, target } }: FixInput): string | undefined {
  const view = home?.plain.view;
  const image = view?.images.find(
    ({ src, alt, path }) =>
      src !== null && !src.startsWith('data:') && /logo|brand/i.test(`${src} ${alt ?? ''} ${view.paths[path] ?? ''}`),
  );
  return image && view ? pictureAddress(image.src, view, target) : undefined;
}

function previewPicture({ inputs: { home, target } }: FixInput): string | undefined {
  const view = home?.plain.view;
  const declared = view?.metas.find(({ name }) => name === 'og:image')?.content;
  const first = view?.images.find(({ src, alt, hidden }) => src && !src.startsWith('data:') && alt && !hidden)?.src;
  return view ? pictureAddress(declared ?? first ?? null, view, target) : undefined;
}

function pictureAddress(src: string | null, view: PageView, target: FixInput['inputs']['target']): string | undefined {
  if (!src || !URL.canParse(src, view.baseUrl)) return undefined;
  const url = new URL(src, view.baseUrl).href;
  return new URL(url).host === new URL(target.homeUrl).host ? publicAddress(url, target) : url;
}
