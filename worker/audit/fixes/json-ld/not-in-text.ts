import { GENERIC_TYPES } from '../../website/structured-data/generic-types.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { inMarkupWords, lackedIn, unnamedIn } from '../../wording/lacked.ts';
import { listed } from '../../wording/words.ts';
import { isBlank } from './filled.ts';
import type { JsonNode } from './json-node.ts';
import { allNodes, typesOf } from './own-markup.ts';
import { type PageMarkup, scriptsOf } from './page-markup.ts';

/** What the task of a first description asks for, and the properties that say it. */
const OF_BUSINESS = [
  { name: 'address', properties: ['address', 'location', 'areaServed'] },
  { name: 'phone', properties: ['telephone'] },
  { name: 'mail', properties: ['email'] },
  { name: 'opening hours', properties: ['openingHoursSpecification', 'openingHours'] },
] as const;

/** What a check may name as missing, and the properties that say it; any other is called as its property. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  phone: ['telephone', 'contactPoint'],
  'opening hours': ['openingHoursSpecification', 'openingHours'],
  'place on the map': ['geo', 'hasMap'],
  'web address': ['url'],
  'price range': ['priceRange'],
  picture: ['image', 'logo', 'photo'],
  address: ['address', 'location', 'areaServed'],
  profiles: ['sameAs'],
  contact: ['telephone', 'email', 'contactPoint'],
  description: ['description', 'disambiguatingDescription', 'slogan'],
  'legal name': ['legalName', 'vatID', 'taxID', 'leiCode', 'duns', 'iso6523Code'],
  'founder or founding date': ['foundingDate', 'founder'],
};

/** What of an address stands in a node of its own. */
const ADDRESS_PART = /^(?:street address|address (?:locality|country)|postal code)$/;

export interface Asked {
  /** What the checks saw, as "missing: logo". */
  seen: readonly string[];
  /** Profiles that the website links to, certain or not. */
  profiles: readonly string[];
  /** A node that names the website is wanted. */
  website: boolean;
}

/** What its task asks for and the finished text does not hold, whether or not the website says it; null where it holds all of it. */
export function notInText(markup: PageMarkup, { seen, profiles, website }: Asked): string | null {
  const text = scriptsOf(markup).join('\n');
  const nodes = [...(markup.blocks ?? []).map(({ value }) => value), ...markup.added].flatMap((one) => [
    ...allNodes(one),
  ]);
  const isNew = markup.holds.has('business');
  const business = businessIn(nodes);
  const has = (properties: readonly string[], among = business): boolean =>
    among.some((one) => properties.some((property) => !isBlank(one[property])));
  const isHeld = (name: string): boolean =>
    has(SAID_BY[name] ?? [camel(name)], ADDRESS_PART.test(name) ? nodes : business);
  const unnamed = seen.flatMap((one) => unnamedIn(one) ?? []);
  const left = [
    ...(vagueType(markup) === null ? [] : [inMarkupWords('trade')]),
    ...(isNew ? OF_BUSINESS.filter(({ properties }) => !has(properties)).map(({ name }) => inMarkupWords(name)) : []),
    ...seen
      .flatMap(lackedIn)
      .filter((name) => name !== 'profiles' && !isHeld(name))
      .map(inMarkupWords),
    ...(unnamed.some(({ isProfile }) => !isProfile) && !has(['logo']) ? ['logo'] : []),
    ...profilesLeft({
      isNone: !has(['sameAs']),
      isAsked: isNew || seen.flatMap(lackedIn).includes('profiles'),
      isLeft: [...profiles, ...unnamed.flatMap(({ isProfile, value }) => (isProfile ? value : []))].some(
        (one) => !text.includes(bare(one)),
      ),
    }),
    ...(website ? websiteLeft(nodes) : []),
  ];
  return left.length === 0 ? null : `Not in this text: ${listed([...new Set(left)])}.`;
}

/** Nothing says for certain what kind of business it is: the owner knows. */
export function vagueType({ added, holds }: PageMarkup): string | null {
  const types = holds.has('business') ? added.flatMap(typesOf) : [];
  return types.find((type) => GENERIC_TYPES.has(type)) ?? null;
}

const isOf = (one: JsonNode, ...ancestors: readonly string[]): boolean =>
  typesOf(one).some((type) => ancestors.some((ancestor) => isA(type, ancestor)));

/** The nodes that say who it is; a text without one says nothing of the business. */
const businessIn = (nodes: readonly JsonNode[]): JsonNode[] =>
  nodes.filter((one) => isOf(one, 'Organization') || (isOf(one, 'Place', 'Person') && 'name' in one));

function profilesLeft({ isNone, isAsked, isLeft }: Record<'isNone' | 'isAsked' | 'isLeft', boolean>): string[] {
  if (isNone) return isAsked || isLeft ? [inMarkupWords('profiles')] : [];
  return isLeft ? ['further profiles (sameAs)'] : [];
}

function websiteLeft(nodes: readonly JsonNode[]): string[] {
  const websites = nodes.filter((one) => isOf(one, 'WebSite'));
  if (websites.length === 0) return ['WebSite node'];
  return websites.some((one) => !isBlank(one['url'])) ? [] : ['url of the WebSite node'];
}

/** "address country": as schema.org writes it. */
const camel = (name: string): string => name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** Scheme, closing slash and what counts visits make no other profile. */
const bare = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[#].*$/, '')
    .replace(/\?(?!id=).*$/, '')
    .replace(/\/$/, '');
