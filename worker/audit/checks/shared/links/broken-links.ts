import { policyKindOfName } from '../../../facts/profiles/policy-names.ts';
import { isNetworkName } from '../../../facts/profiles/social-networks.ts';
import type { LinkCheck } from '../../../observations.ts';
import { LIMITS } from '../../../website/page/page-limits.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageLink, PageView } from '../../../website/page/page-view.ts';
import { isPiece, type ReadPage } from '../../../website/read-pages.ts';
import { pageKey } from '../../../website/site-address.ts';
import { callsNoNumber } from '../../../website/unasked/phone-slip.ts';
import type { Evidence } from '../../check.ts';
import { onEveryPage, type Repeated } from '../on-every-page.ts';

export interface LinkHealth {
  tried: number;
  /** Links that were answered in a way that tells. */
  known: number;
  /** Each once, where it was met first. */
  broken: Evidence[];
  /** The same, and a row for each further page that links to one of them. */
  onPages: Evidence[];
}

/**
 * Gone for certain: 404, 410 and names that do not resolve. All else (refusals to machines such as 401, 403, 429 and 999, time-outs,
 * 5xx) may be us or the moment. A name counts only where other websites were reached: else it is our own network that has none.
 */
export function linkHealth(
  checks: readonly LinkCheck[],
  kind: LinkCheck['kind'],
  pages: readonly ReadPage[],
): LinkHealth {
  const ofKind = checks.filter((check) => check.kind === kind);
  const namesTell = kind === 'internal' || reachedOthers(checks);
  const broken = ofKind.filter((check) => isGone(check, namesTell));
  const alive = ofKind.filter(({ status, failure }) => failure === null && status >= 200 && status < 400);
  // The page it was found on may have been asked for at an address that leads on to this one.
  const askedAt = new Map(pages.map(({ url, plain }) => [plain.finalUrl, url]));
  const evidence = broken.map(({ url, foundOn, status }) => ({
    pageUrl: askedAt.get(foundOn) ?? foundOn,
    place: `link to ${url}`.slice(0, 300),
    seen: status === 0 ? 'the name does not exist' : `status ${status}`,
  }));
  const repeated = broken.flatMap(({ url }, at): Repeated[] => {
    const first = evidence[at] as Evidence;
    return [
      [url, first],
      ...pages
        .filter(({ plain, rendered }) => linksTo(plain.view, url) || (rendered !== null && linksTo(rendered.view, url)))
        .map((page): Repeated => [url, { ...first, pageUrl: page.url }]),
    ];
  });
  return {
    tried: ofKind.length,
    known: broken.length + alive.length,
    broken: evidence,
    onPages: onEveryPage([...evidence.map((one, at): Repeated => [broken[at]?.url ?? '', one]), ...repeated]).evidence,
  };
}

const linksTo = ({ links }: PageView, url: string): boolean =>
  links.some((link) => link.url !== null && pageKey(link.url) === pageKey(url));

/** Whether any other website answered at all. A machine without a way out finds every one of them dead. */
export function reachedOthers(checks: readonly LinkCheck[]): boolean {
  return checks.some(({ kind, status }) => (kind === 'external' || kind === 'profile') && status > 0);
}

export function isGone({ status, failure }: LinkCheck, namesTell: boolean): boolean {
  return status === 404 || status === 410 || (namesTell && failure === 'dns');
}

/** How far the look went: what was not answered is said, not hidden. */
export function countOf(pageUrl: string, { tried, known, broken }: LinkHealth): Evidence {
  const unknown = tried - known;
  const rest = unknown === 0 ? '' : `, ${unknown} could not be checked`;
  return { pageUrl, place: 'links', seen: `${tried} tried, ${known - broken.length} open${rest}` };
}

