import { ownDomains } from '../../website/own-hosts.ts';
import { defineCheck, fail, notApplicable, partial, pass } from '../check.ts';
import { longArticles } from '../shared/article-authors.ts';
import { citedIn, ENOUGH_SOURCES } from '../shared/links/cited-domains.ts';
import { worldClaims } from '../shared/links/world-claims.ts';

const MOST_ARTICLES = 0.5;

/**
 * Links from the text of articles to other websites; own pages, social profiles, menus and footers are none. An article that claims nothing
 * of the world, as one about the business's own goods, needs none.
 */
export const articlesWithoutSources = defineCheck({
  id: 'articles-without-sources',
  revision: 2,
  category: 'content',
  strength: 'C',
  catalogue: ['outbound-citations'],
  title: {
    pass: 'Most articles read link to several other websites',
    partial: 'The articles we read link to few sources',
    fail: 'The articles we read link to no source',
  },
  why: 'Claims with a link can be checked. Whether links bring citations is contested.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'target'],
  run({ pages, target }) {
    const own = ownDomains({ target, pages });
    const read = longArticles(pages).map((page) => ({ page, cited: citedIn(page, own) }));
    if (read.length === 0) return notApplicable('We made out no article longer than a notice on the pages read.');
    const quoted = read.flatMap(({ cited }) => [...cited.values()]).slice(0, 6);
    const rich = read.filter(({ cited }) => cited.size >= ENOUGH_SOURCES);
    if (rich.length >= read.length * MOST_ARTICLES) return pass(quoted);
    const claims = read
      .filter((one) => !rich.includes(one))
      .flatMap(({ page }) => worldClaims(page.prose, own))
      .flatMap(({ isSourced, evidence }) => (isSourced ? [] : [evidence]));
    if (claims.length === 0) return notApplicable('We saw no claim in your articles that would need a source.');
    return quoted.length > 0 ? partial(claims) : fail(claims);
  },
});
