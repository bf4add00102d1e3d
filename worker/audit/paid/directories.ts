import { findListings } from '../checks/shared/listing-platforms.ts';
import { TRADES, type TradeId } from '../trades/index.ts';
import { type Directory, directory } from '../trades/shared/directory.ts';
import { parsedUrl, urlParts } from '../website/parsed-url.ts';
import type { ReadPage } from '../website/read-pages.ts';

/** Where people still look up businesses there; elsewhere it is left to itself. */
const YELP = 'US CA GB IE AU NZ'.split(' ');

/** Registers that hold every trade. Anybody can verify an entry there, so they stand before all portals. */
const REGISTERS: readonly Directory[] = [
  directory('WKO Firmen A–Z', 'https://firmen.wko.at', 'the chamber’s list of members', ['AT']),
];

/**
 * For every business that is bound to a place, by country. Reviewed by hand in November 2026.
 */
export const GENERAL_DIRECTORIES: readonly Directory[] = [
  directory('Yell', 'https://www.yell.com', 'the general directory of the United Kingdom', ['GB']),
  directory('Thomson Local', 'https://www.thomsonlocal.com', 'a general directory', ['GB']),
  directory('Better Business Bureau', 'https://www.bbb.org', 'a register of businesses with complaints', ['US', 'CA']),
  directory('Yellow Pages', 'https://www.yellowpages.com', 'the general directory of the United States', ['US']),
  directory('Nextdoor', 'https://business.nextdoor.com', 'where neighbours recommend businesses', ['US', 'GB', 'AU']),
  directory('Gelbe Seiten', 'https://www.gelbeseiten.de', 'the general directory of Germany', ['DE']),
  directory('Das Örtliche', 'https://www.dasoertliche.de', 'the local telephone book', ['DE']),
  directory('Herold', 'https://www.herold.at', 'the general directory of Austria', ['AT']),
  directory('local.ch', 'https://www.local.ch', 'the general directory of Switzerland', ['CH']),
  directory('PagesJaunes', 'https://www.pagesjaunes.fr', 'the general directory of France', ['FR']),
  directory('Páginas Amarillas', 'https://www.paginasamarillas.es', 'the general directory of Spain', ['ES']),
  directory('PagineGialle', 'https://www.paginegialle.it', 'the general directory of Italy', ['IT']),
  directory('De Telefoongids', 'https://www.detelefoongids.nl', 'the general directory of the Netherlands', ['NL']),
  directory('Gouden Gids / Pages d’Or', 'https://www.goudengids.be', 'the general directory of Belgium', ['BE']),
  directory('Páginas Amarelas', 'https://www.pai.pt', 'the general directory of Portugal', ['PT']),
  directory('エキテン (Ekiten)', 'https://www.ekiten.jp', 'a directory of local shops and practices', ['JP']),
  directory('Yellow Pages Australia', 'https://www.yellowpages.com.au', 'the general directory of Australia', ['AU']),
  directory('Yellow Pages Canada', 'https://www.yellowpages.ca', 'the general directory of Canada', ['CA']),
  directory('Golden Pages', 'https://www.goldenpages.ie', 'the general directory of Ireland', ['IE']),
  directory('Yelp', 'https://biz.yelp.com', 'a directory with reviews', YELP),
];

/** The maps of the world. */
export const MAPS: readonly Directory[] = [
  directory('Bing Places', 'https://www.bingplaces.com', 'the entries of Bing Maps, which Copilot can draw on'),
  directory(
    'Apple Business Connect',
    'https://businessconnect.apple.com',
    'the entries of Apple Maps, which Siri reads',
  ),
  directory('OpenStreetMap', 'https://www.openstreetmap.org', 'the free map that many apps use'),
];

interface Whom {
  trade: TradeId;
  /** Without one only directories of the world are named. */
  country: string | null;
  isLocal: boolean;
}

/** All there are, of every trade and country. */
const EVERY: readonly Directory[] = [
  ...REGISTERS,
  ...GENERAL_DIRECTORIES,
  ...MAPS,
  ...Object.values(TRADES).flatMap(({ directories = [] }) => directories),
];

/** Where a directory shows its entries; owners often make theirs at a host beside it. */
export const hostOf = ({ url }: Pick<Directory, 'url'>): string =>
  urlParts(url).hostname.replace(/^(?:www|biz|business|restaurant|join)\./, '');

const isAt = (directory: Directory, host: string): boolean =>
  host === hostOf(directory) || host.endsWith(`.${hostOf(directory)}`);

/** The directory that lives at a host, without "www." or with it. */
export const directoryAt = (host: string): Directory | null => EVERY.find((one) => isAt(one, host)) ?? null;

/** Whether a page read leads to an entry there. */
export function leadsTo(pages: readonly ReadPage[] | null): (directory: Directory) => boolean {
  const hosts = new Set(
    (pages ?? []).flatMap(({ plain }) =>
      plain.view.links.flatMap(({ url }) => (url === null ? [] : (parsedUrl(url)?.hostname ?? []))),
    ),
  );
  const platforms = new Set(
    (['reviews', 'directory'] as const).flatMap((kind) =>
      findListings(pages ?? [], kind).map(({ platform }) => platform),
    ),
  );
  return (directory) => platforms.has(directory.name) || [...hosts].some((host) => isAt(directory, host));
}

/** Those for a business of this trade in this country, most telling first. */
export function directoriesFor({ trade, country, isLocal }: Whom): Directory[] {
  const ofTrade = TRADES[trade].directories ?? [];
  const all = isLocal ? [...REGISTERS, ...ofTrade, ...GENERAL_DIRECTORIES, ...MAPS] : ofTrade;
  return all.filter(({ countries }) => !countries || (country !== null && countries.includes(country)));
}
