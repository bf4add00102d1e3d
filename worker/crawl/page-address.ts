import type { Target } from '../audit/observations.ts';
import { isBesideAlias, pathOnTarget } from '../audit/website/site-address.ts';
import { lightLetters } from '../audit/website/text/light-letters.ts';
import { regexSource } from '../audit/website/text/regex-source.ts';

type Bounds = Pick<Target, 'homeUrl' | 'scopeUrl' | 'aliasHost' | 'aliasBase'>;

/** Query parameters that say where a visitor came from, not what the page shows. */
const TRACKING = lightLetters(
  regexSource`
    ^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|yclid|dclid|mc_cid|mc_eid|_ga|_gl|igshid|srsltid|hs\w*
    |phpsessid|jsessionid|sid|ref|referrer|replytocom|share)$
  `,
  'i',
);

/** Files a browser downloads or embeds. */
const NOT_A_PAGE = new RegExp(
  regexSource`
    \.(
      pdf
      |docx?
      |xlsx?
      |pptx?
      |odt
      |ods
      |rtf
      |txt
      |csv
      |json
      |xml
      |rss
      |atom
      |ics
      |vcf
      |jpe?g
      |png
      |gif
      |webp
      |avif
      |svg
      |ico
      |bmp
      |tiff?
      |heic
      |mp[34]
      |m4[av]
      |mov
      |avi
      |webm
      |og[gv]
      |wav
      |zip
      |gz
      |tgz
      |rar
      |7z
      |dmg
      |exe
      |apk
      |css
      |m?js
      |map
      |woff2?
      |ttf
      |eot
      |wasm
      |webmanifest
    )$
  `,
  'i',
);

/** Addresses a server has for programs. */
const FOR_PROGRAMS =
  /^\/(wp-json|wp-admin|wp-login\.php|xmlrpc\.php|cdn-cgi|api|graphql|\.well-known)(\/|$)|\/feed\/?$/i;

/** Badly built websites change something on a plain request for these. */
const ACTS =
  /\b(log-?out|sign-?out|unsubscribe|delete|remove|add[-_]to[-_](cart|wishlist|basket)|abmelden|deconnexion)\b/i;

const MAX_CHARS = 2_048;
/** Endless calendars and relative links that resolve into themselves go deeper than any page a visitor wants. */
const MAX_SEGMENTS = 8;
const MAX_REPEATS = 2;

/**
 * The address to ask the target for, or null when `url` leads elsewhere or to no page. Other spellings of the host (http, www,
 * the alias host of a private target) become the target's own, so that nothing is sent anywhere else.
 */
export function addressInScope(url: string, target: Bounds): string | null {
  const parsed = inScope(url, target);
  if (!parsed || NOT_A_PAGE.test(parsed.pathname) || isTrap(parsed.pathname)) return null;
  return `${parsed.origin}${parsed.pathname}${keptQuery(parsed)}`;
}

/** As `addressInScope`, for anything a link may lead to, files too. Addresses that do something when asked are left out. */
export function linkInScope(url: string, target: Bounds): string | null {
  const parsed = inScope(url, target);
  return parsed && !actsWhenAsked(parsed) ? parsed.href : null;
}

/** Whether asking for the address might change something. */
export function actsWhenAsked({ pathname, search }: URL): boolean {
  return ACTS.test(pathname + search);
}

function inScope(url: string, target: Bounds): URL | null {
  if (url.length > MAX_CHARS || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return null;
  const scope = new URL(target.scopeUrl);
  const isAlias = target.aliasHost !== null && parsed.host === target.aliasHost;
  if (isAlias ? isBesideAlias(parsed, target) : !isSameHost(parsed, scope)) return null;
  const own = new URL(pathOnTarget(parsed, target), scope.origin);
  return `${own.pathname}/`.startsWith(scope.pathname) && !FOR_PROGRAMS.test(own.pathname) ? own : null;
}

/** One key for all spellings of a page: trailing slash, index file, .html, order of parameters, case of percent-encoding. */
export function spellingKey(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const path = decoded(pathname)
    .replace(/\/(index|default|home)\.(html?|php\d?|aspx?|jsp|shtml)$/i, '/')
    .replace(/\.html?$/i, '')
    .replace(/\/+$/, '');
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).sort();
  return [host.replace(/^www\./, ''), path, ...query].join('\n');
}

/** Folder and file names of the path below the scope, decoded and in lower case. */
export function segmentsOf(url: string, scopeUrl: string): string[] {
  const path = decoded(new URL(url).pathname.slice(new URL(scopeUrl).pathname.length));
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

function isSameHost(a: URL, b: URL): boolean {
  if (a.host === b.host) return true;
  return a.port === '' && b.port === '' && a.hostname.replace(/^www\./, '') === b.hostname.replace(/^www\./, '');
}

function isTrap(pathname: string): boolean {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > MAX_SEGMENTS) return true;
  return segments.some((segment) => segments.filter((other) => other === segment).length > MAX_REPEATS);
}

function keptQuery(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  if (kept.length === 0) return '';
  return kept.length === [...url.searchParams].length ? url.search : `?${new URLSearchParams(kept)}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
