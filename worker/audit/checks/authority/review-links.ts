import { INTRODUCES } from '../../facts/addresses/introducing-pages.ts';
import type { Facts } from '../../facts/facts.ts';
import { networkOf } from '../../facts/profiles/social-networks.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageLink } from '../../website/page/page-view.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { registrableDomain } from '../../website/registrable-domain.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { Evidence } from '../check.ts';
import { platformOf, REVIEW_WORDS } from '../shared/listing-platforms.ts';
import { isMapSearch } from '../shared/map-searches.ts';

/** "See all 310 reviews on ...", "4.8 ★ · 52 reviews": longer texts speak of more. */
const MAX_CHARS = 120;

/** A row of stars, or a mark of five. */
const STARS = lightLetters(/(?:[★⭐]️? ?){3}|\d[.,]\d ?(?:[★⭐]|\/ ?5(?!\d))|[★⭐]️? ?\d[.,]\d/u);

interface ReviewLinks {
  /** Links whose own words count reviews. A search on a map leads to whatever it finds. */
  counted: Evidence[];
  /** Links that speak of reviews, or stand in a line that does: which ones are behind them the address does not tell. */
  spokenOf: Evidence[];
  /** Entries of the menu that lead to websites of others: what a menu calls by a word of its own, no list knows. */
  inMenu: Evidence[];
}

/**
 * Links to other websites that by their words lead to reviews, or by their address to an entry under the name of the business, on whatever platform:
 * there are more than anybody could list.
 */
export function reviewLinks(
  pages: readonly ReadPage[],
  ownDomains: ReadonlySet<string>,
  facts: Pick<Facts, 'businessName' | 'socialProfiles'>,
): ReviewLinks {
  const found: ReviewLinks = { counted: [], spokenOf: [], inMenu: [] };
  const names = namesOf(pages, facts);
  const profiles = new Set(facts.socialProfiles.map(({ value }) => value));
  const isOfName = (url: string): boolean => !profiles.has(url) && isNoOtherEntry(url) && isEntryOf(names, url);
  for (const page of pages) {
    // On the page of an offer or of tips for a day out the reviews may be of others.
    if (!INTRODUCES.has(page.role)) continue;
    const { view } = page.plain;
    for (const link of view.links) {
      if (link.url === null || !isElsewhere(link, page, ownDomains)) continue;
      const around = view.blocks[link.block]?.text ?? '';
      const isNamed = speaksOfReviews(link.text);
      const evidence = { pageUrl: page.url, place: placeOf(view, link.path), seen: link.url };
      if (!isNamed && !speaksOfReviews(around) && !isOfName(link.url)) {
        if (link.landmark === 'nav' && link.text !== '' && isNoOtherEntry(link.url) && !isHostOf(names, link.url))
          found.inMenu.push(evidence);
        continue;
      }
      (isNamed && /\d/.test(link.text) && !isMapSearch(link.url) ? found.counted : found.spokenOf).push(evidence);
    }
  }
  return { ...found, inMenu: found.inMenu.filter(({ seen }) => isSoleEntry(found.inMenu, seen)) };
}

/** A menu of several pages of one website is that website's own, under its public address. */
const isSoleEntry = (entries: readonly Evidence[], seen: string): boolean =>
  entries.every((one) => one.seen === seen || registrableDomain(one.seen) !== registrableDomain(seen));

/** The first link that speaks of reviews and has no address: nobody filled it in, or a script opens them. */
export function emptyReviewLink(pages: readonly ReadPage[]): Evidence | null {
  for (const { url: pageUrl, plain } of pages) {
    const { links, paths } = plain.view;
    const link = links.find(({ href, text }) => (href === '' || href === '#') && speaksOfReviews(text));
    if (link) return { pageUrl, place: paths[link.path] ?? 'a[href]', seen: link.text };
  }
  return null;
}

/** A shorter name stands in many addresses. */
const MIN_NAME_CHARS = 5;

/** What the business is called, and what its home page is titled, part by part. */
const namesOf = ([home]: readonly ReadPage[], { businessName }: Pick<Facts, 'businessName'>): string[] =>
  [businessName?.value ?? '', ...(home?.plain.view.titles[0] ?? '').split(/\s[–—|·•-]\s/u)]
    .map((name) => textKey(name))
    .filter((name) => name.length >= MIN_NAME_CHARS);

/** A name in the path, and none in the host: that is a further website of the business. */
function isEntryOf(names: readonly string[], url: string): boolean {
  const path = textKey(pathOf(url));
  return names.some((name) => path.includes(name)) && !isHostOf(names, url);
}

function isHostOf(names: readonly string[], url: string): boolean {
  const host = textKey(parsedUrl(url)?.hostname ?? '');
  return names.some((name) => host.includes(name));
}

/** Neither a profile in a network nor an entry where, as we know, nobody rates. */
const isNoOtherEntry = (url: string): boolean => networkOf(url) === null && platformOf(url, 'directory') === null;

function pathOf(url: string): string {
  const path = parsedUrl(url)?.pathname ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const speaksOfReviews = (text: string): boolean =>
  text.length <= MAX_CHARS && (REVIEW_WORDS.test(text) || STARS.test(text));

function isElsewhere({ url }: PageLink, page: ReadPage, ownDomains: ReadonlySet<string>): boolean {
  if (url === null || !/^https?:/.test(url)) return false;
  const domain = registrableDomain(url);
  return domain !== null && !ownDomains.has(domain) && domain !== registrableDomain(page.url);
}
