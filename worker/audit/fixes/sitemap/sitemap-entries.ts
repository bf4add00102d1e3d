import { shownDates } from '../../checks/shared/page-dates.ts';
import { isCartAddress } from '../../facts/trade/site-parts.ts';
import type { SitemapObservation } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { MAIN_SEARCH_TOKENS } from '../../website/robots/agents.ts';
import { robotsVerdict } from '../../website/robots/robots-txt.ts';
import { ownAddress, pageKey } from '../../website/site-address.ts';
import { type FixInput, isOpen } from '../fix-input.ts';
import { isWithheld } from '../is-withheld.ts';
import { publicAddress } from '../public-address.ts';
import { secondAddresses } from '../second-address.ts';

export type SitemapEntry = SitemapObservation['entries'][number];

const DATES = 'implausible-sitemap-dates';
const DAY_MS = 86_400_000;
/** Earlier dates are defaults such as 1970: the web had few pages. */
const EARLIEST_MS = Date.UTC(1995, 0, 1);
/** So many pages of one day were not all written then: it is the day they were copied to the server. */
const COPIED_FROM = 3;
/** Answers that say nothing about the page: it was we who were refused. */
const REFUSALS = [401, 403, 407, 429];
/** What is no page has another ending: pictures, documents, feeds. */
const PAGE_PATH = /(?:\/|\/[^/.]+|\.(?:html?|php|aspx?|jsp))$/i;

/**
 * What the owner's sitemap lists and is alive, in its order, then the key pages, each once. Where there is none, also the other pages
 * that were seen: to a list somebody keeps, nothing is added on a guess.
 */
export function sitemapEntries(input: FixInput, lists: readonly SitemapObservation[]): SitemapEntry[] {
  const { target, pages } = input.inputs;
  const dates = trueDates(pages ?? []);
  const dead = deadKeys(input);
  const entries = new Map<string, SitemapEntry>();
  const add = (url: string, written: SitemapEntry) => {
    const key = pageKey(url);
    if (!dead.has(key) && !entries.has(key) && isOpenToSearch(input, url)) entries.set(key, written);
  };
  // Days that are all the same are true until the check of dates says otherwise.
  const keepsDates =
    !isOpen(input, DATES) || new Set(lists.flatMap(({ entries: own }) => own.map(({ lastmod }) => lastmod))).size > 1;
  for (const { entries: listed, finalUrl, fetchedAt } of lists) {
    for (const { loc, lastmod } of listed) {
      const own = ownAddress(loc.trim(), finalUrl, target);
      if (own === null) continue;
      const kept = keepsDates && isBelievable(lastmod, fetchedAt) ? lastmod : null;
      add(own, { loc: publicAddress(own, target), lastmod: kept ?? dates.get(pageKey(own)) ?? null });
    }
  }
  for (const url of seenAddresses(input, lists.length === 0)) {
    add(url, { loc: publicAddress(url, target), lastmod: dates.get(pageKey(url)) ?? null });
  }
  return [...entries.values()];
}

/** Pages that were read, then, for a whole new list, pages that links lead to and that answered. */
function* seenAddresses({ inputs: { pages, linkChecks, target } }: FixInput, isNew: boolean): Generator<string> {
  const second = secondAddresses(pages ?? []);
  for (const page of pages ?? []) {
    const { plain } = page;
    if (second.has(page)) continue;
    const own = plain.status < 400 ? ownAddress(plain.finalUrl, plain.finalUrl, target) : null;
    if (own !== null) yield own;
  }
  for (const { kind, status, finalUrl } of isNew ? (linkChecks ?? []) : []) {
    if (kind !== 'internal' || status !== 200) continue;
    const own = ownAddress(finalUrl, finalUrl, target);
    const isPage = own?.startsWith(target.scopeUrl) && !own.includes('?') && PAGE_PATH.test(new URL(own).pathname);
    // A cart is another one for each visitor.
    if (own && isPage && !isCartAddress(own)) yield own;
  }
}

/** Addresses that lead nowhere, that moved, or that ask search engines to leave them out. */
function deadKeys(input: FixInput): Set<string> {
  const dead = new Set<string>();
  for (const { url, status, failure } of input.inputs.linkChecks ?? []) {
    if (failure === null && status >= 400 && !REFUSALS.includes(status)) dead.add(pageKey(url));
  }
  for (const attempt of input.inputs.attempts) {
    const { url, plain } = attempt;
    if (plain.failure !== null || REFUSALS.includes(plain.status)) continue;
    if (plain.status >= 400 || isWithheld(input, attempt)) dead.add(pageKey(url));
  }
  return dead;
}

const isOpenToSearch = ({ inputs: { robots } }: FixInput, url: string): boolean =>
  robots.mode !== 'rules' || MAIN_SEARCH_TOKENS.some((token) => robotsVerdict(robots, token, url).allowed);

function isBelievable(lastmod: string | null, at: number): boolean {
  const day = lastmod === null ? Number.NaN : Date.parse(lastmod.trim());
  return day >= EARLIEST_MS && day <= at + DAY_MS;
}

/** Days of change, "YYYY-MM-DD": what the page itself says, else what the server says where it is no copying day. By page key. */
function trueDates(pages: readonly ReadPage[]): Map<string, string> {
  const served = pages.flatMap((page) => servedDay(page) ?? []);
  const isCopied = served.length >= COPIED_FROM && new Set(served).size === 1;
  const dates = new Map<string, string>();
  for (const page of pages) {
    const day = shownDay(page) ?? (isCopied ? null : servedDay(page));
    if (day !== null) dates.set(pageKey(page.plain.finalUrl), day);
  }
  return dates;
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The newest day the page calls its own. */
function shownDay(page: ReadPage): string | null {
  const days = shownDates(page)
    .filter(({ isLabelled, isNarrative, from, to }) => isLabelled && !isNarrative && to - from <= DAY_MS)
    .map(({ from }) => from)
    .filter((from) => from >= EARLIEST_MS && from <= page.plain.fetchedAt);
  return days.length === 0 ? null : isoDay(Math.max(...days));
}

/** Last-Modified, unless it is the time of the answer: pages a program writes anew carry that. */
function servedDay({ plain: { headers, fetchedAt } }: ReadPage): string | null {
  const at = Date.parse(headers['last-modified'] ?? '');
  const sentAt = Date.parse(headers['date'] ?? '') || fetchedAt;
  return at >= EARLIEST_MS && sentAt - at > DAY_MS ? isoDay(at) : null;
}
