import type { Observations, PageObservation, RenderAttempt } from '../../observations.ts';
import type { AxeReading } from '../axe/axe-finding.ts';
import { isOfCounter, isOfLetters, isStylesheet, isUnreached, missesStyles } from '../lost-requests.ts';
import type { PageView } from '../page/page-view.ts';
import { parsedUrl } from '../parsed-url.ts';
import { shownFiles } from '../pictures/shown-files.ts';

/** As the browser says that a server has no such file, and which. */
const GONE = /status of (?:404|410)\b.*?(?<url>https?:\/\/\S+)$/;
/** What a visitor never sees of a page. */
const MAX_GONE = 10;
/**
 * Rules of axe-core that judge how a page looks, what is not to be reached, and what stands there twice: a style sheet hides windows until
 * they are opened, and of two menus the one for wide screens.
 */
const LOOK: ReadonlySet<string> = new Set([
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'aria-hidden-focus',
  'scrollable-region-focusable',
  'region',
  'duplicate-id-aria',
  'identical-links-same-purpose',
]);
const TWICE = /^landmark-(?:unique|no-duplicate)/;
const isOfLookRule = (rule: string): boolean => LOOK.has(rule) || TWICE.test(rule);

/**
 * The same observations with what is missing of each page noted beside it: the measurement names each file of the home page that did not
 * arrive, and a style sheet is often that of every page. Where one is missing that visitors may get nothing is concluded from how the page
 * looked.
 */
export function withMissedFiles(observations: Observations): Observations {
  const { pages, lab, target } = observations;
  const errors = [...new Set((lab?.runs ?? []).flatMap(({ consoleErrors }) => consoleErrors))];
  const gone = new Set(errors.flatMap((error) => GONE.exec(error)?.groups?.['url'] ?? []));
  const asked = new Set(observations.goneFiles);
  const home = pages.find(({ role }) => role === 'home');
  return {
    ...observations,
    pages: pages.map((page) => {
      const own = withMissed(withoutTrifles(page, home, errors), errors, gone);
      return own.rendered?.view && asked.size > 0 ? withGoneFiles(own, own.rendered, asked, target) : own;
    }),
  };
}

/** No more errors are kept of a load: of as many nobody knows which others there were. */
const MOST_ERRORS = 20;

/**
 * A page of which nothing is missing but letters and what counts visits has all that gives it its words and its look. Only the measurement
 * of the home page names what did not arrive: of a page that asks others for more than the home page does nothing is known.
 */
function withoutTrifles(
  page: PageObservation,
  home: PageObservation | undefined,
  errors: readonly string[],
): PageObservation {
  const { rendered } = page;
  if (!rendered || !home || errors.length >= MOST_ERRORS) return page;
  const lost = errors.filter(isUnreached);
  const asksNoMore = (of: (view: PageView) => string[]) => {
    const known = new Set(foreignOf(home, of));
    return foreignOf(page, of).every((url) => known.has(url) || isOfLetters(url) || isOfCounter(url));
  };
  const isLooked =
    rendered.missesStyles === true &&
    lost.some(isOfLetters) &&
    lost.every((error) => isOfLetters(error) || !SHEET.test(error)) &&
    asksNoMore(stylesOf);
  const isWritten =
    rendered.missesCode === true &&
    rendered.missesData !== true &&
    lost.some(isOfCounter) &&
    lost.every((error) => isOfCounter(error) || isOfLetters(error) || PICTURE.test(error)) &&
    asksNoMore(({ scripts }) => scripts.external);
  if (!isLooked && !isWritten) return page;
  const { missesStyles: _, ...styled } = rendered;
  return { ...page, rendered: { ...(isLooked ? styled : rendered), ...(isWritten ? { missesCode: false } : {}) } };
}

