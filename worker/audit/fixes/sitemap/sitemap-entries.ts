import { strokeApart } from '../../website/canonicals.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { MAIN_SEARCH_TOKENS } from '../../website/robots/agents.ts';
import { robotsVerdict } from '../../website/robots/robots-txt.ts';
import { pageKey } from '../../website/site-address.ts';
import { saysNotFound } from '../../website/unasked/error-titles.ts';
import type { FixInput } from '../fix-input.ts';
import { isWithheld } from '../is-withheld.ts';
import { areAllProved, provedAddress } from '../proved-address.ts';
import { secondAddresses } from '../second-address.ts';
import { trueDates } from './true-dates.ts';

/** `lastmod` is "YYYY-MM-DD", null where neither the page nor its server states a day. */
export interface SitemapEntry {
  loc: string;
  lastmod: string | null;
}

/**
 * Addresses for a first sitemap: pages that were read and are to be known by the address they answer at. Each once, none that search engines
 * are asked to leave out, none of a private host, none that only answers: what is there nobody has read, be it an error page or one that asks
 * to be left out. Empty where a page that was read would be missing, or names its own address in another spelling than the list would.
 */
export function sitemapEntries(input: FixInput): SitemapEntry[] {
  const { pages, target } = input.inputs;
  const second = secondAddresses(pages ?? []);
  if (
    !areAllProved(
      input,
      (pages ?? []).filter((page) => !second.has(page)),
    )
  )
    return [];
  const isSpelledApart = (page: ReadPage): boolean => !isWithheld(input, page) && strokeApart(page, target) !== null;
  if (pages?.some(isSpelledApart)) return [];
  const dates = trueDates(pages ?? []);
  const entries = new Map<string, SitemapEntry>();
  const add = (url: string, loc: string) => {
    if (isOpenToSearch(input, url)) entries.set(pageKey(url), { loc, lastmod: dates.get(pageKey(url)) ?? null });
  };
  for (const page of pages ?? []) {
    if (second.has(page) || isWithheld(input, page) || saysNotFound(page.plain.view)) continue;
    const address = provedAddress(input, page);
    if (address !== null) add(page.plain.finalUrl, address);
  }
  return [...entries.values()];
}

const isOpenToSearch = ({ inputs: { robots } }: FixInput, url: string): boolean =>
  robots.mode !== 'rules' || MAIN_SEARCH_TOKENS.some((token) => robotsVerdict(robots, token, url).allowed);
