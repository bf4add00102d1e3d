import type { SiteReader } from '../analysis/ports.ts';
import type { LinkCheck, ReadAttempt } from '../audit/observations.ts';
import { readRobots, robotsVerdict } from '../audit/robots/robots-txt.ts';
import type { FoundPages } from './find-pages.ts';
import { type OpenedWebsite, OUR_TOKEN } from './open-website.ts';

/** Samples: enough to see a pattern, few enough to stay polite. */
const MAX_SITEMAP = 20;
const MAX_INTERNAL = 30;
/** Requests kept back for what comes later in the same analysis. */
const RESERVE = 10;

interface Candidate {
  url: string;
  foundOn: string;
  kind: 'internal' | 'sitemap';
}

/** Whether internal links and sitemap entries beyond the key pages lead anywhere. What robots.txt closes to us is not asked. */
export async function checkLinks(
  site: SiteReader,
  opened: OpenedWebsite,
  found: FoundPages,
  read: readonly (ReadAttempt | null)[],
): Promise<LinkCheck[]> {
  const robots = readRobots(opened.robots);
  const { origin } = new URL(found.target.homeUrl);
  const seen = new Set(found.pages.map((page) => page.url));
  const isNew = (url: string) => {
    if (seen.has(url) || !robotsVerdict(robots, OUR_TOKEN, url).allowed) return false;
    seen.add(url);
    return true;
  };
  const candidates: Candidate[] = [];
  for (const sitemap of found.sitemaps) {
    for (const entry of sitemap.entries) {
      if (candidates.length >= MAX_SITEMAP) break;
      const url = onTarget(entry.loc, sitemap.finalUrl, origin, found.target.aliasHost);
      if (url && isNew(url)) candidates.push({ url, foundOn: sitemap.finalUrl, kind: 'sitemap' });
    }
  }
  const most = candidates.length + MAX_INTERNAL;
  for (const page of read) {
    for (const link of page?.view?.links ?? []) {
      if (candidates.length >= most) break;
      const url = link.url && onTarget(link.url, page?.finalUrl ?? origin, origin, found.target.aliasHost);
      if (url && isNew(url)) candidates.push({ url, foundOn: page?.finalUrl ?? '', kind: 'internal' });
    }
  }
  const affordable = candidates.slice(0, Math.max(0, site.requestsLeft - RESERVE));
  return Promise.all(
    affordable.map(async ({ url, foundOn, kind }) => {
      const { status, failure, finalUrl, fetchedAt } = await site.check(url);
      return { url, foundOn, kind, status, failure, finalUrl, checkedAt: fetchedAt };
    }),
  );
}

/** The address on the website being read (an alias host's addresses are the target's), null for any other host. */
function onTarget(address: string, base: string, origin: string, aliasHost: string | null): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  url.hash = '';
  if (url.origin === origin) return url.href;
  if (aliasHost !== null && url.host === aliasHost) return new URL(url.pathname + url.search, origin).href;
  return null;
}
