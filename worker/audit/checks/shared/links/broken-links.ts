import { policyKindOfName } from '../../../facts/profiles/policy-names.ts';
import type { LinkCheck } from '../../../observations.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageLink, PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { pageKey } from '../../../website/site-address.ts';
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
  const evidence = broken.map(({ url, foundOn, status }) => ({
    pageUrl: foundOn,
    place: `link to ${url}`.slice(0, 300),
    seen: status === 0 ? 'the name does not exist' : `status ${status}`,
  }));
  const repeated = broken.flatMap(({ url }, at): Repeated[] => {
    const first = evidence[at] as Evidence;
    return [
      [url, first],
      ...pages
        .filter(({ plain }) => plain.view.links.some((link) => link.url !== null && pageKey(link.url) === pageKey(url)))
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

/** Whether any other website answered at all. A machine without a way out finds every one of them dead. */
export function reachedOthers(checks: readonly LinkCheck[]): boolean {
  return checks.some(({ kind, status }) => (kind === 'external' || kind === 'profile') && status > 0);
}

export function isGone({ status, failure }: LinkCheck, namesTell: boolean): boolean {
  return status === 404 || status === 410 || (namesTell && failure === 'dns');
}

/** How far the look went: what was not answered is said, not hidden. */
export function countOf(pageUrl: string, { tried, known }: LinkHealth): Evidence {
  const unknown = tried - known;
  const rest = unknown === 0 ? '' : `, ${unknown} could not be checked`;
  return { pageUrl, place: 'links', seen: `${tried} tried, ${known} answered${rest}` };
}

/** What stands where an address belongs. "javascript:" and a handler of its own may open something. */
const NO_ADDRESS = new Set(['', '#', '#!']);
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
  return byPlace(
    pages.flatMap((page) =>
      emptyLinks(page).flatMap(({ link, view }) => {
        const kind = isInFrame(link, view) ? policyKindOfName(link.text) : null;
        // A panel of settings opens by a script, and so may what has a name for one.
        const mayOpen = kind === 'cookies' || /> a#[^>]*$/.test(placeOf(view, link.path));
        return kind === null || mayOpen || written.has(kind) ? [] : [evidenceOf(page, link)];
      }),
    ),
  );
}

/** Links to write or to call that name nobody, wherever they stand. */
export const emptyContactLinks = (pages: readonly ReadPage[]): Evidence[] =>
  byPlace(
    pages.flatMap((page) =>
      (page.rendered ?? page.plain).view.links
        .filter(({ href, hidden }) => !hidden && /^\s*(?:mailto|tel):\s*$/i.test(href))
        .map((link) => evidenceOf(page, link)),
    ),
  );

/** Links of a group of icons of networks in the frame that have no address, one a name, and the pages that repeat one. */
export const emptyProfileLinks = (pages: readonly ReadPage[]): Evidence[] =>
  byPlace(
    pages.flatMap((page) =>
      emptyLinks(page).flatMap(({ link, view }) =>
        isInFrame(link, view) && SOCIAL_GROUP.test(placeOf(view, link.path)) ? [evidenceOf(page, link)] : [],
      ),
    ),
  );

const isInFrame = ({ landmark, path }: PageLink, view: PageView): boolean =>
  landmark === 'header' || landmark === 'footer' || FRAME.test(placeOf(view, path));

/**
 * Served without an address, and shown so: scripts fill in others. A click may open something all the same; where a browser did not try
 * it, only a page without scripts is sure not to.
 */
function emptyLinks({ plain, rendered }: ReadPage): { link: PageLink; view: PageView }[] {
  const { view } = plain;
  const leadsNowhere = ({ text, href, path }: PageLink): boolean => {
    if (rendered === null) return view.scripts.count === 0;
    const shown = rendered.view.links.filter(
      (other) =>
        !other.hidden &&
        other.text === text &&
        other.href === href &&
        placeOf(rendered.view, other.path) === placeOf(view, path),
    );
    return (
      shown.length > 0 &&
      shown.every(({ opens }) => opens === false || (opens === undefined && view.scripts.count === 0))
    );
  };
  return view.links
    .filter((link) => !link.hidden && NO_ADDRESS.has(link.href.trim()) && leadsNowhere(link))
    .map((link) => ({ link, view }));
}

const evidenceOf = ({ url: pageUrl }: ReadPage, { text }: PageLink): Evidence => ({
  pageUrl,
  place: text === '' ? 'link without words' : `link "${text.slice(0, 60)}"`,
  seen: text === '' ? 'no address behind a link' : `no address behind “${text.slice(0, 60)}”`,
});

const byPlace = (found: readonly Evidence[]): Evidence[] =>
  onEveryPage(found.map((one): Repeated => [one.place, one])).evidence;
