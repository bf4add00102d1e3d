import { isCartAddress } from '../../facts/trade/site-parts.ts';
import { MAIN_SEARCH_TOKENS } from '../../website/robots/agents.ts';
import { robotsVerdict } from '../../website/robots/robots-txt.ts';
import { formKey } from '../../website/second-form.ts';
import { ownAddress, pageKey } from '../../website/site-address.ts';
import type { FixInput } from '../fix-input.ts';
import { isWithheld } from '../is-withheld.ts';
import { areAllProved, provedAddress } from '../proved-address.ts';
import { publicAddress } from '../public-address.ts';
import { secondAddresses } from '../second-address.ts';
import { trueDates } from './true-dates.ts';

/** `lastmod` is "YYYY-MM-DD", null where neither the page nor its server states a day. */
export interface SitemapEntry {
  loc: string;
  lastmod: string | null;
}

/** What is no page has another ending: pictures, documents, feeds. */
const PAGE_PATH = /(?:\/|\/[^/.]+|\.(?:html?|php|aspx?|jsp))$/i;

/**
 * Addresses for a first sitemap: pages that were read and are to be known by the address they answer at, then pages that links lead to
 * and that answered. Each once, none that search engines are asked to leave out, none of a private host. Empty where a page that was read would be missing.
 */
export function sitemapEntries(input: FixInput): SitemapEntry[] {
  const { pages, attempts, linkChecks, target } = input.inputs;
  const second = secondAddresses(pages ?? []);
  if (
    !areAllProved(
      input,
      (pages ?? []).filter((page) => !second.has(page)),
    )
  )
    return [];
  const dates = trueDates(pages ?? []);
  const entries = new Map<string, SitemapEntry>();
  const add = (url: string, loc: string) => {
    if (isOpenToSearch(input, url)) entries.set(pageKey(url), { loc, lastmod: dates.get(pageKey(url)) ?? null });
  };
  for (const page of pages ?? []) {
    const address = second.has(page) || isWithheld(input, page) ? null : provedAddress(input, page);
    if (address !== null) add(page.plain.finalUrl, address);
  }
  // What was read, and left out above, is not brought back by a link to it.
  const read = new Set(attempts.flatMap(({ url, plain }) => [formKey(url), formKey(plain.finalUrl)]));
  for (const { kind, status, finalUrl } of entries.size > 0 ? (linkChecks ?? []) : []) {
    if (kind !== 'internal' || status !== 200) continue;
    const own = ownAddress(finalUrl, finalUrl, target);
    if (own === null || read.has(formKey(own)) || entries.has(pageKey(own))) continue;
    const isPage = own.startsWith(target.scopeUrl) && !own.includes('?') && PAGE_PATH.test(new URL(own).pathname);
    // A cart is another one for each visitor.
    if (isPage && !isCartAddress(own)) add(own, publicAddress(own, target));
  }
  return [...entries.values()];
}

const isOpenToSearch = ({ inputs: { robots } }: FixInput, url: string): boolean =>
  robots.mode !== 'rules' || MAIN_SEARCH_TOKENS.some((token) => robotsVerdict(robots, token, url).allowed);
