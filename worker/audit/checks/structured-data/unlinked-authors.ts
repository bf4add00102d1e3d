import { reachedPages } from '../../website/reach/reached-pages.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { has, nodesIn, nodesOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { authoredArticles } from '../shared/article-authors.ts';

/** What lets a reader check who somebody is. */
const LINKS = ['url', 'sameAs', 'jobTitle', 'hasCredential', 'worksFor', 'knowsAbout'] as const;

/** People in the markup of a website with articles, and whether it leads to anything about them. */
export const unlinkedAuthors = defineCheck({
  id: 'unlinked-authors',
  revision: 9,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['person-author'],
  title: {
    pass: 'Structured data names somebody behind your website, with details',
    partial: 'Your structured data names people, but nothing about them',
    fail: 'No schema.org data says who is behind your texts',
  },
  why: 'Markup can say who wrote a text. How much assistants use it is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/article#author-bp'],
  needs: ['pages', 'target'],
  causes: ['name-only'],
  run({ pages, target }) {
    const articles = authoredArticles(pages).filter(({ role }) => role === 'article');
    if (articles.length === 0) return notApplicable('We made out no article longer than a notice on the pages read.');
    const people = pages.flatMap((page) => staffOn(page).map((node) => ({ page, node })));
    const firms = pages.flatMap((page) => firmsWriting(page).map((node) => ({ page, node })));
    const linked = [...people, ...firms].filter(({ node }) => LINKS.some((property) => has(node, property)));
    if (linked.length > 0) return pass(linked.slice(0, 3).map(quoteOf));
    const reached = reachedPages(pages, target);
    // What a sitemap alone names may be the sample texts of a theme.
    if (!articles.some((page) => reached.has(page)))
      return inconclusive('No link we read leads to your articles, so whose they are cannot be told.');
    if (people.length > 0) return dueTo('name-only', partial(people.map(quoteOf)));
    // What a business signs itself has its author; only where it signs none of a text nobody is named for it.
    const unsigned = articles.filter((page) => firmsWriting(page).length === 0);
    if (unsigned.length === 0) return pass(firms.slice(0, 3).map(quoteOf));
    return fail(
      unsigned.map((page) => ({ pageUrl: page.url, place: 'structured data of the article', seen: 'no Person' })),
    );
  },
});

/** Authors of customer reviews are people too, but not of the business. */
function staffOn({ structured }: ReadPage): SchemaNode[] {
  const reviewers = new Set(nodesOf(structured, 'Review').flatMap((review) => nodesIn(structured, review, 'author')));
  return nodesOf(structured, 'Person').filter((node) => textIn(node, 'name') !== null && !reviewers.has(node));
}

/** A business may sign its articles itself. */
const firmsWriting = ({ structured }: ReadPage): SchemaNode[] =>
  nodesOf(structured, 'Article')
    .flatMap((article) => nodesIn(structured, article, 'author'))
    .filter((node) => !node.types.includes('Person') && textIn(node, 'name') !== null);

const quoteOf = ({ page, node }: { page: ReadPage; node: SchemaNode }): Evidence => ({
  pageUrl: page.url,
  place: placeInMarkup(node),
  seen: `${textIn(node, 'name')}; ${LINKS.filter((property) => has(node, property)).join(', ') || 'nothing else'}`,
});
