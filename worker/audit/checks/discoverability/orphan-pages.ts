import { isBlind } from '../../facts/claims/coverage.ts';
import type { PageObservation } from '../../observations.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { areHomeAlone, ownAddress, pageKey, sitemapUrls } from '../../website/site-address.ts';
import { isUnaskedPage } from '../../website/unasked/unasked-page.ts';
import { defineCheck, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

const FEW_SHARE = 0.1;

/**
 * Pages in the sitemap that no page links to, as served or as drawn: what only a script leads to a visitor finds. Only said when every page
 * that could hold the link was read, and all that scripts bring was seen.
 */
export const orphanPages = defineCheck({
  id: 'orphan-pages',
  revision: 7,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['orphan-pages'],
  title: {
    pass: 'Links on the pages read lead to every address in the sitemap',
    fail: 'At least one page in the sitemap is not linked',
  },
  why: 'Search engines find most pages by links.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
  needs: ['sitemaps', 'pages', 'attempts', 'target', 'coverage'],
  looksForLinks: true,
  run({ sitemaps, pages: judged, attempts, target, coverage }) {
    const listed = sitemapUrls(sitemaps, target);
    if (listed.length === 0) return notApplicable('No sitemap lists pages of this website.');
    // It needs no link.
    if (areHomeAlone(listed, target)) return notApplicable('The sitemap lists the home page alone.');
    const pages = allRead(judged, attempts);
    const linked = new Set([pageKey(target.homeUrl)]);
    for (const page of pages) {
      const itself = pageKey(page.url);
      for (const { href, base } of linksOf(page)) {
        const address = ownAddress(href, base, target);
        // A page that links to itself is found no sooner.
        if (address !== null && pageKey(address) !== itself) linked.add(pageKey(address));
      }
    }
    const read = new Set(pages.flatMap(({ url, finalUrl }) => [pageKey(url), pageKey(finalUrl)]));
    // Nobody is to find it by a link.
    const unasked = new Set(attempts.filter(isUnaskedPage).map(({ url }) => pageKey(url)));
    const unlinked = listed.filter((url) => !linked.has(pageKey(url)));
    const orphans = unlinked.filter((url) => !unasked.has(pageKey(url)));
    const undrawn = pages.some(
      ({ views: [served, ...drawn] }) => drawn.length === 0 && served && served.scripts.count > 0,
    );
    const seen = undrawn ? 'no link to it in the HTML as served' : 'no link to it';
    const evidence = orphans.map((url) => ({ pageUrl: url, place: 'links of all pages read', seen }));
    if (unlinked.length === 0) return pass();
    if (orphans.length === 0) return notApplicable('What no link leads to is a page that nobody is to find by one.');
    const everyPageRead = [...linked].every((key) => read.has(key)) && listed.every((url) => read.has(pageKey(url)));
    if (!everyPageRead)
      return inconclusive(
        'Links and sitemap name addresses that we did not read as pages; the missing links may stand there.',
        evidence,
      );
    if (isBlind(coverage)) return inconclusive(UNSEEN, evidence);
    return orphans.length / listed.length <= FEW_SHARE ? partial(evidence) : fail(evidence);
  },
});

const UNSEEN = 'We did not see all that scripts and clicks bring into your pages; the missing links may be among it.';

interface Linking {
  url: string;
  finalUrl: string;
  views: PageView[];
}

/** A page of thanks was read as well, though nothing is judged by it: its links lead on. */
const allRead = (judged: readonly ReadPage[], attempts: readonly PageObservation[]): Linking[] =>
  [...judged, ...attempts.filter(({ url, plain }) => plain.status === 200 && !judged.some((one) => one.url === url))]
    .map(({ url, plain, rendered }) => ({ url, finalUrl: plain.finalUrl, views: [plain.view, rendered?.view] }))
    .map((one) => ({ ...one, views: one.views.filter((view) => view !== null && view !== undefined) }))
    .filter(({ views }) => views.length > 0);

/** As served and as drawn, with what leads on by a click handler alone. */
const linksOf = ({ views }: Linking): { href: string; base: string }[] =>
  views.flatMap(({ links, scriptLinks = [], baseUrl: base }) => [
    ...links.map(({ href }) => ({ href, base })),
    ...scriptLinks.map(({ url }) => ({ href: url, base })),
  ]);
