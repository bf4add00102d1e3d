import { counted } from '../../wording/words.ts';
import { defineCheck, dueTo, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { citeHosts, citeOdd, oddAmong } from '../shared/links/two-addresses.ts';

/** http to https and bare to www: two hops reach any home page. */
const MAX_HOPS = 2;

export const splitHostVariants = defineCheck({
  id: 'split-host-variants',
  revision: 6,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['host-variants'],
  title: {
    pass: 'The forms of your address that answered lead to one',
    partial: 'All forms of your address lead to one, with detours',
    fail: 'Your website answers at several addresses',
    causes: {
      'named-differently': 'Your website names more than one address as its own',
      'one-names-another': 'A place names another address than all others',
    },
  },
  why: 'Search engines show one of several addresses of a page, and go by which one the website names.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'],
  needs: ['target', 'hostVariants', 'hosts'],
  causes: ['detours', 'named-differently', 'one-names-another'],
  run({ target, hostVariants, hosts }) {
    const odd = oddAmong(hosts, target);
    if (odd) return dueTo('one-names-another', partial(citeOdd(odd)));
    if (hosts.length > 0) return dueTo('named-differently', fail(citeHosts(hosts)));
    if (target.isPrivate) return notApplicable('A private address has no public forms.');
    const live = hostVariants.filter(({ failure, status }) => failure === null && status >= 200 && status < 400);
    const evidence = live.map(({ url, finalUrl, redirects }) => ({
      pageUrl: url,
      place: counted(redirects.length, 'redirect'),
      seen: `ends at ${finalUrl}`,
    }));
    if (live.length === 0) return inconclusive('No form of the address answered.');
    if (new Set(live.map(({ finalUrl }) => new URL(finalUrl).origin)).size > 1) return fail(evidence);
    if (live.some(({ redirects }) => redirects.length > MAX_HOPS)) return dueTo('detours', partial(evidence));
    return live.length > 1 ? pass(evidence) : inconclusive('Only one form of the address answered.', evidence);
  },
});
