import type { SiteReader } from '../analysis/ports.ts';
import type { SitemapObservation, Target } from '../audit/observations.ts';
import type { RobotsReading } from '../audit/robots/robots-txt.ts';
import { readSitemap } from './read-sitemap.ts';

/** A sitemap index may name 50,000 sitemaps; these many tell enough to choose pages and judge the rest. */
const MAX_SITEMAPS = 8;
/** Where sitemaps stand when robots.txt names none. */
const CONVENTIONAL = ['sitemap.xml', 'sitemap_index.xml'];
/** Characters of XML kept: a full sitemap of 50,000 addresses, in practice. */
const MAX_BYTES = 10_000_000;

/** All sitemaps robots.txt names, else the usual places; indexes are followed, loops and repetition are not. */
export async function findSitemaps(
  site: SiteReader,
  target: Pick<Target, 'homeUrl' | 'scopeUrl' | 'isPrivate'>,
  robots: RobotsReading,
): Promise<SitemapObservation[]> {
  const { origin } = new URL(target.homeUrl);
  const named = robots.sitemaps.flatMap(({ url }) => toTarget(url, origin, target.isPrivate) ?? []);
  const found: SitemapObservation[] = [];
  const asked = new Set<string>();

  const read = async (url: string, foundBy: SitemapObservation['foundBy']): Promise<SitemapObservation | null> => {
    if (asked.has(url) || asked.size >= MAX_SITEMAPS || site.requestsLeft <= 0) return null;
    asked.add(url);
    const sitemap = readSitemap(await site.readText(url, { maxBytes: MAX_BYTES }), foundBy);
    found.push(sitemap);
    return sitemap;
  };
  const readWithChildren = async (
    url: string,
    foundBy: SitemapObservation['foundBy'],
  ): Promise<SitemapObservation | null> => {
    const sitemap = await read(url, foundBy);
    if (sitemap?.kind !== 'index') return sitemap;
    for (const entry of sitemap.entries) {
      const child = toTarget(entry.loc, origin, target.isPrivate);
      if (child) await readWithChildren(child, 'index');
    }
    return sitemap;
  };

  for (const url of named) await readWithChildren(url, 'robots');
  if (named.length > 0 && found.some((sitemap) => sitemap.kind !== 'absent')) return found;
  for (const base of new Set([`${origin}/`, target.scopeUrl])) {
    for (const name of CONVENTIONAL) {
      const sitemap = await readWithChildren(new URL(name, base).href, 'convention');
      if (sitemap && sitemap.kind !== 'absent') return found;
    }
  }
  return found;
}

/** Another host's sitemap is asked for on the target when that is private: nothing is ever sent to its public twin. */
function toTarget(address: string, origin: string, isPrivate: boolean): string | null {
  if (!URL.canParse(address, `${origin}/`)) return null;
  const url = new URL(address, `${origin}/`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (isPrivate && url.origin !== origin)
    return new URL(url.pathname.replace(/^\/{2,}/, '/') + url.search, origin).href;
  return url.href;
}
