import { ownDomains } from '../../website/own-hosts.ts';
import { defineCheck, fail, notApplicable, partial, pass } from '../check.ts';
import { longArticles } from '../shared/article-authors.ts';
import { citedIn, ENOUGH_SOURCES } from '../shared/links/cited-domains.ts';

const MOST_ARTICLES = 0.5;

/** Links from the text of articles to other websites; own pages, social profiles, menus and footers are none. */
export const articlesWithoutSources = defineCheck({
  id: 'articles-without-sources',
  revision: 1,
  category: 'content',
  strength: 'C',
  catalogue: ['outbound-citations'],
  title: {
    pass: 'Your articles link to their sources',
    partial: 'Your articles link to few sources',
    fail: 'Your articles link to no source',
  },
  why: 'Claims with a link can be checked. Whether links bring citations is contested.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'target'],
  run({ pages, target }) {
    const own = ownDomains({ target, pages });
    const read = longArticles(pages).map((page) => ({ page, cited: citedIn(page, own) }));
    if (read.length === 0) return notApplicable('No article longer than a notice is among the pages read.');
    const quoted = read.flatMap(({ cited }) => [...cited.values()]).slice(0, 6);
    const rich = read.filter(({ cited }) => cited.size >= ENOUGH_SOURCES);
    if (rich.length >= read.length * MOST_ARTICLES) return pass(quoted);
    if (quoted.length > 0) return partial(quoted);
    return fail(
      read.map(({ page }) => ({ pageUrl: page.url, place: 'text of the article', seen: 'no link to another website' })),
    );
  },
});