/** What stands where an address belongs. "javascript:" and a handler of its own may open something. */
export const NO_ADDRESS = new Set(['', '#', '#!']);
/** How builders call the group of icons that lead to profiles. */
const SOCIAL_GROUP = /(?:^|[^a-z])socials?(?:[^a-z]|$)/i;
const FRAME = /(?:^|> )(?:header|footer)(?=[.#\s]|$)/;

/**
 * Links of the frame to a legal page that have no address, as served and as a browser shows them, one a name, and the pages that repeat
 * one. None where a heading of the same page holds such a text: the link opens it as a window.
 */
export function emptyLegalLinks(pages: readonly ReadPage[]): Evidence[] {
  const written = new Set(
    pages.flatMap(({ plain, rendered }) =>
      [plain.view, ...(rendered ? [rendered.view] : [])].flatMap(({ headings }) =>
        headings.flatMap(({ text }) => policyKindOfName(text) ?? []),
      ),
    ),
  );
  const found = emptyLinks(pages).flatMap(({ page, link, view }) => {
    if (!isInFrame(link, view)) return [];
    const kind = policyKindOfName(link.text);
    const place = placeOf(view, link.path);
    // A panel of settings opens by a script, and so may what has a name for one. What stands in brackets is still to be filled in.
    const mayOpen = (kind !== null && written.has(kind)) || /> a#[^>]*$/.test(place);
    return mayOpen || link.text.includes('[') || !/\p{L}{3}/u.test(link.text)
      ? []
      : [{ page, link, kind, row: `${page.url} ${place}` }];
  });
  const rows = Map.groupBy(found, ({ row }) => row);
  return byPlace(
    found.flatMap(({ page, link, kind, row }) => {
      const kinds = new Set(rows.get(row)?.flatMap((one) => one.kind ?? []));
      // One in a row with others that lead nowhere is as empty as they are. Beside a single one "#" may mean the top of the page.
      const isSure = [...kinds].some((one) => one !== 'cookies') && (kind !== null || kinds.size > 1);
      return isSure ? [evidenceOf(page, link)] : [];
    }),
  );
}

/** Links to write or to call that name nobody, wherever they stand. */
export const emptyContactLinks = (pages: readonly ReadPage[]): Evidence[] =>
  byPlace(
    pages.flatMap((page) =>
      (page.rendered ?? page.plain).view.links
        .filter((link) => !link.hidden && (/^\s*mailto:\s*$/i.test(link.href) || callsNoNumber(link)))
        .map((link) => evidenceOf(page, link)),
    ),
  );

/**
 * Links of the text that have a name and no address, as the tiles of a row. "#" leads to the top of the page, so that one by itself may
 * mean what it does; two of one kind with different names do not. A piece of a page is worked by scripts of the page it is loaded into.
 */
export function emptyNamedLinks(pages: readonly ReadPage[]): Evidence[] {
  const named = emptyLinks(pages.filter((page) => wasAsked(page) && !isPiece(page, pages))).filter(
    ({ link, view }) => mayStandAlone(link, view) && /\p{L}{3}/u.test(link.text),
  );
  const rows = Map.groupBy(named, ({ page, link, view }) => `${page.url} ${placeOf(view, link.path)}`);
  const isRow = (row: readonly EmptyLink[]): boolean => new Set(row.map(({ link }) => link.text)).size >= MIN_IN_ROW;
  return byPlace(
    [...rows.values()]
      .filter(isRow)
      .flatMap((row) => row.map((one) => ({ ...one, isTwin: hasTwin(one) })))
      .toSorted((a, b) => Number(a.isTwin) - Number(b.isTwin))
      .map(({ page, link, isTwin }) => {
        const evidence = evidenceOf(page, link);
        return isTwin
          ? { ...evidence, seen: `no address behind one of the links “${link.text.slice(0, 60)}”` }
          : evidence;
      }),
  );
}
const MIN_IN_ROW = 2;

/** Another link of the same words on the page leads somewhere: whoever clicks on that one finds it well. */
const hasTwin = ({ link, view }: EmptyLink): boolean =>
  view.links.some(({ text, href }) => text === link.text && !NO_ADDRESS.has(href.trim()));

/**
 * A menu may open as the pointer comes near. Below the page nothing does; what there is called like a legal text or a network is told by what
 * it is, and settings may come with a script that did not arrive.
 */
function mayStandAlone(link: PageLink, view: PageView): boolean {
  if (IN_FOOTER.test(placeOf(view, link.path)))
    return policyKindOfName(link.text) === null && !isNetworkName(link.text);
  return !isInFrame(link, view) && link.landmark !== 'nav';
}
const IN_FOOTER = /(?:^|> )footer(?=[.#\s]|$)/;

/** Whether a browser tried links of the page, with all that its scripts are made of. */
const wasAsked = ({ rendered }: ReadPage): boolean =>
  !!rendered && !rendered.missesCode && rendered.view.links.some(({ opens }) => opens !== undefined);

/** Links of a group of icons of networks in the frame that have no address, one a name, and the pages that repeat one. */
export const emptyProfileLinks = (pages: readonly ReadPage[]): Evidence[] =>
  byPlace(
    // An icon opens no panel that may be open already.
    emptyLinks(pages, ({ opens, isQuiet }) => opens === false || isQuiet === true).flatMap(({ page, link, view }) =>
      isInFrame(link, view) && SOCIAL_GROUP.test(placeOf(view, link.path)) ? [evidenceOf(page, link)] : [],
    ),
  );

/** The same, be it sure or not that a click opens nothing: beside them nobody can say that there is no link to a profile. */
export const perhapsProfileLinks = (pages: readonly ReadPage[]): Evidence[] =>
  byPlace(
    pages.flatMap((page) => {
      const { view } = page.plain;
      return view.links
        .filter(({ href }) => NO_ADDRESS.has(href.trim()) || namesNoPlace(view, href.trim()))
        .filter(
          (link) => isNetworkName(link.text) || (isInFrame(link, view) && SOCIAL_GROUP.test(placeOf(view, link.path))),
        )
        .map((link) => evidenceOf(page, link));
    }),
  );

/** "#0": a place on the page that is not there. Where the list of places may be cut short nobody can tell. */
const namesNoPlace = ({ ids }: PageView, href: string): boolean =>
  /^#[^/!]+$/.test(href) && ids.length < LIMITS.ids && !ids.includes(href.slice(1));

const isInFrame = ({ landmark, path }: PageLink, view: PageView): boolean =>
  landmark === 'header' || landmark === 'footer' || FRAME.test(placeOf(view, path));

type IsDead = (link: PageLink) => boolean;

export interface EmptyLink {
  page: ReadPage;
  link: PageLink;
  view: PageView;
}

/**
 * Served without an address, and shown so: scripts fill in others. A click may open something all the same; where a browser did not try
 * it, only a page without scripts is sure not to. One that pages repeat is one: what most of them answer holds for all.
 */
export function emptyLinks(pages: readonly ReadPage[], isDead: IsDead = ({ opens }) => opens === false): EmptyLink[] {
  const answers = new Map<string, { all: EmptyLink[]; empty: number }>();
  for (const page of pages) {
    const { view } = page.plain;
    for (const link of view.links) {
      if (link.hidden || !NO_ADDRESS.has(link.href.trim())) continue;
      const isEmpty = leadsNowhere(page, link, isDead);
      if (isEmpty === null) continue;
      const key = `${link.text} ${link.href} ${placeOf(view, link.path)}`;
      const known = answers.get(key) ?? { all: [], empty: 0 };
      known.all.push({ page, link, view });
      known.empty += isEmpty ? 1 : 0;
      answers.set(key, known);
    }
  }
  return [...answers.values()].flatMap(({ all, empty }) => (empty > 0 && empty * 2 >= all.length ? all : []));
}

/** null where a browser shows no such link. */
function leadsNowhere(
  { plain: { view }, rendered }: ReadPage,
  { text, href, path }: PageLink,
  isDead: IsDead,
): boolean | null {
  if (rendered === null) return view.scripts.count === 0;
  const shown = rendered.view.links.filter(
    (other) =>
      !other.hidden &&
      other.text === text &&
      other.href === href &&
      placeOf(rendered.view, other.path) === placeOf(view, path),
  );
  if (shown.length === 0) return null;
  return shown.every((link) => isDead(link) || (link.opens === undefined && view.scripts.count === 0));
}

export const evidenceOf = ({ url: pageUrl }: ReadPage, { text }: PageLink): Evidence => ({
  pageUrl,
  place: text === '' ? 'link without words' : `link "${text.slice(0, 60)}"`,
  seen: text === '' ? 'no address behind a link' : `no address behind “${text.slice(0, 60)}”`,
});

const byPlace = (found: readonly Evidence[]): Evidence[] =>
  onEveryPage(found.map((one): Repeated => [one.place, one])).evidence;
