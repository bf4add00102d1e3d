import type { LinkCheck, Observations, PageObservation, PageRole, Target } from '../../observations.ts';
import { namesPrices } from '../../questions/signs/has-price.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { urlParts } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress, pageKey, sitemapUrls } from '../../website/site-address.ts';
import { isJumpPage } from '../../website/unasked/jump-page.ts';
import { unclickedRoutes, unservedRoutes } from '../../website/unasked/unserved-routes.ts';
import { isLeftToScripts, isUndrawn } from '../../website/undrawn-pages.ts';
import { UTILITY_WORDS } from '../../website/utility-words.ts';
import { type PolicyKind, policyKindOfName } from '../profiles/policy-names.ts';
import { clickAmong } from './behind-clicks.ts';
import { chosenPages } from './chosen-pages.ts';
import { leftOfMenu, unfinishedAmong } from './unfinished-pages.ts';
import { isMenuUnseen } from './unseen-menu.ts';
import { viewsBehindHash } from './unseen-views.ts';
import { ledByClicks, untriedButtons } from './untried-buttons.ts';

/** How far the look went, for whoever says that something is not there. */
export interface Coverage {
  /**
   * Own pages that links or a sitemap name and nobody read. Left out is what tells nothing new: a page of a folder of which another
   * one was read, another language's version, a legal text, a cart or a sign-in, an article by its date, a file, and what is gone.
   */
  unread: readonly string[];
  /** Kinds of pages with one narrow subject of which one was meant to be read and was not: they hold that, and nothing else. */
  unreadKinds: readonly PageRole[];
  /** Terms, delivery or returns are a page of their own, and it was not read. */
  hasUnreadTerms: boolean;
  /** Own pages that are known, read ones too; 0 where they were not counted, null where nobody can know: see `isMenuUnseen`. */
  known: number | null;
  /** Data that scripts write into a page did not arrive when we looked: what is missing there may be what they bring. */
  missesData?: true;
  /** A browser loaded the one page there is, and no picture with it: words are all it has. */
  isTextAlone?: true;
  /** An entry that brings text at a click which no HTML holds, or may. */
  behindClick?: string;
  /** A key page that our browser did not show: what is missing may be what its scripts bring. */
  undrawn?: string;
  /** A page that was not read to the end: see `unfinishedAmong`. */
  unfinished?: string;
  /** A page that the menu of the home page leads to and nobody read. */
  menuUnread?: string;
}

/** Whether parts of the website were out of our sight that nobody can name. */
export const isBlind = (sight: Sight): boolean => isPartlyDrawn(sight) || sight.behindClick !== undefined;

/** Whether scripts may write more into the pages than our browser could show. */
export const isPartlyDrawn = ({ known, missesData, undrawn, unfinished, menuUnread }: Sight): boolean =>
  known === null || missesData === true || [undrawn, unfinished, menuUnread].some((url) => url !== undefined);

type Sight = Pick<Coverage, 'known' | 'missesData' | 'undrawn' | 'behindClick' | 'unfinished' | 'menuUnread'>;

/** What stands on such pages has its own readers. */
const NARROW: ReadonlySet<PageRole> = new Set([
  'prices',
  'faq',
  'legal',
  'article',
  'products',
  'services',
  'locations',
]);

/** Where a shop says how one pays, gets and gives back what it sells. */
const TERMS: ReadonlySet<string> = new Set<PolicyKind>(['terms', 'cancellation']);

/** Everything was read. */
export const READ_WHOLE: Coverage = { unread: [], unreadKinds: [], hasUnreadTerms: false, known: 0 };

type Seen = Pick<Observations, 'pages' | 'sitemaps' | 'linkChecks' | 'notRead' | 'lab'> & { target: Target };

