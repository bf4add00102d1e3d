import { comparableWords } from '../../website/page/page-text.ts';
import { urlParts } from '../../website/parsed-url.ts';
import { namesNobodysHost } from '../../website/placeholder-domain.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress } from '../../website/site-address.ts';
import { BETWEEN_WORDS } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import type { CheckInputs } from '../inputs.ts';
import { canonicalOf, isHabit } from '../shared/page-share.ts';
import { previewTag } from '../shared/preview-tags.ts';

/** Shorter words of an alphabet stand in any title. */
const TELLING_CHARS = 4;

/**
 * Open Graph address and title against what the page itself says. A title contradicts only when it shares no word with the
 * page's title, headings, address or the business name: shortened and reworded titles are fine.
 */
export const contradictoryPreviewTags = defineCheck({
  id: 'contradictory-preview-tags',
  revision: 5,
  category: 'accessibility',
  strength: 'C',
  catalogue: ['og-consistent'],
  title: {
    pass: 'Titles and addresses of link previews contradict no page we read',
    fail: 'Link previews name another page or title than the page itself',
    causes: {
      address: 'Link previews name another address than that of their page',
      title: 'Link previews have another title than their page',
    },
  },
  why: 'Chats and networks make the card under a shared link from these tags.',
  sources: ['https://ogp.me/#metadata', 'https://developers.facebook.com/docs/sharing/webmasters/'],
  needs: ['pages', 'target', 'facts', 'hosts'],
  causes: ['address', 'title'],
  run({ pages: all, target, facts, hosts }) {
    const named = hosts.map(({ host }) => host);
    const pages = all.filter(
      ({ plain }) => previewTag(plain.view, 'og:title') !== null || previewTag(plain.view, 'og:url') !== null,
    );
    if (pages.length === 0) return notApplicable('No page has a title or an address of its own for link previews.');
    const name = facts.businessName?.value ?? '';
    const wrong = pages.flatMap((page) => {
      const evidence = [...addressConflict(page, target, named), ...titleConflict(page, name)];
      return evidence.length > 0 ? [{ page, evidence }] : [];
    });
    if (wrong.length === 0) {
      const alike = pages.filter((page) => bearsTitleOfAnother(page, pages));
      return alike.length > 0 ? inconclusive(ONE_FOR_ALL, alike.map(quoteOf)) : pass(pages.slice(0, 3).map(quoteOf));
    }
    const evidence = wrong.flatMap((one) => one.evidence);
    const isAddress = ({ place }: Evidence) => place.startsWith('meta[property="og:url"]');
    const cause = evidence.every(isAddress) ? 'address' : evidence.some(isAddress) ? null : 'title';
    const isCommon = isHabit(
      wrong.map(({ page }) => page),
      pages,
    );
    return dueTo(cause, isCommon ? fail(evidence) : partial(evidence));
  },
});

const ONE_FOR_ALL = 'Pages with titles of their own have one and the same title for link previews.';

/** A preview that says of every page what it says of the home page is right of one of them, and contradicts none. */
function bearsTitleOfAnother(page: ReadPage, all: readonly ReadPage[]): boolean {
  const shown = previewTag(page.plain.view, 'og:title');
  const own = titleOf(page);
  return (
    shown !== null &&
    own !== '' &&
    own !== shown.trim() &&
    all.some(
      (other) => previewTag(other.plain.view, 'og:title') === shown && titleOf(other) !== own && titleOf(other) !== '',
    )
  );
}

const titleOf = ({ plain }: ReadPage): string => plain.view.titles[0]?.trim() ?? '';

function addressConflict(page: ReadPage, target: CheckInputs['target'], hosts: readonly string[]): Evidence[] {
  const { view, finalUrl } = page.plain;
  const seen = previewTag(view, 'og:url');
  if (seen === null || !URL.canParse(seen, view.baseUrl)) return [];
  if (namesNobodysHost(seen, target))
    return [{ pageUrl: page.url, place: 'meta[property="og:url"], an address that a template left', seen }];
  const named = ownAddress(seen, view.baseUrl, target);
  const address = named ?? new URL(seen, view.baseUrl).href;
  const canonical = canonicalOf(page);
  // Which public address a website under test will have is not known, unless the rest of it or the page's own canonical says so.
  const isPublicUnknown = named === null && target.isPrivate && target.aliasHost === null;
  if (isPublicUnknown && ownAddress(canonical, view.baseUrl, target) !== null) return [];
  const own = [finalUrl, page.url, ownAddress(canonical, view.baseUrl, target) ?? canonical];
  // A home page that answers at "/de/" may name the bare address.
  if (page.role === 'home') own.push(new URL('/', finalUrl).href, target.scopeUrl);
  // Which of two hosts is the website's own is asked once, for all places together.
  const isOneOfHosts = hosts.includes(urlParts(address).host);
  const keyOf = (one: string): string => (isOneOfHosts ? pathKey(one).replace(/^[^/]*/, '') : pathKey(one));
  if (own.some((one) => keyOf(one) === keyOf(address))) return [];
  return [{ pageUrl: page.url, place: 'meta[property="og:url"], unlike the address of the page', seen }];
}

/** Host and path; a query rarely makes another page, and doubt is no contradiction. */
function pathKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  const path = decoded(pathname)
    .replace(/\/index\.(?:html?|php)$/i, '')
    .replace(/\.html?$/i, '')
    .replace(/\/+$/, '');
  return `${host.replace(/^www\./, '')}${path}`.toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function titleConflict(page: ReadPage, businessName: string): Evidence[] {
  const { view, finalUrl } = page.plain;
  const seen = previewTag(view, 'og:title');
  if (seen === null) return [];
  const said = [...view.titles, ...view.headings.map(({ text }) => text), businessName].join(' ');
  const telling = tellingWords(seen);
  if (telling.length === 0 || tellingWords(said).length === 0) return [];
  // Squeezed: "Müller Bau" and "Müllerbau" are one, and addresses have no spaces.
  const spelled = squeeze(`${said} ${decoded(finalUrl)}`);
  if (telling.some((word) => spelled.includes(squeeze(word)))) return [];
  const title = view.titles[0]?.trim();
  return [
    {
      pageUrl: page.url,
      place: title ? `meta[property="og:title"], beside the title “${title}”` : 'meta[property="og:title"]',
      seen,
    },
  ];
}

const LATIN = lightLetters(/^[\p{Script=Latin}\p{N}]+$/u);

const tellingWords = (text: string): string[] =>
  comparableWords(text).filter((word) => word.length >= TELLING_CHARS || !LATIN.test(word));

const squeeze = (text: string): string => text.normalize('NFD').replace(BETWEEN_WORDS, '').toLowerCase();

function quoteOf({ url, plain: { view } }: ReadPage): Evidence {
  const title = previewTag(view, 'og:title');
  return title === null
    ? { pageUrl: url, place: 'meta[property="og:url"]', seen: previewTag(view, 'og:url') ?? '' }
    : { pageUrl: url, place: 'meta[property="og:title"]', seen: title };
}
