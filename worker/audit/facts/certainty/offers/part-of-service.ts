import { ownAddress, pageKey } from '../../../website/site-address.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import type { FactSource } from '../../facts.ts';
import { isFrame, isMarkup } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';

/**
 * Without those in the text of a page that a link calls by another service: its headings may name what that service works on, as "vents"
 * among what is looked at in an inspection.
 */
export const apartFromServices = (sources: readonly FactSource[], key: string, website: StatedWebsite): FactSource[] =>
  sources.filter((source) => {
    const called = isMarkup(source) || isFrame(source) ? undefined : namesOfPages(website).get(pageKey(source.pageUrl));
    return called === undefined || called.has(key);
  });

/** Services by whose names links call a page, by its key. */
function namesOfPages(website: StatedWebsite): ReadonlyMap<string, ReadonlySet<string>> {
  const known = names.get(website);
  if (known !== undefined) return known;
  const services = new Set(website.facts.services.map(({ value }) => textKey(value)));
  const found = new Map<string, Set<string>>();
  for (const { view } of website.documents)
    for (const { text, href } of view.links) {
      const key = textKey(text);
      const address = services.has(key) ? ownAddress(href, view.baseUrl, website.target) : null;
      if (address !== null) found.set(pageKey(address), (found.get(pageKey(address)) ?? new Set()).add(key));
    }
  names.set(website, found);
  return found;
}

/** Of each website: goes with it. */
const names = new WeakMap<StatedWebsite, ReadonlyMap<string, ReadonlySet<string>>>();