export function coverageOf(
  pages: readonly ReadPage[],
  { pages: attempts, sitemaps, linkChecks, notRead, target, lab }: Seen,
): Coverage {
  const views = viewsOf(pages);
  const kinds = kindsNotRead(notRead);
  const translations = translationsIn(views);
  // Of an app that its host does not send they hold what they always held.
  const routes = [...unservedRoutes(attempts), ...unclickedRoutes(attempts)];
  const asked = attempts.filter((one) => !routes.includes(one));
  const gone = goneKeys([
    ...asked.map(({ url, plain }) => ({ url, status: plain.status })),
    ...(linkChecks ?? []),
    ...notRead,
  ]);
  const leading = attempts.filter(isJumpPage);
  const jumps = new Set(leading.map(({ url }) => pageKey(url)));
  const read = readOf(pages, jumps);
  const settled = new Set([...gone, ...jumps]);
  const folders = new Set(pages.flatMap(({ url }) => folderOf(url) ?? []));
  const paths = new Set(pages.map(({ url }) => urlParts(url).pathname));
  const unread = new Map<string, string>();
  const unreadKinds = new Set(narrowRoles([...leading, ...routes]));
  const known = knownPages(pages, { sitemaps, linkChecks, notRead, target }, { read, settled });
  let hasUnreadTerms = false;
  for (const { url } of namedAddresses(views, sitemaps, notRead, target)) {
    const key = pageKey(url);
    if (read.has(countedAs(url)) || settled.has(key)) continue;
    hasUnreadTerms ||= TERMS.has(policyKindOfName(nameOf(url)) ?? '');
    if (translations.has(key) || isAside(url)) continue;
    const { pathname, search } = urlParts(url);
    const kind = kinds.get(key);
    if (kind) unreadKinds.add(kind);
    // "/blog/tarifs-et-delais" tells what things cost, whatever else its folder holds.
    if (namesPrices(nameOf(url))) unreadKinds.add('prices');
    if (kind || folders.has(folderOf(url) ?? '') || (search !== '' && paths.has(pathname))) continue;
    unread.set(key, url);
  }
  for (const url of pages.flatMap(viewsBehindHash)) {
    unread.set(url, url);
    known.add(url);
  }
  const isLost =
    known.size === 1 && (pages.some(isMenuUnseen) || untriedButtons(pages).length + ledByClicks(pages).length > 0);
  return {
    unread: [...unread.values()],
    unreadKinds: [...unreadKinds],
    hasUnreadTerms,
    known: isLost ? null : known.size,
    ...(pages.some(({ rendered }) => rendered?.missesData) ? { missesData: true } : {}),
    ...(!isLost && known.size === 1 && isTextAlone(pages, lab) ? { isTextAlone: true } : {}),
    ...undrawnAmong(attempts),
    ...clickAmong(pages),
    ...unfinishedAmong(pages),
    ...leftOfMenu(pages, target, knownBy(read, [settled, translations], target)),
  };
}

const knownBy =
  (read: ReadonlySet<string>, keys: readonly ReadonlySet<string>[], target: Target) =>
  (url: string): boolean =>
    isBeside(url, target) || isAside(url) || read.has(countedAs(url)) || keys.some((set) => set.has(pageKey(url)));

/** Neither a view nor the wire shows anything that could say in a picture, a film or a frame what the words leave out. */
function isTextAlone(pages: readonly ReadPage[], lab: Seen['lab']): boolean {
  const runs = lab?.runs ?? [];
  return (
    runs.length > 0 &&
    runs.every(({ traffic }) => !traffic.byKind.some(({ kind }) => kind === 'image' || kind === 'media')) &&
    pages.every(({ rendered }) => rendered !== null) &&
    viewsOf(pages).every(({ images, media, frames }) => images.length + media.length + frames.length === 0)
  );
}

/** Own pages that are known: those that were read, and those that a sitemap or a link names. */
function knownPages(
  pages: readonly ReadPage[],
  { sitemaps, linkChecks, notRead, target }: Omit<Seen, 'pages' | 'lab'>,
  { read, settled }: Record<'read' | 'settled', ReadonlySet<string>>,
): Set<string> {
  const views = viewsOf(pages);
  const listed = new Set(sitemapUrls(sitemaps, target));
  const alive = new Set((linkChecks ?? []).filter(isAlive).map(({ url }) => pageKey(url)));
  const isSure = (url: string): boolean => read.has(countedAs(url)) || listed.has(url) || alive.has(pageKey(url));
  const linked = [...linksOf(views, target)];
  const isPage = chosenPages(
    pages.map(({ url }) => url),
    linked.flatMap(({ url }) => (isAside(url) ? [] : [url])),
    listed,
  );
  const rightPaths = new Set(linked.flatMap(({ path, url }) => (path && isSure(url) ? [path] : [])));
  const known = new Set(pages.map(({ url }) => countedAs(url)));
  for (const { url, path } of namedAddresses(views, sitemaps, notRead, target)) {
    if (read.has(countedAs(url)) || settled.has(pageKey(url)) || isFile(url)) continue;
    // What only a link names may be a path that was written wrong.
    const isAstray = path !== undefined && rightPaths.has(path) && !isSure(url);
    if (!isAstray && (listed.has(url) || isPage(url))) known.add(countedAs(url));
  }
  for (const key of known) if (!alive.has(key) && known.has(belowBase(key, target) ?? '')) known.delete(key);
  return known;
}

/** The way to the host's own home page, of a website that is a folder of the host. */
const isBeside = (url: string, { scopeUrl }: Target): boolean =>
  urlParts(url).pathname === '/' && urlParts(scopeUrl).pathname !== '/';

/** "/prices" of a website below "/studio/" is "/studio/prices", named without its folder. null of what stands below it. */
function belowBase(key: string, { scopeUrl }: Target): string | null {
  const base = countedAs(scopeUrl);
  const [host = ''] = base.split('/');
  const isOutside = host !== base && key.startsWith(`${host}/`) && !`${key}/`.startsWith(`${base}/`);
  return isOutside ? base + key.slice(host.length) : null;
}

