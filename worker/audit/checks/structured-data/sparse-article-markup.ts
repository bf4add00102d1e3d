import type { ReadPage } from '../../website/read-pages.ts';
import { has, nodesOf } from '../../website/structured-data/nodes.ts';
import { defineCheck, fail, notApplicable, partial, pass } from '../check.ts';
import { authoredArticles } from '../shared/article-authors.ts';

const WANTED = [
  { name: 'headline', properties: ['headline', 'name'] },
  { name: 'author', properties: ['author', 'creator'] },
  // A text that was never changed has no other date than its first.
  { name: 'date', properties: ['datePublished', 'dateCreated', 'dateModified'] },
] as const;

/** Nearly all of the fields on nearly all articles; below the lower bound markup is the exception. */
const PASS_SHARE = 0.8;
const FAIL_SHARE = 0.4;

/** Headline, author and a date in the markup of articles. */
export const sparseArticleMarkup = defineCheck({
  id: 'sparse-article-markup',
  revision: 4,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['article-fields'],
  title: {
    pass: 'In structured data, articles state most of headline, author and date',
    partial: 'Articles leave out headline, author or date in structured data',
    fail: 'Articles state little or nothing of headline, author and date in structured data',
  },
  why: 'Google reads from this markup who wrote an article and when.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/article'],
  needs: ['pages'],
  run({ pages }) {
    const articles = authoredArticles(pages);
    if (articles.length === 0) return notApplicable('We made out no article longer than a notice on the pages read.');
    const readings = articles.map((page) => ({ page, found: fieldsOf(page) }));
    const share = readings.reduce((sum, { found }) => sum + found.length, 0) / (articles.length * WANTED.length);
    const evidence = readings.map(({ page, found }) => {
      const missing = WANTED.filter(({ name }) => !found.includes(name)).map(({ name }) => name);
      return {
        pageUrl: page.url,
        place: 'structured data of the article',
        seen: `${found.join(', ') || 'none of the fields'}${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`,
      };
    });
    if (share >= PASS_SHARE) return pass(evidence);
    const lacking = evidence.filter((_, at) => (readings[at]?.found.length ?? 0) < WANTED.length);
    return share < FAIL_SHARE ? fail(lacking) : partial(lacking);
  },
});

/** Names of the fields the page's best article node has. */
function fieldsOf({ structured }: ReadPage): string[] {
  const nodes = nodesOf(structured, 'Article').map((node) =>
    WANTED.filter(({ properties }) => properties.some((property) => has(node, property))).map(({ name }) => name),
  );
  return nodes.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
