import { areHomeAlone, ownAddress, pageKey, sitemapUrls } from '../../website/site-address.ts';
import { defineCheck, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

const FEW_SHARE = 0.1;

/** Pages in the sitemap that no page links to. Only said when every page that could hold the link was read. */
export const orphanPages = defineCheck({
  id: 'orphan-pages',
  revision: 4,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['orphan-pages'],
  title: {
    pass: 'Links on the pages read lead to every address in the sitemap',
    fail: 'Pages in the sitemap are not linked',
  },
  why: 'A page no other page links to is found late, and taken for unimportant.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
  needs: ['sitemaps', 'pages', 'target'],
  looksForLinks: true,
  run({ sitemaps, pages, target }) {
    const listed = sitemapUrls(sitemaps, target);
    if (listed.length === 0) return notApplicable('No sitemap lists pages of this website.');
    // It needs no link.
    if (areHomeAlone(listed, target)) return notApplicable('The sitemap lists the home page alone.');
    const linked = new Set([pageKey(target.homeUrl)]);
    for (const { url, plain } of pages) {
      const itself = pageKey(url);
      for (const { href } of plain.view.links) {
        const address = ownAddress(href, plain.view.baseUrl, target);
        // A page that links to itself is found no sooner.
        if (address !== null && pageKey(address) !== itself) linked.add(pageKey(address));
      }
    }
    const read = new Set(pages.flatMap(({ url, plain }) => [pageKey(url), pageKey(plain.finalUrl)]));
    const orphans = listed.filter((url) => !linked.has(pageKey(url)));
    const evidence = orphans.map((url) => ({ pageUrl: url, place: 'links of all pages read', seen: 'no link to it' }));
    if (orphans.length === 0) return pass();
    const everyPageRead = [...linked].every((key) => read.has(key)) && listed.every((url) => read.has(pageKey(url)));
    if (!everyPageRead) return inconclusive('Only some pages were read; others may hold the missing links.', evidence);
    return orphans.length / listed.length <= FEW_SHARE ? partial(evidence) : fail(evidence);
  },
});
