import type { Observations, PageObservation, RenderAttempt } from '../../observations.ts';
import type { AxeReading } from '../axe/axe-finding.ts';
import { isStylesheet, missesStyles } from '../misses-styles.ts';
import type { PageView } from '../page/page-view.ts';
import { parsedUrl } from '../parsed-url.ts';

/** As the browser says that a server has no such file, and which. */
const GONE = /status of (?:404|410)\b.*?(?<url>https?:\/\/\S+)$/;
/** What a visitor never sees of a page. */
const MAX_GONE = 10;
/** Rules of axe-core that judge how a page looks, and what is not to be reached: a style sheet hides windows until they are opened. */
const LOOK: ReadonlySet<string> = new Set([
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'aria-hidden-focus',
  'scrollable-region-focusable',
]);

/**
 * The same observations with what is missing of each page noted beside it: the measurement names each file of the home page that did not
 * arrive, and a style sheet is often that of every page. Where one is missing nothing is concluded from how the page looked.
 */
export function withMissedFiles(observations: Observations): Observations {
  const { pages, lab } = observations;
  const errors = [...new Set((lab?.runs ?? []).flatMap(({ consoleErrors }) => consoleErrors))];
  const gone = new Set(errors.flatMap((error) => GONE.exec(error)?.groups?.['url'] ?? []));
  return { ...observations, pages: pages.map((page) => withMissed(page, errors, gone)) };
}

function withMissed(page: PageObservation, errors: readonly string[], gone: ReadonlySet<string>): PageObservation {
  const { plain, rendered, role } = page;
  if (!plain.view || !rendered) return page;
  const host = parsedUrl(plain.finalUrl)?.host;
  const own = (urls: readonly (string | null)[]) =>
    urls.filter((url) => url !== null && gone.has(url) && parsedUrl(url)?.host === host) as string[];
  const goneStyles = unique([...(rendered.goneStyles ?? []), ...own(stylesOf(plain.view))]);
  const pictures = [...plain.view.images, ...(rendered.view?.images ?? [])];
  const gonePictures = role === 'home' ? unique(own(pictures.map(({ src }) => src))) : [];
  const lostScripts = rendered.missesCode ? unique(lostOf(plain.view, host, errors)) : [];
  const isBare =
    rendered.missesStyles === true || goneStyles.length > 0 || missesStyles(plain.view, errors.filter(isOfLook));
  if (!isBare && gonePictures.length === 0 && lostScripts.length === 0) return page;
  const missed: RenderAttempt = {
    ...rendered,
    ...(goneStyles.length > 0 ? { goneStyles } : {}),
    ...(gonePictures.length > 0 ? { gonePictures } : {}),
    ...(lostScripts.length > 0 ? { lostScripts } : {}),
    // No script was seen at work: whatever it brings is missing.
    ...(lostScripts.length > 0 && hasNoOther(plain.view, host) ? { missesData: true } : {}),
    ...(isBare ? { missesStyles: true } : {}),
    ...(isBare && rendered.axe ? { axe: withoutLook(rendered.axe) } : {}),
  };
  return { ...page, rendered: missed };
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

/** A browser may ask for it by https. */
const namesFile = (error: string, url: string): boolean => error.endsWith(url.replace(/^https?:/, ''));

/** As a snippet or a template has. */
const FEW_BYTES = 1_000;

const hasNoOther = ({ scripts }: PageView, host: string | undefined): boolean =>
  scripts.inlineBytes < FEW_BYTES && scripts.external.every((url) => parsedUrl(url)?.host !== host);

const unique = (urls: readonly string[]): string[] => [...new Set(urls)].slice(0, MAX_GONE);

const stylesOf = ({ headLinks }: PageView) => headLinks.filter(isStylesheet).map(({ url }) => url);

/** A sheet that is asked for a family of letters gives nothing else a look. */
const isOfLook = (error: string): boolean => !/[?&]family=/.test(error);

/** What was found wrong is open, and what was found right. */
function withoutLook({ violations, incomplete, passed, ...reading }: AxeReading): AxeReading {
  const open = violations.filter(({ rule }) => LOOK.has(rule)).map(({ rule, nodeCount }) => ({ rule, nodeCount }));
  return {
    ...reading,
    violations: violations.filter(({ rule }) => !LOOK.has(rule)),
    incomplete: [...incomplete, ...open],
    passed: passed.filter((rule) => !LOOK.has(rule)),
  };
}
