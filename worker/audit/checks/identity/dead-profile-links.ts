import {
  isNetworkName,
  isScreenOfVisitor,
  parseSocialAddress,
  startPageOf,
} from '../../facts/profiles/social-networks.ts';
import type { LinkCheck } from '../../observations.ts';
import type { PageLink, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textsIn } from '../../website/structured-data/nodes.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';
import { emptyProfileLinks } from '../shared/links/broken-links.ts';
import { unfilledLinks } from '../shared/links/unfilled-links.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';

/** Gone for certain. Networks answer machines with 401, 403, 429 or 999 for profiles that are well: that proves nothing. */
const GONE = new Set([404, 410]);

/** Own profiles that no longer exist, and the start page of a network, a template's words, or nothing, where a profile was to be filled in. */
export const deadProfileLinks = defineCheck({
  id: 'dead-profile-links',
  revision: 11,
  category: 'identity',
  strength: 'B',
  catalogue: ['same-as-live'],
  title: {
    pass: 'The profiles we could reach answer',
    partial: 'At least one link that should lead to a profile has no address',
    fail: 'At least one link to a profile leads to no profile',
  },
  why: 'Whoever follows such a link reaches no profile of yours.',
  sources: [
    'https://schema.org/sameAs',
    'https://developers.google.com/search/docs/appearance/structured-data/organization',
  ],
  needs: ['pages', 'facts', 'linkChecks'],
  causes: ['never-filled-in', 'without-address', 'address-not-filled-in'],
  run({ pages, facts, linkChecks }) {
    const gaps = unfilledLinks(pages);
    if (gaps.length > 0) return dueTo('address-not-filled-in', fail(gaps));
    const unfilled = startPages(pages);
    if (facts.socialProfiles.length === 0 && unfilled.length > 0) return dueTo('never-filled-in', fail(unfilled));
    const empty = emptyProfileLinks(pages);
    if (facts.socialProfiles.length === 0 && empty.length > 0) return dueTo('without-address', partial(empty));
    if (facts.socialProfiles.length === 0) return notApplicable('We read no link to a profile that is surely yours.');
    const checked = facts.socialProfiles.flatMap(({ value, sources }) => {
      const check = linkChecks.find(({ url }) => sameProfile(url, value));
      return check ? [{ check, pageUrl: sources[0]?.pageUrl ?? check.foundOn }] : [];
    });
    const evidence = (list: typeof checked) =>
      list.map(({ check, pageUrl }) => ({ pageUrl, place: check.url, seen: answerOf(check) }));
    const gone = checked.filter(({ check }) => GONE.has(check.status) && isItsOwn(check));
    if (gone.length > 0) return fail([...evidence(gone), ...unfilled, ...empty]);
    if (unfilled.length > 0) return dueTo('never-filled-in', fail(unfilled));
    if (empty.length > 0) return dueTo('without-address', partial(empty));
    const live = checked.filter(({ check }) => isLive(check));
    if (live.length === 0) {
      return inconclusive(
        'The networks answered our check with a refusal, as they do to machines, or were not asked.',
        evidence(checked),
      );
    }
    // What could not be checked is no fault: the evidence shows each answer.
    return pass(evidence(checked));
  },
});

/** One such link may credit whoever hosts the website; a row of them was never filled in. */
const MIN_NETWORKS = 2;

/**
 * Marked up as the business's profiles, or several in the frame of a page: "https://www.facebook.com/" belongs to everybody. What shows
 * its visitors their own screen credits nobody, wherever it stands.
 */