const viewsOf = (pages: readonly ReadPage[]): PageView[] =>
  pages.flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])]);

/** "/services" that leads on to "/services.html" is not that page. */
const readOf = (pages: readonly ReadPage[], jumps: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    pages
      .filter(({ url }) => !jumps.has(pageKey(url)))
      .flatMap(({ url, plain }) => [url, plain.finalUrl, plain.ledFrom ?? url].map(countedAs)),
  );

const narrowRoles = (pages: readonly PageObservation[]): PageRole[] =>
  pages.map(({ role }) => role).filter((role) => NARROW.has(role));

function undrawnAmong(attempts: Seen['pages']): Pick<Coverage, 'undrawn'> {
  const undrawn = (attempts.find(isUndrawn) ?? attempts.find(isLeftToScripts))?.url;
  return undrawn === undefined ? {} : { undrawn };
}

/** "/prices" and "/prices.html" are one page, whichever of them a sitemap names. */
const countedAs = (url: string): string => pageKey(url).replace(/\.html?$/i, '');

/** Kinds of the pages with one narrow subject that were not read, by key. */
const kindsNotRead = (notRead: Seen['notRead']): ReadonlyMap<string, PageRole> =>
  new Map(notRead.flatMap(({ url, role }) => (role && NARROW.has(role) ? [[pageKey(url), role] as const] : [])));

const isAlive = ({ status, failure }: LinkCheck): boolean => failure === null && status >= 200 && status < 400;

/** Keys of what pages name as themselves in another language. */
const translationsIn = (views: readonly PageView[]): ReadonlySet<string> =>
  new Set(
    views.flatMap(({ headLinks }) => headLinks.flatMap(({ hreflang, url }) => (hreflang && url ? [pageKey(url)] : []))),
  );

const goneKeys = (asked: readonly { url: string; status?: number | null | undefined }[]): ReadonlySet<string> =>
  new Set(asked.filter(({ status }) => status === 404 || status === 410).map(({ url }) => pageKey(url)));

/** Own addresses that links or a sitemap name, one after the other: pages may link to thousands each, the same ones. */
function* namedAddresses(
  views: readonly PageView[],
  sitemaps: Seen['sitemaps'],
  notRead: Seen['notRead'],
  target: Target,
): Generator<Named> {
  yield* linksOf(views, target);
  for (const url of sitemapUrls(sitemaps, target)) yield { url };
  for (const { url } of notRead) yield { url };
}

/** An address, and the path from a page by which a link names it: a footer that pages share leads astray from a folder with one. */
interface Named {
  url: string;
  path?: string;
}

const FROM_PAGE = /^(?![/?#]|[a-z][a-z\d+.-]*:)/i;

function* linksOf(views: readonly PageView[], target: Target): Generator<Named> {
  // What only a click handler leads to is a page all the same.
  for (const { links, scriptLinks = [], baseUrl } of views)
    for (const href of [...links.map((link) => link.href), ...scriptLinks.map((link) => link.url)]) {
      const url = ownAddress(href, baseUrl, target);
      // What lies beside the folder of the website is no page of it.
      if (url !== null && !isBeside(url, target)) yield FROM_PAGE.test(href) ? { url, path: href } : { url };
    }
}

/** Everything before the last part of the path; null for pages at the top, which have nothing in common. */
function folderOf(url: string): string | null {
  const segments = urlParts(url).pathname.split('/').filter(Boolean);
  return segments.length < 2 ? null : segments.slice(0, -1).join('/');
}

const PAGE_FILE = /\.(?:html?|php\d?|aspx?|jsp|shtml|cfm)$/i;
const DATED = /\/(?:19|20)\d\d[-/](?:0?[1-9]|1[0-2])(?:[-/]|$)/;
const UTILITY = new Set(UTILITY_WORDS);
const LANGUAGE_FOLDER = /^\/[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$)/i;

/** Files, legal texts, carts, dated articles and the beginnings of other languages. */
function isAside(url: string): boolean {
  const { pathname } = urlParts(url);
  const name = nameOf(url);
  return (
    isFile(url) ||
    DATED.test(pathname) ||
    LANGUAGE_FOLDER.test(pathname) ||
    UTILITY.has(name.toLowerCase()) ||
    policyKindOfName(name) !== null
  );
}

/** What the last part of an address says, in words. */
const nameOf = (url: string): string =>
  lastPart(urlParts(url).pathname)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_]+/g, ' ');

const lastPart = (pathname: string): string => decoded(pathname.split('/').filter(Boolean).at(-1) ?? '');

function isFile(url: string): boolean {
  const last = lastPart(urlParts(url).pathname);
  return last.includes('.') && !PAGE_FILE.test(last);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
