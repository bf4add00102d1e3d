import type {
  LinkCheck,
  Observations,
  ReadAttempt,
  SitemapObservation,
  Target,
  TextResource,
} from '../audit/observations.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { type RobotsReading, readRobots, robotsVerdict } from '../audit/website/robots/robots-txt.ts';
import { isPrivateAddress } from '../contract/target-guard.ts';
import { decideAlias } from './alias-host.ts';
import { chooseLivingPages } from './choose-living-pages.ts';
import { type ChosenPage, choosePages } from './choose-pages.ts';
import { isShell } from './is-shell.ts';
import { type OpenedWebsite, OUR_TOKEN } from './open-website.ts';
import { type Candidate, collectCandidates, type SeenDocument } from './roles/page-candidates.ts';
import type { SiteReader } from './site-reader.ts';
import { readSitemaps } from './sitemaps/read-sitemaps.ts';

/** The pages to read, and what was asked to find them. */
export interface KeyPages {
  target: Target;
  control: TextResource | null;
  sitemaps: SitemapObservation[];
  llmsTxt: TextResource | null;
  /** Home first. */
  pages: ChosenPage[];
  notRead: Observations['notRead'];
  /** Pages that were to be read and that only a sitemap still names: they gave their place to others. */
  deadEntries: LinkCheck[];
}

export interface FoundPages extends KeyPages {
  /** Pages read on the way for their links: no page is asked for twice. */
  readAlready: ReadAttempt[];
}

/** Looks around for what the website consists of and chooses the pages to read. Never leaves the target's scope. */
export async function findPages(
  site: SiteReader,
  opened: OpenedWebsite,
  options: { maxPages: number; controlToken: string },
): Promise<FoundPages> {
  const robots = readRobots(opened.robots);
  const isAllowed = (url: string) => robotsVerdict(robots, OUR_TOKEN, url).allowed;
  const readIfAllowed = (url: string) => (isAllowed(url) ? site.readText(url) : null);
  const { scopeUrl } = opened.target;

  const [control, llmsTxt, sitemaps] = await Promise.all([
    readIfAllowed(`${scopeUrl}${options.controlToken}`),
    readIfAllowed(`${scopeUrl}llms.txt`),
    readSitemaps(site, sitemapPlan(opened, robots, isAllowed)),
  ]);

  const documents: SeenDocument[] = opened.home.view ? [{ view: opened.home.view, depth: 0 }] : [];
  let survey = surveyOf(opened, robots, documents, sitemaps);
  const lookInside = worthOpening(
    survey.candidates.filter(({ url }) => isAllowed(url)),
    options.maxPages,
  );
  let readAlready: ReadAttempt[] = [];
  if (lookInside.length > 0 && site.requestsLeft > MIN_REQUESTS_LEFT) {
    readAlready = await Promise.all(lookInside.map(({ url }) => site.readPage(url)));
    documents.push(...readAlready.flatMap(({ view }, i) => (view ? [{ view, depth: lookInside[i]?.depth ?? 1 }] : [])));
    survey = surveyOf(opened, robots, documents, sitemaps);
  }

  const allowed = survey.candidates.filter(({ url }) => isAllowed(url));
  const sitemapOf = (url: string) => nameOfSitemap(url, sitemaps);
  // Pages that exist only inside a running app are none the server knows.
  const living = isShell(opened.home)
    ? { pages: choosePages(allowed, options.maxPages - 1), readAlready, deadEntries: [], notRead: [] }
    : await chooseLivingPages(site, allowed, options.maxPages - 1, { readBefore: readAlready, sitemapOf });
  const home: ChosenPage = { url: opened.home.finalUrl, role: 'home', foundBy: 'typed', depth: 0 };
  return {
    target: survey.target,
    control,
    sitemaps,
    llmsTxt,
    pages: [home, ...living.pages],
    notRead: [...keptOut(survey.candidates, robots, options.maxPages), ...living.notRead],
    deadEntries: living.deadEntries,
    readAlready: living.readAlready,
  };
}

