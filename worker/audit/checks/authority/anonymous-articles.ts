import { defineCheck, fail, notApplicable, partial, pass } from '../check.ts';
import { authorOf, longArticles } from '../shared/article-authors.ts';

/** Share of articles with a named author that counts as the rule of the house. The catalogue's proposal. */
const MOST = 0.8;

/** Articles that name the person who wrote them. */
export const anonymousArticles = defineCheck({
  id: 'anonymous-articles',
  revision: 2,
  category: 'authority',
  strength: 'C',
  catalogue: ['author-byline'],
  title: {
    pass: 'Your articles name their authors',
    partial: 'Some of your articles name no author',
    fail: 'Your articles name no author',
  },
  why: 'Google asks whether it is clear who wrote a text. Whether a name brings citations is not proven.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages'],
  run({ pages }) {
    const authors = longArticles(pages).map(authorOf);
    if (authors.length === 0) return notApplicable('No article longer than a notice is among the pages read.');
    const evidence = authors.map(({ page, place, seen }) => ({ pageUrl: page.url, place, seen }));
    const named = authors.filter(({ name }) => name !== null).length;
    if (named >= authors.length * MOST) return pass(evidence);
    return named > 0 ? partial(evidence) : fail(evidence);
  },
});
