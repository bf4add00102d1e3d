import type { SitemapObservation } from '../../audit/observations.ts';
import type { SiteReader } from '../site-reader.ts';
import { parseSitemap } from './parse-sitemap.ts';

export interface SitemapPlan {
  /** Addresses robots.txt names. */
  named: readonly string[];
  /** Where to look when none of these is there, the usual place first: the first that is there is enough. */
  usual: readonly string[];
  /** The address to ask for, or null when it must not be asked. */
  admit(url: string): string | null;
}

/** Enough to know a website of any size; indexes list thousands of files. */
const MAX_FILES = 15;
const MAX_BYTES = 5_000_000;

/** Every sitemap the plan leads to, indexes before the files they name. No address is asked twice. */
export async function readSitemaps(site: SiteReader, plan: SitemapPlan): Promise<SitemapObservation[]> {
  const asked = new Set<string>();
  const read = async (url: string, foundBy: SitemapObservation['foundBy']) => {
    const address = URL.canParse(url) ? plan.admit(url) : null;
    if (address === null || asked.has(address) || asked.size >= MAX_FILES) return null;
    asked.add(address);
    return observe(site, address, foundBy);
  };

  const found = present(await Promise.all(plan.named.map((url) => read(url, 'robots'))));
  const isNamed = found.length > 0;
  for (const url of plan.usual) {
    // robots.txt may name the home page; the usual place is then still worth a look.
    if (found.some(({ kind }) => kind !== 'absent' && kind !== 'invalid')) break;
    const usual = await read(url, 'convention');
    // What is not there says nothing beside a broken one that is named.
    if (usual && (!isNamed || usual.kind !== 'absent')) found.push(usual);
  }
  let level = found;
  while (level.length > 0) {
    const children = level
      .flatMap((index) => (isIndex(index) ? childrenOf(index) : []))
      .sort((a, b) => rank(a) - rank(b));
    level = present(await Promise.all(children.map((url) => read(url, 'index'))));
    found.push(...level);
  }
  return found;
}

async function observe(
  site: SiteReader,
  url: string,
  foundBy: SitemapObservation['foundBy'],
): Promise<SitemapObservation> {
  const { text, ...exchange } = await site.readText(url, { maxBytes: MAX_BYTES });
  const nothing = { ...exchange, foundBy, error: null, hasNamespace: false, entryCount: 0, entries: [] };
  const isThere = exchange.failure === null && exchange.status >= 200 && exchange.status < 300;
  if (!isThere) {
    const isGone = exchange.status >= 400 && exchange.status < 500;
    const seen = exchange.failure ?? `status ${exchange.status}`;
    // At a place nobody named, an error is no word about a sitemap.
    return isGone || foundBy === 'convention'
      ? { ...nothing, kind: 'absent' }
      : { ...nothing, kind: 'invalid', error: `it could not be read: ${seen}` };
  }
  if (text === null) return { ...nothing, kind: 'invalid', error: 'the archive could not be unpacked' };
  const parsed = parseSitemap(text, exchange.truncated);
  // Many servers answer every unknown address with a page.
  if (foundBy === 'convention' && parsed.error === 'it is an HTML page') return { ...nothing, kind: 'absent' };
  return { ...exchange, foundBy, ...parsed };
}

function isIndex(sitemap: SitemapObservation): boolean {
  return sitemap.kind === 'index';
}

function childrenOf(index: SitemapObservation): string[] {
  return index.entries.flatMap(({ loc }) =>
    URL.canParse(loc, index.finalUrl) ? [new URL(loc, index.finalUrl).href] : [],
  );
}

/** Files of pages first: those of pictures, tags and authors name nothing an owner would call a page. */
function rank(url: string): number {
  if (/image|video|tag|categor|author|attachment/i.test(url)) return 2;
  return /page|main|static|general/i.test(url) ? 0 : 1;
}

function present(sitemaps: (SitemapObservation | null)[]): SitemapObservation[] {
  return sitemaps.filter((sitemap) => sitemap !== null);
}
