import { INTRODUCES } from '../../facts/addresses/introducing-pages.ts';
import type { PageLink } from '../../website/page/page-view.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isNodeOf } from '../../website/structured-data/nodes.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { rememberedBy } from '../../website/text/remembered.ts';
import type { Evidence } from '../check.ts';
import { unfilledPart } from './links/unfilled-address.ts';

export interface ListingPlatform {
  name: string;
  host: RegExp;
  /** Path and query of an entry where the host also has other pages. */
  path?: Pattern;
  /** Shows what customers think; else only where and what the business is. */
  reviews: boolean;
  /** Lists businesses by place and trade. */
  directory: boolean;
}

const both = { reviews: true, directory: true };

/** Sites on which customers review businesses or look them up. A link to the start page of one proves nothing. */
const LISTING_PLATFORMS: readonly ListingPlatform[] = [
  {
    // A place named by street and postcode alone is an address, not the business; "PLACE_ID" names none.
    name: 'Google',
    host: /^(?:www\.|maps\.|search\.|local\.)?google\.[a-z.]{2,6}$/,
    path: lightLetters(
      regexSource`
      ^\/maps\/place\/(?!(?:[^/,]*(?:\+|%20)\d{1,4}[a-z]?|[^/,]*,(?:\+|%20)?\d{1,4}[a-z]?|\d{1,5}(?:\+|%20)[^/,]*),(?:\+|%20)?[^/]*\d{4,5})
      |[?&](?:cid|ludocid|kgmid|stick)=
      |[?&](?:placeid|place_id|query_place_id)=[\w-]{20}
      |\/local\/reviews
    `,
      'i',
    ),
    reviews: true,
    directory: false,
  },
  {
    name: 'Google',
    host: /^(?:g\.page|maps\.app\.goo\.gl|goo\.gl|share\.google|g\.co)$/,
    path: /^\/(?!$)/,
    reviews: true,
    directory: false,
  },
  // A search for the name and "reviews" shows them, but is no entry.
  {
    name: 'Google search',
    host: /^(?:www\.)?google\.[a-z.]{2,6}$/,
    path: /^\/search\?.*[?&]?q=[^&]*(?:review|bewertung|avis|rese|recension|beoordeling|avalia)/i,
    reviews: true,
    directory: false,
  },
  { name: 'Yelp', host: /(?:^|\.)yelp\.[a-z.]{2,6}$/, path: /^\/biz\//, ...both },
  { name: 'Tripadvisor', host: /(?:^|\.)tripadvisor\.[a-z.]{2,6}$/, path: /_Review|\/UserReview/i, ...both },
  { name: 'Trustpilot', host: /(?:^|\.)trustpilot\.com$/, path: /^\/review\//, reviews: true, directory: false },
  { name: 'Facebook', host: /(?:^|\.)facebook\.com$/, path: /\/reviews/, reviews: true, directory: false },
  { name: 'Apple Maps', host: /^maps\.apple(?:\.com)?$/, path: /^\/.+/, reviews: false, directory: true },
  { name: 'Bing Maps', host: /(?:^|\.)bing\.com$/, path: /^\/maps|^\/local/, reviews: false, directory: true },
  { name: 'Foursquare', host: /(?:^|\.)foursquare\.com$/, path: /^\/v\//, ...both },
  { name: 'ProvenExpert', host: /(?:^|\.)provenexpert\.com$/, path: /^\/.{3,}/, reviews: true, directory: false },
  { name: 'jameda', host: /(?:^|\.)jameda\.de$/, path: /^\/.{3,}/, ...both },
  { name: 'Doctolib', host: /(?:^|\.)doctolib\.[a-z]{2,3}$/, path: /^\/.+\/.+/, reviews: false, directory: true },
  { name: 'Doctoralia', host: /(?:^|\.)(?:doctoralia|miodottore|topdoctors)\.[a-z.]{2,6}$/, path: /^\/.{3,}/, ...both },
  { name: 'Healthgrades', host: /(?:^|\.)(?:healthgrades|zocdoc|ratemds|vitals)\.com$/, path: /^\/.{3,}/, ...both },
  { name: 'Avvo', host: /(?:^|\.)(?:avvo|justia|findlaw|martindale|anwalt)\.(?:com|de)$/, path: /^\/.{3,}/, ...both },
  {
    name: 'Gelbe Seiten',
    host: /(?:^|\.)(?:gelbeseiten|dasoertliche|11880|golocal|meinestadt|werkenntdenbesten|herold|local)\.(?:de|at|ch|com)$/,
    path: /^\/.{3,}/,
    ...both,
  },
  { name: 'PagesJaunes', host: /(?:^|\.)pagesjaunes\.fr$/, path: /^\/.{3,}/, ...both },
  { name: 'Páginas Amarillas', host: /(?:^|\.)(?:paginasamarillas\.(?:es|com)|pai\.pt)$/, path: /^\/.{3,}/, ...both },
  { name: 'PagineGialle', host: /(?:^|\.)paginegialle\.it$/, path: /^\/.{3,}/, ...both },
  { name: 'Gouden Gids', host: /(?:^|\.)(?:detelefoongids\.nl|goudengids\.(?:nl|be))$/, path: /^\/.{3,}/, ...both },
  {
    name: 'KlantenVertellen',
    host: /(?:^|\.)(?:klantenvertellen|kiyoh|zorgkaartnederland|werkspot)\.(?:nl|com)$/,
    path: /^\/.{3,}/,
    ...both,
  },
  {
    name: 'Yellow Pages',
    host: /(?:^|\.)(?:yellowpages\.(?:com|com\.au|ca)|yell\.com|thomsonlocal\.com|truelocal\.com\.au|hotfrog\.[a-z.]{2,6})$/,
    path: /^\/.{3,}/,
    ...both,
  },
  { name: 'Better Business Bureau', host: /(?:^|\.)bbb\.org$/, path: /^\/.{3,}/, ...both },
  {
    name: 'Checkatrade',
    host: /(?:^|\.)(?:checkatrade|trustatrader|mybuilder|ratedpeople|bark|freeindex)\.(?:com|co\.uk)$/,
    path: /^\/.{3,}/,
    ...both,
  },
  { name: 'Houzz', host: /(?:^|\.)houzz\.[a-z.]{2,6}$/, path: /^\/.{3,}/, ...both },
  {
    name: 'Angi',
    host: /(?:^|\.)(?:angi|homeadvisor|thumbtack|nextdoor|porch|hipages|oneflare)\.(?:com|com\.au)$/,
    path: /^\/.{3,}/,
    ...both,
  },
  { name: 'MyHammer', host: /(?:^|\.)my-hammer\.de$/, path: /^\/.{3,}/, ...both },
  {
    name: 'TheFork',
    host: /(?:^|\.)(?:thefork|lafourchette|quandoo|opentable|bookatable|resy|sevenrooms)\.[a-z.]{2,6}$/,
    path: /^\/.{2,}/,
    ...both,
  },
  {
    name: 'Delivery platforms',
    host: /(?:^|\.)(?:ubereats|doordash|grubhub|lieferando|deliveroo|just-eat|justeat|thuisbezorgd|glovoapp)\.[a-z.]{2,6}$/,
    // A city or a search lists everybody.
    path: /^\/(?!(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:city|search|feed)\b).{3,}/,
    reviews: true,
    directory: true,
  },
  {
    name: 'Booking.com',
    host: /(?:^|\.)(?:booking|hotels|expedia|agoda|holidaycheck|hrs|airbnb|vrbo)\.[a-z.]{2,6}$/,
    path: /^\/.{3,}/,
    ...both,
  },
  { name: 'Treatwell', host: /(?:^|\.)(?:treatwell|planity|fresha|booksy)\.[a-z.]{2,6}$/, path: /^\/.{3,}/, ...both },
  {
    name: 'Clutch',
    host: /(?:^|\.)(?:clutch\.co|g2\.com|capterra\.[a-z.]{2,6}|sortlist\.[a-z.]{2,6}|producthunt\.com|omr\.com)$/,
    path: /^\/.{3,}/,
    ...both,
  },
  {
    name: 'Trusted Shops',
    host: /(?:^|\.)(?:trustedshops\.[a-z.]{2,6}|ekomi\.[a-z.]{2,6}|avis-verifies\.com|ausgezeichnet\.org|feefo\.com|reviews\.(?:io|co\.uk))$/,
    path: /^\/.{3,}/,
    reviews: true,
    directory: false,
  },
  {
    name: 'Tabelog',
    host: /(?:^|\.)(?:tabelog|hotpepper|gnavi|epark|ekiten|retty)\.(?:com|jp|co\.jp|me)$/,
    path: /^\/.{3,}/,
    ...both,
  },
  {
    name: 'Zomato',
    host: /(?:^|\.)(?:zomato\.com|restaurantguru\.com|speisekarte\.de|falstaff\.com|guide\.michelin\.com)$/,
    path: /^\/.{3,}/,
    ...both,
  },
];

export interface ListingLink {
  platform: string;
  evidence: Evidence;
}

/** Links and sameAs addresses that lead to entries on such sites: one per platform, plain HTML only. */
export function findListings(pages: readonly ReadPage[], kind: 'reviews' | 'directory'): ListingLink[] {
  const found = new Map<string, ListingLink>();
  const consider = (url: string, pageUrl: string, place: string) => {
    const platform = platformOf(url, kind);
    if (platform === null) return;
    const known = found.get(platform.name);
    // Of two on Google the one on its map shows more than a search for the name.
    if (known && !(isSearch(known.evidence.seen) && !isSearch(url))) return;
    found.set(platform.name, { platform: platform.name, evidence: { pageUrl, place, seen: url } });
  };
  const isGuide = linksManyPlaces(pages);
  for (const page of pages) {
    const { view } = page.plain;
    for (const link of view.links)
      if (link.url !== null && !((isGuide(link.url) || isOfVenue(page, link.url)) && !isOwnEntry(page, link)))
        consider(link.url, page.url, view.paths[link.path] ?? 'a[href]');
    for (const node of page.structured.nodes) {
      // The map of a town or a country is not the entry of who works there.
      if (isNodeOf(node, 'AdministrativeArea')) continue;
      for (const name of ['sameAs', 'hasMap'])
        for (const value of node.properties[name] ?? [])
          if (typeof value === 'string') consider(value, page.url, `structured data, ${name}`);
    }
  }
  return [...found.values()];
}

/** Its address tells nothing of where it leads, and nobody followed it: an entry, a place, a route or a list. */
export const isShortLink = (url: string): boolean => SHORT_HOSTS.has(parsedUrl(url)?.hostname ?? '');
const SHORT_HOSTS: ReadonlySet<string> = new Set(['maps.app.goo.gl', 'goo.gl', 'share.google', 'g.co']);

/** What Google shows of a business beside its results, not its entry on the map. */
export const isSearch = (url: string): boolean => parsedUrl(url)?.pathname === '/search';

/** Office, shop and one more: a website that links to more entries on Google recommends other people's places. */
const MAX_OWN_PLACES = 3;
export const REVIEW_WORDS =
  /review|bewertung|rezension|\bavis\b|rese[ñn]a|opinion|recension|beoordeling|avalia|口コミ|レビュー/i;

/** The addresses of places on Google that these pages link to, each once. Of two, a link alone does not tell which is the own. */
export const placesOnGoogle = (pages: readonly ReadPage[]): string[] => [
  ...new Set(
    pages.flatMap(({ plain }) => plain.view.links.flatMap(({ url }) => (url !== null && isOnGoogle(url) ? [url] : []))),
  ),
];

function linksManyPlaces(pages: readonly ReadPage[]): (url: string) => boolean {
  const isMany = placesOnGoogle(pages).length > MAX_OWN_PLACES;
  return (url) => isMany && isOnGoogle(url);
}

const isOnGoogle = (url: string): boolean => platformOf(url, 'reviews')?.name === 'Google';

/** A map on the page of a course or an event shows where that is held. */
const isOfVenue = ({ role }: ReadPage, url: string): boolean => !INTRODUCES.has(role) && isOnGoogle(url);

/** The first link to a place on Google's map that is none of those found, and not one of many: it may be the hall of a course. */
export function venueEntries(pages: readonly ReadPage[]): Evidence[] {
  const isGuide = linksManyPlaces(pages);
  for (const page of pages) {
    const { view } = page.plain;
    const link = view.links.find(({ url }) => url !== null && isOfVenue(page, url) && !isGuide(url));
    if (link?.url) return [{ pageUrl: page.url, place: view.paths[link.path] ?? 'a[href]', seen: link.url }];
  }
  return [];
}

/** Among many entries the own one stands in the frame of the page, or asks for reviews. */
function isOwnEntry({ plain: { view } }: ReadPage, { block, text }: PageLink): boolean {
  return REVIEW_WORDS.test(text) || /^(?:header|footer)$/.test(view.blocks[block]?.landmark ?? '');
}

/** What a template left where the entry of a business belongs: "g.page/r/YOUR_PLACE_ID". A name may be written in capitals with hyphens. */
export function unfilledEntry(address: string): string | null {
  const parts = parsedUrl(address);
  if (parts === null || !LISTING_PLATFORMS.some(({ host }) => host.test(parts.hostname))) return null;
  const part = unfilledPart(address);
  return part === null || /^[A-Z-]+$/.test(part) ? null : part;
}

export const GAP =
  'The link that is meant to lead there still has a gap of the template in it; the task on that link says what to do.';

/** The first link of which nobody filled in whose entry it leads to. */
export function unfilledEntries(pages: readonly ReadPage[]): Evidence[] {
  for (const { url: pageUrl, plain } of pages) {
    const { links, paths } = plain.view;
    const link = links.find(({ url }) => url !== null && unfilledEntry(url) !== null);
    if (link) return [{ pageUrl, place: paths[link.path] ?? 'a[href]', seen: link.href }];
  }
  return [];
}

export const platformOf = rememberedBy((address, kind: 'reviews' | 'directory'): ListingPlatform | null => {
  const parts = parsedUrl(address);
  if (parts === null) return null;
  const { hostname, pathname, search } = parts;
  // Nobody filled in which entry: it is none.
  if (unfilledEntry(address) !== null) return null;
  const known = LISTING_PLATFORMS.find(
    ({ host, path, [kind]: fits }) =>
      fits && host.test(hostname) && (path === undefined || path.test(`${pathname}${search}`)),
  );
  return known ?? null;
});
