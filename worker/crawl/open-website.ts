import type { ReadAttempt, RobotsObservation, Target } from '../audit/observations.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { groupsFor, type RobotsReading, readRobots, robotsVerdict } from '../audit/website/robots/robots-txt.ts';
import { guardAddress, isPrivateAddress } from '../contract/target-guard.ts';
import { failureSentence } from './failure-sentences.ts';
import { directoryOf, directoryOfAll, isMostlyOutside, isSameWebsite } from './scope.ts';
import type { SiteReader } from './site-reader.ts';

/** Our own name in robots.txt. */
export const OUR_TOKEN = 'AnswerableBot';

export interface OpenedWebsite {
  target: Target;
  robots: RobotsObservation;
  home: ReadAttempt;
}

export type OpenResult = { ok: true; opened: OpenedWebsite } | { ok: false; message: string };

/**
 * Reads the address the owner typed, whatever robots.txt says: it is the home page. Then robots.txt of the host it was found on,
 * and how far the website reaches. `message` is a public sentence.
 */
export async function openWebsite(
  site: SiteReader,
  typedUrl: string,
  options: { allowPrivate: boolean },
): Promise<OpenResult> {
  if (!URL.canParse(typedUrl))
    return { ok: false, message: 'This is not a web address. Enter one like https://www.example.com.' };
  const typed = new URL(typedUrl);
  const guard = guardAddress(typed, options);
  if (!guard.ok) return guard;

  const [first, earlyRobots] = await Promise.all([site.readPage(typed.href), readRobotsOf(site, typed.origin)]);
  const home = await followRefresh(site, first);
  if (!isReadable(home)) return { ok: false, message: failureSentence(home) };
  const { origin } = new URL(home.finalUrl);
  const robots = origin === typed.origin ? earlyRobots : await readRobotsOf(site, origin);
  const reading = readRobots(robots);
  const delayS = groupsFor(reading, OUR_TOKEN).map((group) => group.crawlDelayS ?? 0);
  if (delayS.length > 0) site.obeyCrawlDelay(Math.max(...delayS));

  const target: Target = {
    typedUrl,
    homeUrl: home.finalUrl,
    scopeUrl: typed.pathname === '/' ? `${origin}/` : await findScope(site, home, reading),
    isPrivate: isPrivateAddress(new URL(home.finalUrl)),
    aliasHost: null,
  };
  return { ok: true, opened: { target, robots, home } };
}

function readRobotsOf(site: SiteReader, origin: string): Promise<RobotsObservation> {
  return site.readText(`${origin}/robots.txt`);
}

/** What leaves nothing to judge. A sign-in form is a page; an empty shell with scripts is filled by the browser. */
function isReadable(home: ReadAttempt): home is ReadAttempt & { view: PageView } {
  return home.view !== null && (home.obstacle === null || home.obstacle.kind === 'login');
}

/** Some home pages are a bare forwarding tag. Followed once, and only where the page has nothing else to say. */
const MAX_FORWARDING_WORDS = 30;
const MAX_REFRESH_S = 5;

async function followRefresh(site: SiteReader, home: ReadAttempt): Promise<ReadAttempt> {
  if (!isReadable(home) || home.view.textWords > MAX_FORWARDING_WORDS) return home;
  const target = refreshTarget(home.view);
  if (target === null || target === home.finalUrl) return home;
  const next = await site.readPage(target);
  if (!isReadable(next)) return home;
  const hop = { url: home.finalUrl, status: home.status };
  return { ...next, url: home.url, redirects: [...home.redirects, hop, ...next.redirects] };
}

function refreshTarget(view: PageView): string | null {
  const content = view.metas.find((meta) => meta.by === 'http-equiv' && meta.name === 'refresh')?.content;
  const match = /^\s*(\d{1,6})[\d.]{0,9}\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content ?? '');
  const isSoon = match?.[2] !== undefined && Number(match[1]) <= MAX_REFRESH_S;
  const led = isSoon ? match[2]?.trim() : view.scripts.leadsTo;
  if (led === undefined || !URL.canParse(led, view.baseUrl)) return null;
  const target = new URL(led, view.baseUrl);
  target.hash = '';
  return target.protocol.startsWith('http') ? target.href : null;
}

/**
 * The whole host, unless the home page stands in a directory and the host's root is another website or none. When that
 * cannot be told, the whole host. A directory below which all that the page is made of lies is the website's.
 */
async function findScope(site: SiteReader, home: ReadAttempt, robots: RobotsReading): Promise<string> {
  const root = `${new URL(home.finalUrl).origin}/`;
  const directory = directoryOf(home.finalUrl);
  if (directory === root || !home.view || !robotsVerdict(robots, OUR_TOKEN, root).allowed) return root;
  const top = directoryOfAll(home.view);
  const own = top === root ? directory : top;
  const rootPage = await site.readPage(root);
  if (rootPage.finalUrl.startsWith(directory)) return root;
  if (rootPage.status === 404 || rootPage.status === 410 || rootPage.obstacle?.kind === 'parked') return own;
  if (!rootPage.view) return root;
  const isPart = isSameWebsite(rootPage.view, home.view) || (top === root && isMostlyOutside(home.view, directory));
  return isPart ? root : own;
}
