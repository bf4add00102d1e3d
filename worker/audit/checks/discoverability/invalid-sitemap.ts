import type { SitemapObservation, Target } from '../../observations.ts';
import { ownDomains } from '../../website/own-hosts.ts';
import type { RobotsReading } from '../../website/robots/robots-txt.ts';
import { counted } from '../../wording/words.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { foreignEntries, isOfOthers } from '../shared/links/foreign-sitemap.ts';
import { domainsOf, whichAddress } from '../shared/links/two-addresses.ts';

/** Limits of the protocol for one file. */
const MAX_ENTRIES = 50_000;
const MAX_BYTES = 52_428_800;

export const invalidSitemap = defineCheck({
  id: 'invalid-sitemap',
  revision: 8,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['sitemap-valid'],
  title: {
    pass: 'We saw no fault in how the sitemap is written',
    partial: 'The sitemap has faults',
    fail: 'The sitemap cannot be read',
    causes: { 'not-there': 'A sitemap that is named is not there' },
  },
  why: 'Search engines may ignore a sitemap they cannot read, and addresses of other websites in it.',
  sources: ['https://www.sitemaps.org/protocol.html'],
  needs: ['sitemaps', 'control', 'target', 'pages', 'hosts', 'robots'],
  causes: ['not-there', 'of-others'],
  run({ sitemaps, control, target, pages, hosts, robots }) {
    const domains = new Set([...ownDomains({ target, pages }), ...domainsOf(hosts)]);
    // Where everything is "found", a web page at the usual address is no broken sitemap: there simply is none.
    const answersEverything = control.failure === null && control.status >= 200 && control.status < 300;
    const claimed = sitemaps.filter(
      ({ kind, foundBy }) =>
        kind !== 'absent' && !(kind === 'invalid' && foundBy === 'convention' && answersEverything),
    );
    const lost = sitemaps.filter(
      (one) =>
        one.kind === 'absent' &&
        one.failure === null &&
        (one.foundBy === 'index' || (one.foundBy === 'robots' && isNamedHere(target, robots))),
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
    const lists = claimed.filter(({ kind }) => kind === 'urlset');
    if (lists.length > 0 && lists.length === readable && lists.every((one) => isOfOthers(one, target, domains)))
      return dueTo('of-others', partial(evidence));
    if (readable === 0) return dueTo(cause, fail(evidence));
    if (evidence.length > 0) return dueTo(cause, partial(evidence));
    return whichAddress(hosts, target, 'sitemap') ?? pass();
  },
});

/** What robots.txt names on a host that is not the website's may well be there: a private target's twin is not asked. */
const isNamedHere = ({ isPrivate, homeUrl, aliasHost }: Target, { sitemaps }: RobotsReading): boolean =>
  !isPrivate || sitemaps.some(({ url }) => [new URL(homeUrl).host, aliasHost].includes(new URL(url).host));

function faults(sitemap: SitemapObservation, target: Target, domains: ReadonlySet<string>): string[] {
  const { kind, hasNamespace, entryCount, bytes } = sitemap;
  if (kind !== 'urlset' && kind !== 'index') return [];
  const found: string[] = [];
  if (!hasNamespace) found.push('the sitemap namespace is missing');
  if (entryCount > MAX_ENTRIES) found.push(`${entryCount} addresses, ${MAX_ENTRIES} are allowed`);
  if (bytes > MAX_BYTES) found.push(`${bytes} bytes, ${MAX_BYTES} are allowed`);
  const marks = sitemap.entries.filter(({ loc }) => /#./.test(loc));
  if (marks[0])
    found.push(
      `${counted(marks.length, 'address', 'addresses')} with “#”, which is no page of its own: ${marks[0].loc}`,
    );
  const foreign = foreignEntries(sitemap, target, domains);
  const [first, second] = foreign;
  if (first && second) found.push(`${foreign.length} addresses of other hosts, the first ${first.loc}`);
  else if (first) found.push(`1 address of another host: ${first.loc}`);
  return found;
}