const SHEET = /css/i;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)(?:[?#]|$)/i;

/** What the page asks other hosts for, as served and as shown. */
function foreignOf({ plain, rendered }: PageObservation, of: (view: PageView) => string[]): string[] {
  const host = parsedUrl(plain.finalUrl)?.host;
  const all = [plain.view, rendered?.view].flatMap((view) => (view ? of(view) : []));
  return all.filter((url) => parsedUrl(url)?.host !== host);
}

function withMissed(page: PageObservation, errors: readonly string[], gone: ReadonlySet<string>): PageObservation {
  const { plain, rendered, role } = page;
  if (!plain.view || !rendered) return page;
  const host = parsedUrl(plain.finalUrl)?.host;
  const own = (urls: readonly (string | null)[]) =>
    urls.filter((url) => url !== null && gone.has(url) && parsedUrl(url)?.host === host) as string[];
  const goneStyles = unique([...(rendered.goneStyles ?? []), ...own(stylesOf(plain.view))]);
  const pictures = [...plain.view.images, ...(rendered.view?.images ?? [])];
  const { gonePictures, goneVideos } = role === 'home' ? shownAmong(own([...gone]), plain.view, pictures) : NONE;
  const lostScripts = rendered.missesCode ? unique(lostOf(plain.view, host, errors)) : [];
  const isUnlike = isUnlikeShown(page, rendered, errors);
  if (!isUnlike && goneStyles.length + gonePictures.length + goneVideos.length === 0 && lostScripts.length === 0)
    return page;
  const missed: RenderAttempt = {
    ...rendered,
    ...(goneStyles.length > 0 ? { goneStyles } : {}),
    ...(gonePictures.length > 0 ? { gonePictures } : {}),
    ...(goneVideos.length > 0 ? { goneVideos } : {}),
    ...(lostScripts.length > 0 ? { lostScripts } : {}),
    // No script was seen at work: whatever it brings is missing.
    ...(lostScripts.length > 0 && hasNoOther(plain.view, host) ? { missesData: true } : {}),
    ...(isUnlike ? { missesStyles: true } : {}),
    ...(isUnlike && rendered.axe ? { axe: withoutLook(rendered.axe) } : {}),
  };
  return { ...page, rendered: missed };
}

const BEHIND = /\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#]|$)/i;
const VIDEO = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;
/** The sign of the website, which a browser asks for by itself. */
const IN_TAB = /\/[^/?]*(?:favicon|apple-touch|android-chrome|mstile)[^/?]*(?:\?|$)/i;

const NONE = { gonePictures: [], goneVideos: [] };

/** What stands behind a text or before a video is named by no element of a picture. */
function shownAmong(gone: readonly string[], { headLinks }: PageView, pictures: PageView['images']) {
  const inHead = new Set(headLinks.map(({ url }) => url));
  const shown = new Set(pictures.map(({ src }) => src));
  const files = gone.filter((url) => !inHead.has(url) && !IN_TAB.test(url));
  return {
    gonePictures: unique(files.filter((url) => BEHIND.test(url) || shown.has(url))),
    goneVideos: unique(files.filter((url) => VIDEO.test(url))),
  };
}

/** A library or a loader is a file; what counts visitors or draws a map is called with a key. */
const IS_FILE = /\.m?js$/i;

function lostOf({ scripts }: PageView, host: string | undefined, errors: readonly string[]): string[] {
  const foreign = scripts.external.filter((url) => {
    const at = parsedUrl(url);
    return at !== null && at.host !== host && at.search === '' && IS_FILE.test(at.pathname);
  });
  // Where the measurement names none, it was not made, or all of the home page arrived there.
  return errors.length === 0 ? foreign : foreign.filter((url) => errors.some((error) => namesFile(error, url)));
}

/** What may give the page its look did not arrive: how it looked is not how visitors see it. */
const isUnlikeShown = (page: PageObservation, rendered: RenderAttempt, errors: readonly string[]): boolean =>
  rendered.missesStyles === true ||
  (page.plain.view !== null && missesStyles(page.plain.view, errors.filter(isOfLook))) ||
  (rendered.missesCode === true && mayLackLook(page, errors));

/** A script of another host may write style sheets. Where the measurement names none that failed, it was not made, or all arrived there. */
function mayLackLook(page: PageObservation, errors: readonly string[]): boolean {
  const scripts = foreignOf(page, (view) => view.scripts.external).filter((url) => !isOfCounter(url));
  return errors.length === 0 ? scripts.length > 0 : scripts.some((url) => errors.some((one) => namesFile(one, url)));
}

/** A browser may ask for it by https. */
const namesFile = (error: string, url: string): boolean => error.endsWith(url.replace(/^https?:/, ''));

/** As a snippet or a template has. */
const FEW_BYTES = 1_000;

const hasNoOther = ({ scripts }: PageView, host: string | undefined): boolean =>
  scripts.inlineBytes < FEW_BYTES && scripts.external.every((url) => parsedUrl(url)?.host !== host);

/** What the server said it does not have, of what a browser shows of the page. */
function withGoneFiles(
  page: PageObservation,
  rendered: RenderAttempt,
  asked: ReadonlySet<string>,
  target: Observations['target'],
): PageObservation {
  const shown = rendered.view ? shownFiles(rendered.view, target).filter(({ url }) => asked.has(url)) : [];
  const of = (kind: string) => shown.filter((file) => file.kind === kind).map(({ url }) => url);
  const gonePictures = [...new Set([...(rendered.gonePictures ?? []), ...of('picture')])];
  const goneVideos = [...new Set([...(rendered.goneVideos ?? []), ...of('video')])];
  return {
    ...page,
    rendered: {
      ...rendered,
      ...(gonePictures.length > 0 ? { gonePictures } : {}),
      ...(goneVideos.length > 0 ? { goneVideos } : {}),
    },
  };
}

const unique = (urls: readonly string[]): string[] => [...new Set(urls)].slice(0, MAX_GONE);

const stylesOf = ({ headLinks }: PageView): string[] => headLinks.filter(isStylesheet).flatMap(({ url }) => url ?? []);

const isOfLook = (error: string): boolean => !isOfLetters(error);

/** What was found wrong is open, and what was found right. */
function withoutLook({ violations, incomplete, passed, ...reading }: AxeReading): AxeReading {
  const open = violations.filter(({ rule }) => isOfLookRule(rule)).map(({ rule, nodeCount }) => ({ rule, nodeCount }));
  return {
    ...reading,
    violations: violations.filter(({ rule }) => !isOfLookRule(rule)),
    incomplete: [...incomplete, ...open],
    passed: passed.filter((rule) => !isOfLookRule(rule)),
  };
}
