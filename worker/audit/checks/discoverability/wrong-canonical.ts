import type { Observations } from '../../observations.ts';
import { canonicalsOf, strokeApart } from '../../website/canonicals.ts';
import { indexingFor, readIndexing } from '../../website/indexing.ts';
import { mainText } from '../../website/page/page-text.ts';
import { parsedUrl, resolvedUrl } from '../../website/parsed-url.ts';
import { namesNobodysHost } from '../../website/placeholder-domain.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { separateDomain } from '../../website/registrable-domain.ts';
import { secondForm } from '../../website/second-form.ts';
import { answersForAll, ONE_FILE } from '../../website/served/one-file.ts';
import { ownAddress, pageKey } from '../../website/site-address.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { textIn } from '../../website/structured-data/nodes.ts';
import { resemblance, shinglesOf } from '../../website/text/shingles.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  fail,
  inconclusive,
  notApplicable,
  outOf,
  partial,
  pass,
  passMostly,
} from '../check.ts';
import { whichAddress } from '../shared/links/two-addresses.ts';

export const wrongCanonical = defineCheck({
  id: 'wrong-canonical',
  revision: 23,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['canonical'],
  title: {
    pass: 'The canonical links we read name the pages they stand on',
    mostly: 'The canonical links we read name the pages they stand on, and only legal pages have none',
    partial: 'At least one page has no right canonical link',
    fail: 'A key page names another address as its own',
    causes: {
      missing: 'At least one page has no canonical link',
      'legal-pages': 'A legal page names another address as its own',
      'legal-pages-by-script': 'A legal page names another address as its own',
    },
  },
  why: 'Search engines show one address of a page, and a canonical link tells them which one is meant.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
  judgesEachPage: true,
  needs: ['pages', 'target', 'linkChecks', 'attempts', 'sitemaps', 'hosts'],
  causes: ['no-head', 'missing', 'only-the-frame', 'legal-pages', 'by-script', 'legal-pages-by-script'],
  run({ pages, target, linkChecks, attempts, sitemaps, hosts }) {
    const tried = [...linkChecks, ...attempts.map(({ url, plain }) => ({ url, status: plain.status }))];
    const gone = new Set(tried.filter(isGone).map(({ url }) => pageKey(url)));
    const wrong: Evidence[] = [];
    const missing: ReadPage[] = [];
    const undecided: Evidence[] = [];
    const unsuspected: ReadPage[] = [];
    const copied = new Set<string | null>();
    for (const page of pages) {
      const named = canonicalsOf(page);
      if (named.length === 0 && !isWithheld(page) && !isOneOfMany(page, pages)) {
        const second = secondForm(page, { pages, attempts, linkChecks, sitemaps, target });
        if (second === null) missing.push(page);
        else undecided.push(cite(page, `no canonical link, and links or the sitemap lead to ${second} as well`));
      }
      const known = { pages, target, gone };
      // What asks not to be indexed has no address to lose.
      const fault = isWithheld(page) ? null : (faultIn(page, known) ?? drawnFault(page, pages));
      if (fault) wrong.push(cite(page, fault));
      if (fault?.startsWith(OTHER_PAGE)) copied.add(namedPath(page, target));
      if (!fault) unsuspected.push(page);
    }
    wrong.push(...unsuspected.filter((page) => isCopiedTo(page, copied, { pages, target, gone })).map(citeCopied));
    // "/about/" on /about.html: nobody asked for it.
    const isUncounted =
      wrong.some(({ seen }) => seen.startsWith(GONE)) && unsuspected.some((page) => isOtherSpelling(page, target));
    if (wrong.length > 0) {
      const cause = causeOfWrong(wrong, pages);
      const finding = cause === null || cause === 'by-script' ? fail(wrong) : partial(wrong);
      return dueTo(cause, isUncounted ? outOf('uncounted', finding) : finding);
    }
    const nameless = beforePieces(missing, pages).map((page) => cite(page, 'no canonical link'));
    const areLegal = missing.length < pages.length && missing.every(({ role }) => role === 'legal');
    if (nameless.length > 0 && !areLegal)
      return dueTo(areAllPieces(missing, pages) ? 'no-head' : 'missing', partial([...nameless, ...undecided]));
    const open = whichAddress(hosts, target, 'canonical links');
    if (open) return open;
    const asked = new Set(linkChecks.filter(({ url }) => URL.canParse(url)).map(({ url }) => pathOf(url)));
    const elsewhere = unsuspected.filter((page) => namesUnread(page, { pages, target, gone }, asked));
    if (elsewhere.length > 0)
      return inconclusive(
        'Pages name other addresses as their own than those we read, and we did not ask for those.',
        elsewhere.map((page) => cite(page, canonicalsOf(page)[0] ?? '')),
      );
    if (undecided.length > 0)
      return inconclusive('A page is led to under two addresses: which of them counts only you can say.', undecided);
    return ofSound(unsuspected, nameless, { pages, target });
  },
});

