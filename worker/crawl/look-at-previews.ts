import { previewTag } from '../audit/checks/shared/preview-tags.ts';
import type { LinkCheck, Target } from '../audit/observations.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { readRobots, robotsVerdict } from '../audit/website/robots/robots-txt.ts';
import { ownAddress } from '../audit/website/site-address.ts';
import { isPrivateAddress } from '../contract/target-guard.ts';
import { isDelayed } from './crawl-delay.ts';
import { type OpenedWebsite, OUR_TOKEN } from './open-website.ts';
import type { LinkVisitor, PictureAnswer, SiteReader } from './site-reader.ts';

/** The home page's and two more: most websites have one picture for all, and a shop has thousands. */
const MAX_PICTURES = 3;
/** As for a visit to any other website. */
const VISIT_MS = 5_000;
/** Requests kept back for what comes later in the same analysis. */
const RESERVE = 10;

/** The pictures that stand for pages in link previews: whether they are there, how large, how heavy. Home page first. */
export async function lookAtPreviews({
  site,
  visitor,
  opened,
  target,
  views,
}: {
  site: SiteReader;
  visitor: LinkVisitor;
  opened: OpenedWebsite;
  target: Target;
  views: readonly PageView[];
}): Promise<LinkCheck[]> {
  const robots = readRobots(opened.robots);
  const look = (url: string, isOwn: boolean): Promise<PictureAnswer> | null => {
    if (!isOwn) return isPrivateAddress(new URL(url)) ? null : visitor.look(url, VISIT_MS);
    // Where robots.txt asks for a pause a picture would cost a second of the owner's time.
    const isOpen = robotsVerdict(robots, OUR_TOKEN, url).allowed && !isDelayed(robots);
    return isOpen && site.requestsLeft > RESERVE ? site.look(url) : null;
  };
  const checks = previewsOf(views, target).map(async ({ url, foundOn, isOwn }): Promise<LinkCheck[]> => {
    const answer = await look(url, isOwn);
    if (!answer) return [];
    const { status, failure, finalUrl, fetchedAt } = answer.exchange;
    const check = { url, foundOn, kind: 'image' as const, status, failure, finalUrl, checkedAt: fetchedAt };
    return [answer.image ? { ...check, image: answer.image } : check];
  });
  return (await Promise.all(checks)).flat();
}

interface Preview {
  url: string;
  foundOn: string;
  isOwn: boolean;
}

function previewsOf(views: readonly PageView[], target: Target): Preview[] {
  const found = new Map<string, Preview>();
  for (const view of views) {
    const written = previewTag(view, 'og:image');
    if (written === null || !URL.canParse(written, view.baseUrl)) continue;
    const { href, protocol } = new URL(written, view.baseUrl);
    if (protocol !== 'http:' && protocol !== 'https:') continue;
    const own = ownAddress(href, view.baseUrl, target);
    const url = own ?? href;
    if (!found.has(url)) found.set(url, { url, foundOn: view.url, isOwn: own !== null });
  }
  return [...found.values()].slice(0, MAX_PICTURES);
}