function startPages(pages: ReadPage[]): Evidence[] {
  const marked = identitiesOn(pages).flatMap(({ page, node }) =>
    textsIn(node, 'sameAs').map((seen) => ({ pageUrl: page.url, place: 'structured data, sameAs', seen })),
  );
  const linked = pages.flatMap((page) => {
    const { view } = page.plain;
    const quoted = ({ href, path }: { href: string; path: number }) => ({
      pageUrl: page.url,
      place: view.paths[path] ?? 'a[href]',
      seen: href,
    });
    const frame = view.links.filter(({ landmark }) => landmark === 'header' || landmark === 'footer');
    const networks = (found: readonly Evidence[]): number => new Set(found.map(({ seen }) => startPageOf(seen))).size;
    // Anywhere on a page several in a row are the buttons of its own profiles.
    const unfilled = [frame, ...rowsOf(view)].map((links) => links.map(quoted).filter(isStartPage));
    const [row] = unfilled.filter((found) => networks(found) >= MIN_NETWORKS);
    return row
      ? row
      : [...besideContact(page), ...view.links.map(quoted).filter(({ seen }) => isScreenOfVisitor(seen))];
  });
  const order = pages.map(({ url }) => url);
  const shown = [...linked, ...drawnAlike(pages, linked)].toSorted(
    (a, b) => order.indexOf(a.pageUrl) - order.indexOf(b.pageUrl),
  );
  const unfilled = [...marked.filter(isStartPage), ...shown];
  return onEveryPage(unfilled.map((one): Repeated => [startPageOf(one.seen) ?? '', one])).evidence;
}

/** The same start pages on further pages, into which a script puts what all of them have. */
function drawnAlike(pages: readonly ReadPage[], linked: readonly Evidence[]): Evidence[] {
  const starts = new Set(linked.map(({ seen }) => startPageOf(seen)));
  return pages.flatMap(({ url: pageUrl, rendered }) =>
    (rendered?.view.links ?? [])
      .filter(({ href }) => isStartPage({ seen: href }) && starts.has(startPageOf(href)))
      .map(({ href, path }) => ({ pageUrl, place: rendered?.view.paths[path] ?? 'a[href]', seen: href })),
  );
}

/** Links side by side in one element. */
const rowsOf = ({ links, paths }: PageView): PageLink[][] => [
  ...Map.groupBy(links, ({ path }) => (paths[path] ?? '').split(' > ').slice(0, -1).join(' > ')).values(),
];

/** One link is enough where it is called by the network alone and stands in one element with a number or an address to write to. */
function besideContact({ url: pageUrl, role, plain: { view } }: ReadPage): Evidence[] {
  if (role === 'legal') return [];
  const around = (path: number): string => (view.paths[path] ?? '').split(' > ').slice(0, -1).join(' > ');
  const contacts = new Set(view.links.filter(({ href }) => CONTACT.test(href)).map(({ path }) => around(path)));
  contacts.delete('');
  return view.links
    .filter(({ text, path }) => isNetworkName(text.replace(/[^\p{L}\p{N} ]/gu, '')) && contacts.has(around(path)))
    .map(({ href, path }) => ({ pageUrl, place: view.paths[path] ?? 'a[href]', seen: href }))
    .filter(isStartPage);
}

const CONTACT = /^(?:tel|mailto):/i;

const isStartPage = ({ seen }: Pick<Evidence, 'seen'>): boolean => startPageOf(seen) !== null;

/** An answer from the profile's own address: a page to sign in or to consent says nothing about it. */
const isItsOwn = ({ url, finalUrl }: LinkCheck): boolean => sameProfile(url, finalUrl);

function isLive(check: LinkCheck): boolean {
  return check.failure === null && check.status >= 200 && check.status < 300 && isItsOwn(check);
}

function sameProfile(a: string, b: string): boolean {
  const key = parseSocialAddress(a)?.key;
  return a === b || (key !== undefined && key === parseSocialAddress(b)?.key);
}

function answerOf({ url, finalUrl, status, failure }: LinkCheck): string {
  if (failure) return `no answer: ${failure}`;
  return sameProfile(url, finalUrl) ? `HTTP status ${status}` : `HTTP status ${status} from ${finalUrl}`;
}