const isGone = ({ status }: { status: number }): boolean => status === 404 || status === 410;

/** No canonical link is wrong, and none that matters is missing. */
function ofSound(sound: readonly ReadPage[], nameless: Evidence[], { pages, target }: Omit<Known, 'gone'>) {
  const apart = sound.flatMap((page) => {
    const named = strokeApart(page, target);
    return named === null ? [] : [cite(page, named)];
  });
  if (apart.length > 0) return inconclusive(STROKE_APART, apart);
  return nameless.length > 0 ? passMostly(nameless) : ofNaming(pages);
}

/** No canonical link is wrong, and none is missing. */
function ofNaming(pages: readonly ReadPage[]) {
  const naming = pages.flatMap((page) =>
    canonicalsOf(page)
      .slice(0, 1)
      .map((address) => cite(page, address)),
  );
  if (naming.length > 0) return pass(naming.slice(0, 3));
  return notApplicable(pages.some((page) => answersForAll(page, pages)) ? ONE_FILE : NONE_MEANT);
}

const STROKE_APART =
  'Only a slash at the end tells the addresses that pages name as their own from those we read them at. ' +
  'Most servers lead on from one of the two: name the one that answers itself.';

const NONE_MEANT = 'None of the pages read is meant for search under an address of its own.';

/** Who mends it where a script writes the link, and whether people miss anything while it is wrong: nobody searches for an imprint. */
function causeOfWrong(wrong: readonly Evidence[], pages: readonly ReadPage[]): WrongBy | null {
  const legal = new Set(pages.flatMap(({ url, role }) => (role === 'legal' ? [url] : [])));
  const isLegal = wrong.every(({ pageUrl }) => legal.has(pageUrl));
  if (wrong.every(({ seen }) => seen.startsWith(DRAWN))) return isLegal ? 'legal-pages-by-script' : 'by-script';
  return isLegal ? 'legal-pages' : null;
}
type WrongBy = 'legal-pages' | 'by-script' | 'legal-pages-by-script';
const DRAWN = 'the home page instead of this one, written by a script';

/** One file may answer for many such addresses: a link written into it would name one of them on all. */
const isOneOfMany = (page: ReadPage, pages: readonly ReadPage[]): boolean =>
  (URL.canParse(page.url) && new URL(page.url).search !== '') || answersForAll(page, pages);

/** What asks not to be indexed needs no address to be indexed under. */
const isWithheld = ({ plain }: ReadPage): boolean =>
  indexingFor(readIndexing(plain.view, plain.headers), null, plain.fetchedAt).noindex;

const cite = ({ url }: ReadPage, seen: string): Evidence => ({ pageUrl: url, place: 'link[rel="canonical"]', seen });

/** What canonical links are held against. */
interface Known {
  pages: ReadPage[];
  target: Observations['target'];
  /** Addresses that answer "not found", by key. */
  gone: ReadonlySet<string>;
}

const faultIn = (page: ReadPage, known: Known): string | null =>
  faultOf(page, canonicalsOf(page), known) ?? deadOrOther(page, canonicalsOf(page)[0], known);

/**
 * Google reads the link a script writes as well. Where it writes one and the same on the home page and on another, that other one is given
 * up for the home page.
 */
function drawnFault(page: ReadPage, pages: ReadPage[]): string | null {
  const home = pages.find(({ role }) => role === 'home');
  if (!home || page === home || !page.rendered || !home.rendered) return null;
  const [named, more] = drawnAddresses(page);
  if (named === undefined || more !== undefined || named !== drawnAddresses(home)[0]) return null;
  if (isAlike(page.asRendered(), home.asRendered())) return null;
  return `${DRAWN}: ${named}`;
}

/** As they resolve: "/" is the same on every page. */
const drawnAddresses = (page: ReadPage): string[] =>
  canonicalsOf(page.asRendered()).map(
    (href) => resolvedUrl(href, page.rendered?.view.baseUrl ?? page.url)?.page ?? href,
  );

function faultOf(page: ReadPage, named: string[], { pages, target }: Known): string | null {
  const { view, finalUrl } = page.plain;
  const [first = ''] = named;
  if (named.length === 0) return null;
  const stop = strayStop(first, page);
  if (stop !== null) return `its own address with a “${stop}” behind it: ${first}`;
  const addresses = named.map((href) => ownAddress(href, view.baseUrl, target));
  if (new Set(addresses.map((address) => address && pageKey(address))).size > 1)
    return `several: ${named.join(' and ')}`;
  const address = addresses[0] ?? null;
  if (address === null && namesNobodysHost(first, target)) return `an address that a template left: ${first}`;
  if (address === null && isPublicTwin(first, page, target)) return null;
  if (address === null) return `${isCalledOwn(first, pages) ? ANOTHER : 'another website'}: ${first}`;
  const isHomeForInner =
    page.role !== 'home' && pageKey(address) === pageKey(target.homeUrl) && pageKey(finalUrl) !== pageKey(address);
  return isHomeForInner ? `the home page instead of this one: ${first}` : null;
}

