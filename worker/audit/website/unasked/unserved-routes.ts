import type { PageObservation, ReadAttempt } from '../../observations.ts';
import type { PageView } from '../page/page-view.ts';
import { urlParts } from '../parsed-url.ts';
import { isInAppPage } from '../read-pages.ts';
import { saysNotFound } from './error-titles.ts';

/** A single dead address may be a slip in one link. */
const MIN_ROUTES = 2;

/**
 * Addresses of an app that its host does not know: the menu stands in the drawn home page alone, and each page it leads to is answered with "not
 * found", as where a host lacks the one rule that sends the app. Some send the app itself along with that answer. None where any of them
 * opens, or leads to a file.
 */
export function unservedRoutes(attempts: readonly PageObservation[]): PageObservation[] {
  const home = attempts.find(({ role }) => role === 'home');
  const { plain, rendered } = home ?? {};
  if (!home || !plain?.view || !rendered?.view || plain.view.scripts.count === 0) return [];
  if (ownPaths(plain.view, home.url).size > 0) return [];
  const drawn = ownPaths(rendered.view, home.url);
  // An app that tells its views apart behind a "#" leads to no other address.
  if (drawn.size === 0 && rendered.view.links.some(({ href }) => HASH_ROUTE.test(href.trim()))) return [];
  const others = attempts.filter((one) => one !== home);
  const isRoute = (one: PageObservation): boolean => {
    const { pathname, search } = urlParts(one.url);
    const isUnknown = one.plain.status === 404 || one.plain.status === 410;
    const isOfApp = drawn.has(pathname) || isSameFrame(plain, one.plain);
    return isUnknown && !one.rendered?.view && search === '' && !FILE.test(pathname) && isOfApp;
  };
  return others.length >= MIN_ROUTES && others.every(isRoute) && !saysNotFound(rendered.view) ? others : [];
}

/** The sisters of pages that a click showed and the host does not know either: a click shows these, too, for all we know. */
export function unclickedRoutes(attempts: readonly PageObservation[]): PageObservation[] {
  const isShown = attempts.some((one) => isInAppPage(one) && !saysNotFound(one.rendered.view));
  const isUnknown = ({ plain }: PageObservation): boolean => plain.status === 404 || plain.status === 410;
  return isShown ? attempts.filter((one) => isUnknown(one) && !one.rendered?.view) : [];
}

const HASH_ROUTE = /^\/?#!?\/./;
const FILE = /\.\w{2,5}$/;

/** The very file of the home page came along with "not found": the frame a script fills, under another address. */
const isSameFrame = (home: ReadAttempt, other: ReadAttempt): boolean =>
  home.status < 400 && home.bytes > 0 && home.bytes === other.bytes && home.contentType === other.contentType;

/** Where links lead on the same host, but for the page itself. */
const ownPaths = ({ links }: PageView, pageUrl: string): ReadonlySet<string> => {
  const page = urlParts(pageUrl);
  return new Set(
    links.flatMap(({ url }) => {
      if (url === null || !/^https?:/.test(url)) return [];
      const { host, pathname } = urlParts(url);
      return host === page.host && pathname !== page.pathname ? [pathname] : [];
    }),
  );
};
