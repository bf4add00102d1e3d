import type { SiteReader } from '../analysis/ports.ts';
import type { Observations, PageRole, SitemapObservation, Target, TextResource } from '../audit/observations.ts';
import { type RobotsReading, readRobots, robotsVerdict } from '../audit/robots/robots-txt.ts';
import { decideAliasHost } from './alias-host.ts';
import { type Candidate, Candidates, choosePages } from './choose-pages.ts';
import { findSitemaps } from './find-sitemaps.ts';
import { type OpenedWebsite, OUR_TOKEN } from './open-website.ts';

export interface FoundPage {
  url: string;
  role: PageRole;
  foundBy: 'typed' | 'link' | 'sitemap';
  depth: number | null;
}

export interface FoundPages {
  target: Target;
  control: TextResource | null;
  sitemaps: SitemapObservation[];
  llmsTxt: TextResource | null;
  /** Home first. */
  pages: FoundPage[];
  notRead: Observations['notRead'];
}

/** Of what robots.txt keeps from us, this many are named in the report. */
const MAX_NOT_READ = 20;

/**
 * Finds the key pages of a website: by the links of the home page and of the lists it leads to, and by the sitemaps. What robots.txt
 * closes to our agent is not asked for; when robots.txt fails, only the typed address is read.
 */
export async function findPages(
  site: SiteReader,
  opened: OpenedWebsite,
  options: { maxPages: number; controlToken: string },
): Promise<FoundPages> {
  const robots = readRobots(opened.robots);
  const { origin } = new URL(opened.target.homeUrl);
  const isClosed = robots.mode === 'disallow_all';
  const mayAsk = (url: string) => robotsVerdict(robots, OUR_TOKEN, url).allowed;
  const ask = (url: string) => (isClosed || !mayAsk(url) ? Promise.resolve(null) : site.readText(url));

  const [control, llmsTxt, sitemaps] = await Promise.all([
    ask(`${origin}/${options.controlToken}`),
    ask(`${origin}/llms.txt`),
    isClosed ? [] : findSitemaps(site, opened.target, robots),
  ]);
  const views = opened.home.view ? [opened.home.view] : [];
  const named = robots.sitemaps.map((sitemap) => sitemap.url);
  const target = { ...opened.target, aliasHost: decideAliasHost(opened.target, views, sitemaps, named) };

  const candidates = new Candidates(target);
  candidates.addHome(opened.home);
  candidates.addSitemaps(sitemaps);
  if (!isClosed) await followNewsList(site, candidates, mayAsk);
  const { allowed, forbidden } = sortOut(candidates, robots, isClosed);
  const chosen = choosePages(allowed, options.maxPages);
  return {
    target,
    control,
    sitemaps,
    llmsTxt,
    pages: [{ url: target.homeUrl, role: 'home', foundBy: 'typed', depth: 0 }, ...chosen],
    notRead: forbidden.slice(0, MAX_NOT_READ).map((candidate) => ({
      url: candidate.url,
      reason: 'robots',
      detail: isClosed
        ? 'robots.txt could not be read, which closes the website to us'
        : 'robots.txt closes this address to us',
    })),
  };
}

/** Lists of articles lead to the newest one; one list is enough. It is read again as a key page only if it is chosen as one. */
async function followNewsList(
  site: SiteReader,
  candidates: Candidates,
  mayAsk: (url: string) => boolean,
): Promise<void> {
  const all = candidates.all();
  if (all.some((candidate) => candidate.reading.role === 'article') || site.requestsLeft <= 0) return;
  const list = all.find((candidate) => candidate.reading.isNewsIndex && mayAsk(candidate.url));
  if (list) candidates.addLinksOf(await site.readPage(list.url), 2);
}

function sortOut(
  candidates: Candidates,
  robots: RobotsReading,
  isClosed: boolean,
): { allowed: Candidate[]; forbidden: Candidate[] } {
  const all = candidates.all();
  if (isClosed) return { allowed: [], forbidden: all };
  const allowed = all.filter((candidate) => robotsVerdict(robots, OUR_TOKEN, candidate.url).allowed);
  return { allowed, forbidden: all.filter((candidate) => !allowed.includes(candidate)) };
}
