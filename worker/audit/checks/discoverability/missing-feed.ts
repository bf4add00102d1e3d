import { defineCheck, fail, notApplicable, pass } from '../check.ts';

const FEED_TYPES = new Set(['application/rss+xml', 'application/atom+xml', 'application/feed+json']);

/** Only for websites with articles. That the feed is declared is seen; whether it parses is not asked. */
export const missingFeed = defineCheck({
  id: 'missing-feed',
  revision: 1,
  category: 'discoverability',
  strength: 'C',
  catalogue: ['feed'],
  title: {
    pass: 'A page of yours declares a feed',
    fail: 'No page read declares a feed of your articles',
  },
  why: 'Search engines accept feeds as sitemaps of what is new. The effect on answers is plausible, not proven.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'],
  needs: ['pages'],
  run({ pages }) {
    const article = pages.find(({ role }) => role === 'article');
    if (!article) return notApplicable('We made out no articles on the website.');
    for (const { url, plain } of pages) {
      const feed = plain.view.headLinks.find(({ type }) => type !== null && FEED_TYPES.has(type.toLowerCase()));
      if (feed) return pass([{ pageUrl: url, place: 'link[rel="alternate"]', seen: feed.href }]);
    }
    return fail([
      { pageUrl: article.url, place: 'link[rel="alternate"]', seen: 'no feed is declared on any page read' },
    ]);
  },
});
