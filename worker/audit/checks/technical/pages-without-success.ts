import { mailboxIn } from '../../facts/emails/writes-another.ts';
import type { PageObservation, Target } from '../../observations.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import { ownAddress, pageKey, sitemapUrls } from '../../website/site-address.ts';
import { isEmptyPage } from '../../website/unasked/empty-page.ts';
import { namedBySitemapAlone } from '../../website/unasked/named-by-sitemap-alone.ts';
import { unservedRoutes } from '../../website/unasked/unserved-routes.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { shownInApp } from '../shared/links/shown-in-app.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';

/** One slip among ten pages. */
const MOST_SHARE = 0.9;
/** Answers that say we were refused, not that the page is gone. */
const REFUSALS = new Set([401, 403, 407, 429]);
/** A server that turns away most of what we ask for does not want us; one that refuses a page or two refuses them to all machines. */
const REFUSED_SHARE = 0.5;
/** "Too many requests" says nothing about the page, and a sign-in is judged as a wall. */
const NEVER_THE_PAGE = new Set([401, 407, 429]);

/** A page sent as plain text is shown as its source; other types may be files on purpose. */
const isSource = ({ obstacle, contentType }: PageObservation['plain']): boolean =>
  obstacle?.kind === 'not_html' && /^\s*text\/plain\b/i.test(contentType ?? '');

