import type { SiteReader } from '../analysis/ports.ts';
import type { LinkCheck, ReadAttempt } from '../audit/observations.ts';
import { readRobots, robotsVerdict } from '../audit/robots/robots-txt.ts';
import { isDelayed } from './crawl-delay.ts';
import type { KeyPages } from './find-pages.ts';
import { type OpenedWebsite, OUR_TOKEN } from './open-website.ts';
import { linkInScope, pageKey } from './page-address.ts';

/** Samples: enough to see a pattern, few enough to stay polite. */
const SAMPLE = { sitemap: 20, internal: 40 };
/** At one request a second twelve pages and the files around them take 15 of the 20 seconds an owner should wait at most. */
const SAMPLE_WHEN_DELAYED = { sitemap: 0, internal: 1 };
/** Requests kept back for what comes later in the same analysis. */
const RESERVE = 10;

type Candidate = Pick<LinkCheck, 'url' | 'foundOn' | 'kind'>;

/** Whether internal links and sitemap entries beyond the key pages lead anywhere. What robots.txt closes to us is not asked. */
export async function checkLinks(
  site: SiteReader,
  opened: OpenedWebsite,
  found: KeyPages,
  read: readonly (ReadAttempt | null)[],
): Promise<LinkCheck[]> {
  const robots = readRobots(opened.robots);
  const size = isDelayed(robots) ? SAMPLE_WHEN_DELAYED : SAMPLE;
  const known = new Set(found.pages.map((page) => pageKey(page.url)));
  const isNew = ({ url }: Candidate) => {
    const key = pageKey(url);
    if (known.has(key) || !robotsVerdict(robots, OUR_TOKEN, url).allowed) return false;
    known.add(key);
    return true;
  };
  const internal = linksOf(read, found).filter(isNew);
  const listed = entriesOf(found).filter(isNew);
  const chosen = [...internal.slice(0, size.internal), ...spread(listed, size.sitemap)];
  return Promise.all(
    chosen.slice(0, Math.max(0, site.requestsLeft - RESERVE)).map(async (candidate) => {
      const { status, failure, finalUrl, fetchedAt } = await site.check(candidate.url);
      return { ...candidate, status, failure, finalUrl, checkedAt: fetchedAt };
    }),
  );
}

/** Links no sitemap knows come first: those are the ones nobody looks after. */
function linksOf(read: readonly (ReadAttempt | null)[], found: KeyPages): Candidate[] {
  const listed = new Set(entriesOf(found).map(({ url }) => pageKey(url)));
  const links = read.flatMap((page) =>
    (page?.view?.links ?? []).flatMap((link): Candidate[] => {
      const url = link.url === null ? null : linkInScope(link.url, found.target);
      return url === null ? [] : [{ url, foundOn: page?.finalUrl ?? '', kind: 'internal' }];
    }),
  );
  const isListed = ({ url }: Candidate) => Number(listed.has(pageKey(url)));
  return links.sort((a, b) => isListed(a) - isListed(b));
}

function entriesOf(found: KeyPages): Candidate[] {
  return found.sitemaps.flatMap((sitemap) =>
    sitemap.kind === 'index'
      ? []
      : sitemap.entries.flatMap(({ loc }): Candidate[] => {
          const url = URL.canParse(loc, sitemap.finalUrl) ? new URL(loc, sitemap.finalUrl).href : loc;
          const own = linkInScope(url, found.target);
          return own === null ? [] : [{ url: own, foundOn: sitemap.finalUrl, kind: 'sitemap' }];
        }),
  );
}

/** Evenly from the whole list, which is usually sorted by section or age; the same list gives the same sample. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
