import type { PageView } from './page/page-view.ts';
import { parsedUrl } from './parsed-url.ts';

/** Of the links in a page's head. */
export const isStylesheet = ({ rel }: { rel: string }): boolean => STYLESHEET.test(rel);

const STYLESHEET = /(?:^|\s)stylesheet(?:\s|$)/;
/** Errors are kept to their first characters. */
const MAX_URL_CHARS = 200;
/** As the browser says that a part of the page did not arrive. */
const NOT_LOADED = /Failed to load resource|net::ERR_/;

/** As the browser says that a server has no such file: nobody who visits gets it either. */
const GONE = /status of (?:404|410)\b/;
/** A file of letters, or a sheet that is asked for a family of them. */
const OF_LETTERS = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)|[?&]family=/i;
/** Letters that are drawn as signs come with a size of their own. */
const OF_SIGNS = /\b(?:icon|symbol)s?\b/i;
/** What is called with the number of an account that visits are counted for. */
const OF_COUNTER = /[?&]id=[A-Z]{1,3}-[A-Z0-9]/;

/** Whether an address, or an error that ends in one, is of letters alone: nothing else has its look from them. */
export const isOfLetters = (address: string): boolean => OF_LETTERS.test(address) && !OF_SIGNS.test(address);

/** The same of a script that counts visits: it writes nothing into a page. */
export const isOfCounter = (address: string): boolean => OF_COUNTER.test(address);

/** As the browser says that a request went nowhere: the server said nothing, or was not reached. */
export const isUnreached = (error: string): boolean => error.includes('net::ERR_');

/** Whether any file did not arrive in our browser that visitors may get. */
export const missesFiles = (consoleErrors: readonly string[]): boolean =>
  consoleErrors.some((error) => NOT_LOADED.test(error) && !GONE.test(error));

const isOfPart = (error: string): boolean => NOT_LOADED.test(error) && !GONE.test(error) && !OF_LETTERS.test(error);

/** Whether a part of the page did not arrive in our browser that visitors get: a picture, a script or what it asks for. Letters alone change little. */
export const missesParts = (consoleErrors: readonly string[]): boolean => consoleErrors.some(isOfPart);

/** Those parts, by the kind that the ends of their addresses tell, and from where, if all are of one host other than the page's own. */
export function missedParts(consoleErrors: readonly string[], pageUrl: string): string {
  const parts = [...new Set(consoleErrors.filter(isOfPart))].flatMap(
    (error) => parsedUrl(error.slice(error.lastIndexOf(' ') + 1)) ?? [],
  );
  const pictures = parts.filter(({ pathname }) => PICTURE.test(pathname));
  const scripts = parts.filter(({ pathname }) => SCRIPT.test(pathname));
  const known = [...pictures, ...scripts];
  const hosts = [...new Set((known.length > 0 ? known : parts).map(({ hostname }) => hostname))];
  const own = parsedUrl(pageUrl)?.hostname;
  const from = hosts.length === 1 && hosts[0] !== own ? ` from ${hosts[0]}` : '';
  return `${kindsOf(pictures.length, scripts.length)} the home page asks for${from}`;
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|ico)$/i;
const SCRIPT = /\.m?js$/i;

function kindsOf(pictures: number, scripts: number): string {
  if (pictures + scripts === 0) return 'Something';
  if (scripts === 0) return pictures === 1 ? 'A picture' : 'Pictures';
  if (pictures === 0) return scripts === 1 ? 'A script' : 'Scripts';
  return 'Pictures and scripts';
}

/**
 * Whether a style sheet that the page names did not arrive in our browser: how it looked there is not how visitors see it. That the
 * website's own server has none is all they get, too.
 */
export function missesStyles({ headLinks, baseUrl }: PageView, consoleErrors: readonly string[]): boolean {
  const own = parsedUrl(baseUrl)?.host;
  const isGone = (error: string) => GONE.test(error) && parsedUrl(/\S+$/.exec(error)?.[0] ?? '')?.host === own;
  const failed = consoleErrors.filter((error) => NOT_LOADED.test(error) && !isGone(error));
  return (
    failed.length > 0 &&
    headLinks.some(
      (link) =>
        link.url !== null &&
        isStylesheet(link) &&
        failed.some((error) => error.includes((link.url as string).slice(0, MAX_URL_CHARS))),
    )
  );
}
