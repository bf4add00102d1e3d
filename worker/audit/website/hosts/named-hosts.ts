import type { SitemapObservation, Target } from '../../observations.ts';
import { canonicalsOf } from '../canonicals.ts';
import { parsedUrl } from '../parsed-url.ts';
import { namesNobodysHost } from '../placeholder-domain.ts';
import type { ReadPage } from '../read-pages.ts';
import { separateDomain } from '../registrable-domain.ts';
import type { RobotsReading } from '../robots/robots-txt.ts';
import { sameHost } from '../site-address.ts';
import { businessNodes } from '../structured-data/business-nodes.ts';
import { nodesOf, textIn } from '../structured-data/nodes.ts';

/** A host the website calls itself by, and where it does. */
export interface NamedHost {
  host: string;
  /** Kinds of places, each once. */
  places: string[];
  /** All pages that name it; the files that do are no pages. */
  pageUrls: string[];
  /** Each page and file that names it, with the kinds of places there. */
  sightings: { pageUrl: string; places: string[] }[];
}

interface Known {
  target: Target;
  pages: readonly ReadPage[];
  sitemaps: readonly SitemapObservation[];
  robots: RobotsReading;
}

interface Said {
  place: string;
  url: string;
  pageUrl: string;
}

/**
 * The hosts a website names as its own where they are more than one, with all places of each; empty where they agree. "www." counts:
 * to whoever visits, these are two addresses until one leads to the other. A host of another name counts only where most of a kind of
 * places name it, as one page may stand for one elsewhere, and of a website at a public address not at all: which is its own we know.
 */
export function contradictingHosts({ target, pages, sitemaps, robots }: Known): NamedHost[] {
  const said = [
    ...pages.flatMap((page) => canonicalsOf(page).map((url) => ({ place: CANONICAL, url, pageUrl: page.url }))),
    ...pages.flatMap(({ url: pageUrl, plain }) =>
      plain.view.metas
        .filter(({ name }) => name === 'og:url')
        .map(({ content }) => ({ place: 'og:url', url: content, pageUrl })),
    ),
    ...sitemaps
      .filter(({ kind }) => kind === 'urlset' || kind === 'text')
      .flatMap(({ entries, finalUrl }) => entries.map(({ loc }) => ({ place: SITEMAP, url: loc, pageUrl: finalUrl }))),
    ...robots.sitemaps.map(({ url }) => ({ place: ROBOTS, url, pageUrl: robots.url })),
  ].flatMap((one) => withHost(one, target));
  const own = separateDomain(target.homeUrl);
  // The home page speaks for the website; no other page is what it stands for.
  const isOfHome = ({ place, pageUrl }: Said) => place === CANONICAL && pageUrl === pages[0]?.url;
  const kept = said.filter((one) =>
    target.isPrivate ? isOfHome(one) || isMostOf(said, one.place, one.host) : separateDomain(one.host) === own,
  );
  const hosts = new Set(kept.map(({ host }) => host));
  // Structured data tells of others as well: it names no address that nothing else names, but for the "www.".
  const marked = markedIn(pages)
    .flatMap((one) => withHost(one, target))
    .filter(({ host }) => [...hosts].some((one) => sameHost(one, host)));
  const all = [...kept, ...marked];
  const named = [...new Set(all.map(({ host }) => host))];
  if (!contradicts(named)) return [];
  return named.map((host) => {
    const here = all.filter((one) => one.host === host);
    const onPages = here.filter(({ place }) => place !== SITEMAP && place !== ROBOTS);
    const pageUrls = [...new Set(onPages.map(({ pageUrl }) => pageUrl))];
    const sightings = [...Map.groupBy(here, ({ pageUrl }) => pageUrl)].map(([pageUrl, these]) => ({
      pageUrl,
      places: kindsOf(these),
    }));
    return { host, places: kindsOf(here), pageUrls, sightings };
  });
}

const kindsOf = (said: readonly Said[]): string[] => [...new Set(said.map(({ place }) => place))];

const CANONICAL = 'canonical links';
const SITEMAP = 'sitemap';
const ROBOTS = 'robots.txt';

/** Names below one domain are parts of one website ("shop."), but for the "www.", which are two names of one part. */
const contradicts = (hosts: readonly string[]): boolean =>
  hosts.some((one, at) =>
    hosts.slice(at + 1).some((other) => sameHost(one, other) || separateDomain(one) !== separateDomain(other)),
  );

function isMostOf(said: readonly (Said & { host: string })[], place: string, host: string): boolean {
  const alike = said.filter((one) => one.place === place);
  return alike.filter((one) => sameHost(one.host, host)).length > alike.length / 2;
}

const markedIn = (pages: readonly ReadPage[]): Said[] =>
  pages.flatMap(({ url: pageUrl, structured }) =>
    [...businessNodes(structured).map(({ node }) => node), ...nodesOf(structured, 'WebSite')].flatMap((node) => {
      const url = textIn(node, 'url');
      return url === null ? [] : [{ place: 'structured data', url, pageUrl }];
    }),
  );

/** As written in full: a relative address names no host, and one of a machine on a desk nobody's. */
function withHost(one: Said, target: Target): (Said & { host: string })[] {
  const written = one.url.trim().replace(/^\/\//, 'https://');
  const url = /^https?:/i.test(written) ? parsedUrl(written) : null;
  if (url === null || namesNobodysHost(written, target)) return [];
  const isHere = target.isPrivate && url.host === parsedUrl(target.homeUrl)?.host;
  return isHere || separateDomain(url.hostname) === null ? [] : [{ ...one, host: url.host.toLowerCase() }];
}
