import type { SitemapObservation } from '../../observations.ts';
import { ownDomains } from '../../website/own-hosts.ts';
import { separateDomain } from '../../website/registrable-domain.ts';
import { ownAddress } from '../../website/site-address.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** Limits of the protocol for one file. */
const MAX_ENTRIES = 50_000;
const MAX_BYTES = 52_428_800;

export const invalidSitemap = defineCheck({
  id: 'invalid-sitemap',
  revision: 3,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['sitemap-valid'],
  title: {
    pass: 'The sitemap is valid',
    partial: 'The sitemap has small faults',
    fail: 'The sitemap cannot be read',
  },
  why: 'Search engines ignore a sitemap they cannot read, as a whole and without telling you.',
  sources: ['https://www.sitemaps.org/protocol.html'],
  needs: ['sitemaps', 'control', 'target', 'pages'],
  causes: ['not-there'],
  run({ sitemaps, control, target, pages }) {
    const domains = ownDomains({ target, pages });
    // Where everything is "found", a web page at the usual address is no broken sitemap: there simply is none.
    const answersEverything = control.failure === null && control.status >= 200 && control.status < 300;
    const claimed = sitemaps.filter(
      ({ kind, foundBy }) =>
        kind !== 'absent' && !(kind === 'invalid' && foundBy === 'convention' && answersEverything),
    );
    const lost = sitemaps.filter(
      ({ kind, foundBy, failure }) => kind === 'absent' && foundBy !== 'convention' && failure === null,
    );
    if (claimed.length + lost.length === 0) return notApplicable('No sitemap was found.');
    const cite = ({ finalUrl }: SitemapObservation, seen: string): Evidence => ({
      pageUrl: finalUrl,
      place: 'sitemap',
      seen,
    });
    const unreadable = claimed
      .filter(({ kind }) => kind === 'invalid')
      .map((one) => cite(one, one.error ?? 'not a sitemap'));
    const minor = [
      ...lost.map((one) => cite(one, `named, but answers status ${one.status}`)),
      ...claimed.flatMap((one) => faults(one, target, domains).map((fault) => cite(one, fault))),
    ];
    const readable = claimed.length - unreadable.length;
    const evidence = [...unreadable, ...minor];
    const cause = lost.length === evidence.length ? 'not-there' : null;
    if (readable === 0) return dueTo(cause, fail(evidence));
    return evidence.length > 0 ? dueTo(cause, partial(evidence)) : pass();
  },
});

/** Language versions and shops on hosts below the website's own domain are the website's as well. */
function faults(
  sitemap: SitemapObservation,
  target: Parameters<typeof ownAddress>[2],
  domains: ReadonlySet<string>,
): string[] {
  const { kind, hasNamespace, entryCount, bytes, entries, finalUrl } = sitemap;
  if (kind !== 'urlset' && kind !== 'index') return [];
  const found: string[] = [];
  if (!hasNamespace) found.push('the sitemap namespace is missing');
  if (entryCount > MAX_ENTRIES) found.push(`${entryCount} addresses, ${MAX_ENTRIES} are allowed`);
  if (bytes > MAX_BYTES) found.push(`${bytes} bytes, ${MAX_BYTES} are allowed`);
  const isForeign = ({ loc }: { loc: string }) =>
    ownAddress(loc.trim(), finalUrl, target) === null && !domains.has(domainOf(loc.trim(), finalUrl));
  const foreign = kind === 'urlset' ? entries.filter(isForeign) : [];
  const [first, second] = foreign;
  if (first && second) found.push(`${foreign.length} addresses of other hosts, the first ${first.loc}`);
  else if (first) found.push(`1 address of another host: ${first.loc}`);
  return found;
}

const domainOf = (loc: string, base: string): string =>
  (URL.canParse(loc, base) ? separateDomain(new URL(loc, base).hostname) : null) ?? '';
