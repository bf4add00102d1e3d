import type { Observations, PageObservation, Target } from '../audit/observations.ts';
import { linkInScope, spellingKey } from './page-address.ts';

/**
 * Of the pages asked for, those that turned out to be pages of this website, once each. A redirect may lead to another website, whose
 * words are not the owner's, or to a page read already, which judged twice would look like a duplicate.
 */
export function keepOwnPages(
  asked: readonly PageObservation[],
  target: Target,
): { pages: PageObservation[]; notRead: Observations['notRead'] } {
  const pages: PageObservation[] = [];
  const notRead: Observations['notRead'] = [];
  const seen = new Set<string>();
  for (const page of asked) {
    const { finalUrl, redirects } = page.plain;
    const leaves = page.role !== 'home' && redirects.length > 0 && linkInScope(finalUrl, target) === null;
    if (leaves) {
      notRead.push({ url: page.url, reason: 'error', detail: `leads to another website: ${finalUrl}` });
      continue;
    }
    const key = page.plain.view ? spellingKey(finalUrl) : page.url;
    if (seen.has(key))
      notRead.push({ url: page.url, reason: 'error', detail: `leads to a page already read: ${finalUrl}` });
    else pages.push(page);
    seen.add(key);
  }
  return { pages, notRead };
}
