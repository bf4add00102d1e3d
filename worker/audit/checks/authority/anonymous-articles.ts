import { defineCheck, fail, notApplicable, partial, pass } from '../check.ts';
import { authorOf, longArticles, signatureOf } from '../shared/article-authors.ts';

/** Share of articles with a named author that counts as the rule of the house. The catalogue's proposal. */
const MOST = 0.8;

/** Articles that name who wrote them: a person, or the house that signs for them. */
export const anonymousArticles = defineCheck({
  id: 'anonymous-articles',
  revision: 3,
  category: 'authority',
  strength: 'C',
  catalogue: ['author-byline'],
  title: {
    pass: 'Most articles read name an author',
    partial: 'Some of the articles read name no author',
    fail: 'The articles read name no author',
  },
  why: 'Google asks whether it is clear who wrote a text. Whether a name brings citations is not proven.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages'],
  run({ pages }) {
    const authors = longArticles(pages).map((page) => ({ page, author: authorOf(page), signature: signatureOf(page) }));
    if (authors.length === 0) return notApplicable('We made out no article longer than a notice on the pages read.');
    const named = authors.flatMap(({ page, author: { name, place, seen }, signature }) =>
      name === null ? (signature ?? []) : { pageUrl: page.url, place, seen },
    );
    if (named.length >= authors.length * MOST) return pass(named);
    const unnamed = authors
      .filter(({ author, signature }) => author.name === null && signature === null)
      .map(({ page, author: { place, seen } }) => ({ pageUrl: page.url, place, seen }));
    return named.length > 0 ? partial(unnamed) : fail(unnamed);
  },
});
