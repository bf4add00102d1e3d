import type { ReadAttempt } from '../../audit/observations.ts';
import { type RobotsReading, robotsVerdict } from '../../audit/website/robots/robots-txt.ts';
import { jumpTarget } from '../../audit/website/unasked/jump-page.ts';
import type { ChosenPage } from '../choose-pages.ts';
import type { KeyPages } from '../find-pages.ts';
import { OUR_TOKEN } from '../open-website.ts';
import { addressInScope } from '../page-address.ts';
import type { SiteReader } from '../site-reader.ts';

/**
 * In place of a page that only leads on, the page of this website it leads to: that one is what visitors read there. The page itself where
 * that one is chosen already, closed to us, elsewhere or no page.
 */
export async function readOn(
  site: SiteReader,
  read: ReadAttempt,
  { target, pages, robots }: Pick<KeyPages, 'target' | 'pages'> & { robots: RobotsReading },
): Promise<ReadAttempt> {
  const led = jumpTarget(read);
  const url = led === null ? null : addressInScope(led, target);
  if (url === null || url === read.url || url === read.finalUrl || pages.some((page) => page.url === url)) return read;
  if (!robotsVerdict(robots, OUR_TOKEN, url).allowed) return read;
  const next = await site.readPage(url);
  const isPage = next.view !== null && next.status < 400 && next.obstacle === null && jumpTarget(next) === null;
  return isPage ? { ...next, ledFrom: read.url } : read;
}

/** Its own address, where another one was chosen that only leads on to it. */
export const addressRead = ({ url }: Pick<ChosenPage, 'url'>, read: ReadAttempt | null): string =>
  read?.ledFrom === undefined ? url : read.url;
