import type { Target } from '../../audit/observations.ts';
import type { PageView } from '../../audit/website/page/page-view.ts';
import { shownFiles } from '../../audit/website/pictures/shown-files.ts';
import { readRobots, robotsVerdict } from '../../audit/website/robots/robots-txt.ts';
import { isDelayed } from '../crawl-delay.ts';
import { type OpenedWebsite, OUR_TOKEN } from '../open-website.ts';
import type { Clock, SiteReader } from '../site-reader.ts';

/** A page shows a dozen; a shop hundreds, of which these tell enough. */
const MAX_FILES = 60;
/** Requests kept back for what comes later in the same analysis. */
const RESERVE = 10;
/** A slow server is not asked for longer than this: the owner waits. */
const ALL_MS = 8_000;
/** As many as the site reader lets through at once. */
const AT_ONCE = 4;

/** The server's word that there is no such file. */
const GONE = new Set([404, 410]);

/** Pictures and videos of its own that pages show and the server does not have: it said so twice. What robots.txt closes to us is not asked. */
export async function checkShownFiles({
  site,
  opened,
  target,
  views,
  clock,
}: {
  site: SiteReader;
  opened: OpenedWebsite;
  target: Target;
  views: readonly PageView[];
  clock: Clock;
}): Promise<string[]> {
  const robots = readRobots(opened.robots);
  // Where robots.txt asks for a pause each file would cost a second of the owner's time.
  if (isDelayed(robots)) return [];
  const deadline = clock.now() + ALL_MS;
  const all = views.flatMap((view) => shownFiles(view, target).map(({ url }) => url));
  const chosen = [...new Set(all)].filter((url) => robotsVerdict(robots, OUR_TOKEN, url).allowed).slice(0, MAX_FILES);
  const gone = new Set<string>();
  const isGone = async (url: string): Promise<boolean> => GONE.has((await site.look(url)).exchange.status);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let url = chosen[next++]; url; url = chosen[next++]) {
      if (site.requestsLeft <= RESERVE || clock.now() > deadline) return;
      if ((await isGone(url)) && site.requestsLeft > 0 && (await isGone(url))) gone.add(url);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return chosen.filter((url) => gone.has(url));
}