/** "{{ link.href }}": a template that nobody filled in, no page. */
const isPlaceholder = (url: string): boolean => /%7B%7B|\{\{/i.test(url);

/** Nothing under an address that a single page links to, or that was meant to be a mailbox: a slip in that link, judged among the links. */
function isSlip(
  { url, foundBy, plain }: PageObservation,
  attempts: readonly PageObservation[],
  target: Target,
): boolean {
  if (mailboxIn(url) !== null) return true;
  if (foundBy !== 'link' || (plain.status !== 404 && plain.status !== 410)) return false;
  if (opensElsewhere(url, attempts)) return true;
  const isMeant = (href: string | null, base: string): boolean =>
    href !== null && pageKey(ownAddress(href, base, target) ?? '') === pageKey(url);
  const leading = attempts.filter(({ plain: { view } }) => view?.links.some((link) => isMeant(link.url, view.baseUrl)));
  return leading.length === 1;
}

/** "/shop/shop/about.html" beside "/shop/about.html": a link that lacks the way up leads to a page that is there, at an address nobody made. */
function opensElsewhere(url: string, attempts: readonly PageObservation[]): boolean {
  const file = FILE.exec(pageKey(url))?.[0];
  return (
    file !== undefined &&
    attempts.some(({ url: other, plain }) => plain.status === 200 && pageKey(other).endsWith(file))
  );
}
const FILE = /\/[^/?]+$/;

/** Not known to the server and not seen in a browser: where a click shows such pages, nobody can say that this one shows nothing. */
const isUnclicked = ({ plain, rendered }: PageObservation): boolean =>
  (plain.status === 404 || plain.status === 410) && !rendered?.view;

/** What the network in front of a server answers itself stands in pages that were saved, and not on the server. */
const isOfNetwork = (file: string): boolean => /^https?:\/\/[^/]+\/cdn-cgi\//.test(file);

/** As the page names it, where it is of the same host. */
function fileOf(file: string, page: string): string {
  const { origin, pathname, href } = new URL(file);
  return (origin === new URL(page).origin ? pathname : href).slice(0, 200);
}

const nameOf = (file: string): string | undefined => parsedUrl(file)?.pathname.split('/').at(-1);

/** A script that is gone, of which the same page asks for one of the same name elsewhere: a line left over, and nobody lacks anything. */
function isLeftOver(file: string, { plain, rendered }: PageObservation): boolean {
  const asked = [...(plain.view?.scripts.external ?? []), ...(rendered?.view?.scripts.external ?? [])];
  const gone = new Set(rendered?.goneScripts);
  const name = nameOf(file);
  return Boolean(name) && asked.some((other) => !gone.has(other) && nameOf(other) === name);
}

/** Left out where any other file is gone. */
function leftOver(attempts: readonly PageObservation[], gone: readonly Evidence[]): Evidence[] {
  const rows = attempts.flatMap((page) =>
    (page.rendered?.goneScripts ?? [])
      .filter((file) => isLeftOver(file, page))
      .map(
        (file): Repeated => [
          file,
          {
            pageUrl: page.url,
            place: 'script',
            seen: `no script at ${fileOf(file, page.url)}, and one of that name elsewhere`,
          },
        ],
      ),
  );
  return gone.length > 0 ? [] : onEveryPage(rows).evidence;
}

/** Each once: a file of a template is asked for by every page. */
function goneFiles(attempts: readonly PageObservation[]): Evidence[] {
  const rows = attempts.flatMap((page) =>
    KINDS.flatMap(([kind, place]) =>
      (page.rendered?.[kind] ?? [])
        .filter((file) => !isOfNetwork(file) && !(place === 'script' && isLeftOver(file, page)))
        .map(
          (file): Repeated => [file, { pageUrl: page.url, place, seen: `no ${place} at ${fileOf(file, page.url)}` }],
        ),
    ),
  );
  return onEveryPage(rows).evidence;
}

const KINDS = [
  ['goneStyles', 'style sheet'],
  ['goneScripts', 'script'],
  ['gonePictures', 'picture'],
  ['goneVideos', 'video'],
] as const;

function causeOfGone(
  gone: readonly Evidence[],
): 'style-gone' | 'script-gone' | 'picture-gone' | 'video-gone' | 'files-gone' {
  const places = new Set(gone.map(({ place }) => place));
  if (places.size > 1) return 'files-gone';
  if (places.has('style sheet')) return 'style-gone';
  if (places.has('video')) return 'video-gone';
  return places.has('script') ? 'script-gone' : 'picture-gone';
}

function faultOf(page: PageObservation): string {
  if (isEmptyPage(page)) return 'no text at all';
  return isSource(page.plain) ? `content type ${page.plain.contentType}` : `status ${page.plain.status}`;
}

function emptyAmong(bad: readonly PageObservation[]): 'without-a-word' | 'gone-or-without-a-word' | null {
  const count = bad.filter(isEmptyPage).length;
  if (count === 0) return null;
  return count === bad.length ? 'without-a-word' : 'gone-or-without-a-word';
}

export const pagesWithoutSuccess = defineCheck({
  id: 'pages-without-success',
  revision: 15,
  category: 'technical',
  strength: 'A',
  catalogue: ['status-200'],
  title: {
    pass: 'Each key page we could read answers without an error',
    partial: 'A key page is empty or answers with an error, or a file it asks for does',
    fail: 'At least one key page answers with an error or is empty',
    causes: {
      'style-gone': 'A style sheet that a page asks for is not there',
      'script-gone': 'A script that a page asks for is not there',
      'script-left-over': 'A line of a page asks for a script that is not there, and that it has elsewhere',
      'picture-gone': 'At least one picture that a page shows is not there',
      'video-gone': 'At least one video that a page shows is not there',
      'files-gone': 'Files that a page asks for are not there',
    },
  },
  why: 'What does not arrive cannot be read or quoted.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['attempts', 'sitemaps', 'target'],
  causes: [
    'only-in-app',
    'no-rewrite',
    'only-after-javascript',
    'script-gone',
    'script-left-over',
    'style-gone',
    'picture-gone',
    'video-gone',
    'files-gone',
    'without-a-word',
    'gone-or-without-a-word',
  ],
  run({ attempts, sitemaps, target }) {
    const inApp = new Set(shownInApp(attempts));
    const routes = new Set(unservedRoutes(attempts));
    const listed = new Set(sitemapUrls(sitemaps, target).map(pageKey));
    // What is wrong there is a line of the sitemap, which is told of it.
    const astray = new Set(namedBySitemapAlone(attempts, target));
    const all = attempts.filter(
      (attempt) =>
        attempt.plain.failure === null &&
        !isPlaceholder(attempt.url) &&
        (inApp.has(attempt) ||
          routes.has(attempt) ||
          (!astray.has(attempt) && (listed.has(pageKey(attempt.url)) || !isSlip(attempt, attempts, target)))),
    );
    const refused = all.filter(({ plain }) => REFUSALS.has(plain.status));
    const unheard = refused.length > all.length * REFUSED_SHARE ? REFUSALS : NEVER_THE_PAGE;
    const answered = all.filter(({ plain }) => !unheard.has(plain.status));
    if (answered.length === 0) return inconclusive('No key page gave an answer that tells.');
    const bad = answered.filter(
      (page) => page.plain.status < 200 || page.plain.status > 299 || isSource(page.plain) || isEmptyPage(page),
    );
    const evidence = bad.map((page): Evidence => ({ pageUrl: page.url, place: 'response', seen: faultOf(page) }));
    const gone = goneFiles(all);
    if (bad.length === 0 && gone.length > 0) return dueTo(causeOfGone(gone), partial(gone));
    const left = leftOver(all, gone);
    if (bad.length === 0) return left.length === 0 ? pass() : dueTo('script-left-over', partial(left));
    const isOfApp = inApp.size > 0 && bad.every((attempt) => inApp.has(attempt) || isUnclicked(attempt));
    // A page that nobody clicked on is not said to open.
    const shown = isOfApp ? evidence.filter((_, at) => inApp.has(bad[at] as PageObservation)) : evidence;
    const ofAddresses = bad.every((attempt) => routes.has(attempt)) ? 'no-rewrite' : emptyAmong(bad);
    return dueTo(
      isOfApp ? 'only-in-app' : ofAddresses,
      1 - bad.length / answered.length >= MOST_SHARE ? partial(shown) : fail(shown),
    );
  },
});
