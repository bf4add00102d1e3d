import type { Observations, PageObservation, PageRole } from '../../observations.ts';
import { hasNoindex } from '../indexing.ts';
import type { PageLink, PageView } from '../page/page-view.ts';
import { ownAddress, pageKey } from '../site-address.ts';
import { isSignInPage } from './sign-in-page.ts';

/** Without them a business has no legal notice and no way to be reached, wherever links to them stand. */
const NEEDED: ReadonlySet<PageRole> = new Set(['home', 'legal', 'contact']);
/** What a business sells may be left out of search by mistake, and linked to from a list alone. */
const SELLING: ReadonlySet<PageRole> = new Set(['services', 'products', 'prices', 'locations']);
/** A page that says less is a test, or thanks for a form that was sent. */
const FEW_WORDS = 40;

/**
 * The same observations with the pages noted that nobody is led to and that are not to be found: drafts, tests, thanks for what was sent, and
 * what belongs to those. Either a page asks search engines, in its own head, to leave it out, and neither a menu nor the home page leads there;
 * or no link does, and it hardly says a word, or leads to no page itself, as an invoice to print. Where most pages ask to be left out, or no
 * menu was seen, nothing is noted.
 */
export function withAsidePages(observations: Observations): Observations {
  const { pages, target } = observations;
  const home = pages.find(({ role }) => role === 'home');
  if (!home || hasNoindex(home.plain)) return observations;
  const others = pages.filter(({ role, plain }) => plain.view !== null && !NEEDED.has(role));
  const lone = others.filter((page) => hasNoindex(page.plain) || isBare(page));
  if (lone.length === 0 || lone.length * 2 > pages.length) return observations;
  const leading = pages.filter((page) => !lone.includes(page) && !isSignInPage(page));
  const ways = waysFrom(leading, target);
  if (ways.menu.size === 0) return observations;
  const isAside = (page: PageObservation): boolean => {
    const keys = [page.url, page.plain.finalUrl, page.plain.ledFrom ?? page.url].map(pageKey);
    const isIn = (set: ReadonlySet<string>): boolean => keys.some((key) => set.has(key));
    return !isIn(hasNoindex(page.plain) && !SELLING.has(page.role) ? ways.menu : ways.any);
  };
  const aside = new Set(lone.filter(isAside));
  return aside.size === 0
    ? observations
    : { ...observations, pages: pages.map((page) => (aside.has(page) ? { ...page, isAside: true } : page)) };
}

function isBare(page: PageObservation): boolean {
  const { role, foundBy, plain, rendered } = page;
  if (role !== 'other' || foundBy !== 'sitemap' || plain.status !== 200) return false;
  if ((rendered?.view ?? plain.view)?.forms.length !== 0) return false;
  const says = Math.max(plain.view?.textWords ?? 0, rendered?.view?.textWords ?? 0);
  return says < FEW_WORDS || isDeadEnd(page);
}

/** Neither a link nor a script on it leads anywhere, as it is sent and as it is shown. */
const isDeadEnd = ({ plain, rendered }: PageObservation): boolean =>
  rendered?.view != null &&
  [plain.view, rendered.view].every(
    (view) => view !== null && view.links.length === 0 && scriptLinksOf(view).length === 0,
  );

const FRAME = new Set<PageLink['landmark']>(['nav', 'header', 'footer']);
/** A menu without elements of its own stands on so many pages. */
const MENU_SHARE = 0.5;

/** Keys of the pages that links lead to, as served and as drawn: all of them, and those of the home page, of a frame, or of most pages. */
function waysFrom(pages: readonly PageObservation[], target: Observations['target']) {
  const any = new Set<string>();
  const menu = new Set<string>();
  const counts = new Map<string, number>();
  for (const page of pages) {
    const here = new Set<string>();
    for (const view of viewsOf(page))
      for (const { href, landmark } of [...view.links, ...scriptLinksOf(view)]) {
        const address = ownAddress(href, view.baseUrl, target);
        if (address === null || pageKey(address) === pageKey(page.url)) continue;
        const key = pageKey(address);
        here.add(key);
        any.add(key);
        if (page.role === 'home' || FRAME.has(landmark)) menu.add(key);
      }
    for (const key of here) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) if (count > 1 && count >= pages.length * MENU_SHARE) menu.add(key);
  return { any, menu };
}

const viewsOf = ({ plain, rendered }: PageObservation): PageView[] =>
  [plain.view, rendered?.view ?? null].filter((view) => view !== null);

/** Where only a click handler leads somewhere it may stand in a menu. */
const scriptLinksOf = ({ scriptLinks = [] }: PageView) =>
  scriptLinks.map(({ url }) => ({ href: url, landmark: 'nav' as const }));
