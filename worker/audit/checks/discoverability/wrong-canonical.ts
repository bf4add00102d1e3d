import { defineCheck, type Evidence, fail, partial, pass } from '../../check.ts';
import type { ReadPage } from '../../inputs.ts';
import type { Observations } from '../../observations.ts';
import { ownAddress, pageKey } from '../../site-address.ts';

export const wrongCanonical = defineCheck({
  id: 'wrong-canonical',
  revision: 1,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['canonical'],
  title: {
    pass: 'Every key page names its own address',
    partial: 'Some key pages do not name their own address',
    fail: 'A key page names another address as its own',
  },
  why: 'The canonical address is the one that is indexed and credited. When it points elsewhere the page itself disappears.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
  needs: ['pages', 'target'],
  run({ pages, target }) {
    const wrong: Evidence[] = [];
    const missing: Evidence[] = [];
    for (const page of pages) {
      const named = canonicalsOf(page);
      if (named.length === 0) missing.push(cite(page, 'no such element'));
      const fault = faultOf(page, named, target);
      if (fault) wrong.push(cite(page, fault));
    }
    if (wrong.length > 0) return fail([...wrong, ...missing]);
    return missing.length > 0 ? partial(missing) : pass();
  },
});

const cite = ({ url }: ReadPage, seen: string): Evidence => ({ pageUrl: url, place: 'link[rel="canonical"]', seen });

/** Distinct addresses as written, from the document and the Link header. */
function canonicalsOf({ plain }: ReadPage): string[] {
  const inDocument = plain.view.headLinks
    .filter(({ rel }) => rel.split(/\s+/).includes('canonical'))
    .map(({ href }) => href.trim());
  const inHeader = /<([^<>]*)>\s*;[^,<>]*\brel="?canonical"?/i.exec(plain.headers['link'] ?? '')?.[1];
  const all = [...inDocument, ...(inHeader === undefined ? [] : [inHeader.trim()])];
  return [...new Set(all.filter((href) => href !== ''))];
}

function faultOf(page: ReadPage, named: string[], target: Observations['target']): string | null {
  const { view, finalUrl } = page.plain;
  const [first = ''] = named;
  if (named.length === 0) return null;
  const addresses = named.map((href) => ownAddress(href, view.baseUrl, target));
  if (new Set(addresses.map((address) => address && pageKey(address))).size > 1)
    return `several: ${named.join(' and ')}`;
  const address = addresses[0] ?? null;
  if (address === null) return `another website: ${first}`;
  const isHomeForInner =
    page.role !== 'home' && pageKey(address) === pageKey(target.homeUrl) && pageKey(finalUrl) !== pageKey(address);
  return isHomeForInner ? `the home page instead of this one: ${first}` : null;
}
