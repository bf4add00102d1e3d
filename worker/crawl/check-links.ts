import type { LinkCheck, ReadAttempt } from '../audit/observations.ts';
import { readRobots, robotsVerdict } from '../audit/website/robots/robots-txt.ts';
import { isDelayed } from './crawl-delay.ts';
import type { KeyPages } from './find-pages.ts';
import { type OpenedWebsite, OUR_TOKEN } from './open-website.ts';
import { linkInScope, spellingKey } from './page-address.ts';
import type { Clock, SiteReader } from './site-reader.ts';

/** Internal links are all tried, as far as the budget goes; of a sitemap, which may list thousands, enough to see a pattern. */
const SAMPLE = { sitemap: 20, internal: Number.POSITIVE_INFINITY };
/** At one request a second twelve pages and the files around them take 15 of the 20 seconds an owner should wait at most. */
const SAMPLE_WHEN_DELAYED = { sitemap: 0, internal: 1 };
/** Pages name themselves; a template that does not names one address for all. */
const MAX_CANONICALS = 3;
/** Requests kept back for what comes later in the same analysis. */
const RESERVE = 10;
/** A slow server is not asked for longer than this: the owner waits. */
const ALL_MS = 10_000;
/** As many as the site reader lets through at once. */
const AT_ONCE = 4;

type Candidate = Pick<LinkCheck, 'url' | 'foundOn' | 'kind'>;

/** Whether internal links and sitemap entries beyond the key pages lead anywhere. What robots.txt closes to us is not asked. */
export async function checkLinks({
  site,
  opened,
  found,
  read,
  clock,
}: {
  site: SiteReader;
  opened: OpenedWebsite;
  found: KeyPages;
  read: readonly (ReadAttempt | null)[];
  clock: Clock;
}): Promise<LinkCheck[]> {
  const deadline = clock.now() + ALL_MS;
  const robots = readRobots(opened.robots);
  const size = isDelayed(robots) ? SAMPLE_WHEN_DELAYED : SAMPLE;
  const known = new Set([...found.pages, ...found.deadEntries].map(({ url }) => spellingKey(url)));
  const isNew = ({ url }: Candidate) => {
    const key = spellingKey(url);
    if (known.has(key) || !robotsVerdict(robots, OUR_TOKEN, url).allowed) return false;
    known.add(key);
    return true;
  };
  const canonical = canonicalCandidates(read, found).filter(isNew).slice(0, MAX_CANONICALS);
  const internal = linksOf(read, found).filter(isNew);
  const listed = entriesOf(found).filter(isNew);
  const sample = spread(listed, size.sitemap);
  // Of a small budget links get half: their targets are met by visitors, a sitemap's by machines alone.
  const share = Math.max(Math.floor(room(site) / 2), room(site) - sample.length);
  const chosen = [...canonical, ...internal.slice(0, Math.min(size.internal, share)), ...sample];
  const checks = new Map<Candidate, LinkCheck>();
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let candidate = chosen[next++]; candidate; candidate = chosen[next++]) {
      if (room(site) === 0 || clock.now() > deadline) return;
      const { status, failure, finalUrl, fetchedAt } = await site.check(candidate.url);
      checks.set(candidate, { ...candidate, status, failure, finalUrl, checkedAt: fetchedAt });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return [...found.deadEntries, ...chosen.flatMap((candidate) => checks.get(candidate) ?? [])];
}

function room({ requestsLeft }: SiteReader): number {
  return Math.max(0, requestsLeft - RESERVE);
}

/** Addresses of the website that pages give as their own. */
function canonicalCandidates(read: readonly (ReadAttempt | null)[], found: KeyPages): Candidate[] {
  return read.flatMap((page) =>
    (page?.view?.headLinks ?? []).flatMap(({ rel, url: named }): Candidate[] => {
      const url = named === null || !/\bcanonical\b/.test(rel) ? null : linkInScope(named, found.target);
      return url === null ? [] : [{ url, foundOn: page?.finalUrl ?? '', kind: 'canonical' }];
    }),
  );
}

/** Links no sitemap knows come first: those are the ones nobody looks after. */
function linksOf(read: readonly (ReadAttempt | null)[], found: KeyPages): Candidate[] {
  const listed = new Set(entriesOf(found).map(({ url }) => spellingKey(url)));
  const links = read.flatMap((page) =>
    (page?.view?.links ?? []).flatMap((link): Candidate[] => {
      const url = link.url === null ? null : linkInScope(link.url, found.target);
      return url === null ? [] : [{ url, foundOn: page?.finalUrl ?? '', kind: 'internal' }];
    }),
  );
  const isListed = ({ url }: Candidate) => Number(listed.has(spellingKey(url)));
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