/** "/about." on /about: nobody sees it who is not told. */
function strayStop(named: string, { plain }: ReadPage): string | null {
  const [, own = '', stop = null] = /^(.*[^.,;:])([.,;:])$/.exec(named) ?? [];
  const isOwn =
    URL.canParse(own, plain.view.baseUrl) && pathOf(new URL(own, plain.view.baseUrl).href) === pathOf(plain.finalUrl);
  return isOwn ? stop : null;
}

const ANOTHER = 'another address than its own';

/** A host that the data of the website calls its own, or its mail is sent to, is no stranger. */
function isCalledOwn(named: string, pages: readonly ReadPage[]): boolean {
  const domain = separateDomain(parsedUrl(named)?.hostname ?? '');
  const isOf = (url: string | null): boolean =>
    url !== null && separateDomain(parsedUrl(url)?.hostname ?? '') === domain;
  return (
    domain !== null &&
    pages.some(
      ({ structured, plain: { view } }) =>
        businessNodes(structured).some(({ node }) => isOf(node.id) || isOf(textIn(node, 'url'))) ||
        view.metas.some(({ name, content }) => name === 'og:url' && isOf(content)) ||
        view.links.some(({ href }) => separateDomain(MAIL_HOST.exec(href)?.[1] ?? '') === domain),
    )
  );
}
const MAIL_HOST = /^mailto:[^@?]+@([a-z\d.-]+)/i;

/** A copy that only its owner reaches may name the public page at the same path. */
const isPublicTwin = (named: string, { plain }: ReadPage, { isPrivate }: Observations['target']): boolean =>
  isPrivate &&
  URL.canParse(named, plain.view.baseUrl) &&
  pathOf(new URL(named, plain.view.baseUrl).href) === pathOf(plain.finalUrl);

/** Beside a page's own address in another spelling: one that is gone, or that of a page which says something else. */
function deadOrOther(page: ReadPage, named: string | undefined, { pages, target, gone }: Known): string | null {
  const address = named === undefined ? null : ownAddress(named, page.plain.view.baseUrl, target);
  if (address === null || pathOf(address) === pathOf(page.plain.finalUrl)) return null;
  if (gone.has(pageKey(address))) return `${GONE}: ${named}`;
  const other = pages.find(({ plain }) => pathOf(plain.finalUrl) === pathOf(address));
  if (!other || isAlike(page, other)) return null;
  return `${OTHER_PAGE}, which says something else: ${named}`;
}

const OTHER_PAGE = 'another page';
const GONE = 'an address that does not exist';

const namedPath = (page: ReadPage, target: Observations['target']): string | null => {
  const [named] = canonicalsOf(page);
  const address = named === undefined ? null : ownAddress(named, page.plain.view.baseUrl, target);
  return address === null ? null : pathOf(address);
};

/** A head copied to one page was copied to others: one with a title of its own is no copy of the page named, however alike. */
function isCopiedTo(page: ReadPage, copied: ReadonlySet<string | null>, { pages, target }: Known): boolean {
  if (copied.size === 0) return false;
  const named = namedPath(page, target);
  if (named === null || !copied.has(named) || named === pathOf(page.plain.finalUrl)) return false;
  const other = pages.find(({ plain }) => pathOf(plain.finalUrl) === named);
  return other !== undefined && titleOf(page) !== '' && titleOf(page) !== titleOf(other);
}

const isOtherSpelling = (page: ReadPage, target: Observations['target']): boolean => {
  const [named] = canonicalsOf(page);
  const address = named === undefined ? null : ownAddress(named, page.plain.view.baseUrl, target);
  return address !== null && pageKey(address) !== pageKey(page.plain.finalUrl);
};

/** "/fr/about/" on /v2/fr/about/: whether the page stands there as well nobody asked. */
function namesUnread(page: ReadPage, { pages, target }: Known, asked: ReadonlySet<string>): boolean {
  const named = namedPath(page, target);
  return named !== null && !asked.has(named) && !pages.some(({ plain }) => pathOf(plain.finalUrl) === named);
}

const titleOf = ({ plain }: ReadPage): string => plain.view.titles[0]?.trim().toLowerCase() ?? '';

const citeCopied = (page: ReadPage): Evidence =>
  cite(page, `${OTHER_PAGE}, under another title: ${canonicalsOf(page)[0]}`);

/** Copies of a page share nearly all, pages of one template little more than their frame. */
const ALIKE = 0.3;

/** Of a page without text nobody can tell. */
function isAlike(page: ReadPage, other: ReadPage): boolean {
  const [one, two] = [page, other].map(({ plain }) => shinglesOf(mainText(plain.view)));
  return !one?.size || !two?.size || resemblance(one, two) >= ALIKE;
}

const pathOf = (address: string): string =>
  new URL(address).pathname.replace(/(?:\/|\/index)?(?:\.(?:html?|php))?$/i, '').toLowerCase();