/** The website as a browser shows it may link to pages its plain HTML does not: these fill what room is left, home first as before. */
export function addRenderedPages(
  opened: OpenedWebsite,
  found: KeyPages,
  rendered: PageView,
  options: { maxPages: number },
): ChosenPage[] {
  const robots = readRobots(opened.robots);
  const known = new Set(found.pages.map((page) => page.url));
  const candidates = collectCandidates(found.target, [{ view: rendered, depth: 0 }], []).filter(
    ({ url }) => !known.has(url) && robotsVerdict(robots, OUR_TOKEN, url).allowed,
  );
  return [...found.pages, ...choosePages(candidates, options.maxPages - found.pages.length)];
}

/** Requests the pages themselves and later samples need. */
const MIN_REQUESTS_LEFT = 60;

/** Documents opened only for their links. */
const MAX_OPENED = 3;

function nameOfSitemap(url: string, sitemaps: readonly SitemapObservation[]): string {
  const { pathname } = new URL(url);
  return sitemaps.find(({ entries }) => entries.some(({ loc }) => loc.includes(pathname)))?.finalUrl ?? '';
}

interface Survey {
  target: Target;
  candidates: Candidate[];
}

function surveyOf(
  opened: OpenedWebsite,
  robots: RobotsReading,
  documents: readonly SeenDocument[],
  sitemaps: readonly SitemapObservation[],
): Survey {
  const named = robots.sitemaps.map((sitemap) => sitemap.url);
  const views = documents.map(({ view }) => view);
  const target = { ...opened.target, ...decideAlias(opened.target, views, sitemaps, named) };
  return { target, candidates: collectCandidates(target, documents, sitemaps) };
}

/**
 * Where to look for more: a list of articles whose newest is not known, and, when the home page alone does not fill the room,
 * the pages it leads to.
 */
function worthOpening(candidates: readonly Candidate[], maxPages: number): Candidate[] {
  const usable = candidates.filter((candidate) => !candidate.isUtility && !candidate.isForeign);
  const lists = usable.some((candidate) => candidate.role === 'article')
    ? []
    : usable.filter(({ isNewsIndex }) => isNewsIndex);
  if (usable.length >= maxPages - 1) return maxPages > usable.length / 2 || lists.length > 0 ? lists.slice(0, 1) : [];
  const overviews = usable.filter(({ role }) => role !== 'legal' && role !== 'article').sort(nearestFirst);
  return [...new Set([...lists.slice(0, 1), ...overviews])].slice(0, MAX_OPENED);
}

function nearestFirst(a: Candidate, b: Candidate): number {
  return Number(b.inNavigation) - Number(a.inNavigation) || a.segments.length - b.segments.length || a.order - b.order;
}

/** Where website systems put theirs, the place of the protocol first. */
const USUAL_SITEMAPS = ['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml', 'sitemap.txt'];

function sitemapPlan(opened: OpenedWebsite, robots: RobotsReading, isAllowed: (url: string) => boolean) {
  const { scopeUrl, homeUrl, isPrivate } = opened.target;
  const { origin } = new URL(homeUrl);
  /** A private target's sitemap lines name its public twin, to which nothing is sent. */
  const ownAddress = (url: URL) =>
    isPrivate && !isPrivateAddress(url) ? origin + url.pathname.replace(/^\/{2,}/, '/') + url.search : url.href;
  return {
    named: robots.sitemaps.flatMap(({ url }) => (URL.canParse(url, robots.url) ? [new URL(url, robots.url).href] : [])),
    usual: USUAL_SITEMAPS.map((name) => scopeUrl + name),
    admit: (url: string) => {
      const address = ownAddress(new URL(url));
      return new URL(address).origin !== origin || isAllowed(address) ? address : null;
    },
  };
}

/** Pages that would have been chosen, had robots.txt not kept us out. */
function keptOut(candidates: readonly Candidate[], robots: RobotsReading, maxPages: number): Observations['notRead'] {
  const closed = candidates.filter(({ url }) => !robotsVerdict(robots, OUR_TOKEN, url).allowed);
  return choosePages(closed, maxPages).map(({ url, role }) => {
    const { line, rule } = robotsVerdict(robots, OUR_TOKEN, url);
    const detail = line === null ? unreadRobots(robots) : `robots.txt, line ${line}: ${rule}`;
    return { url, reason: 'robots', detail, role };
  });
}

function unreadRobots(robots: RobotsReading): string {
  const answer = robots.status === 0 ? 'did not answer' : `answered with status ${robots.status}`;
  return `robots.txt ${answer}, which closes the website to crawlers`;
}
