import { plainWords } from '../../website/text/plain-words.ts';
import { defineCheck, dueTo, fail, notApplicable, partial, pass } from '../check.ts';
import { articles, authorOf, isByHouse } from '../shared/article-authors.ts';
import { linkInBox } from './author-box.ts';

/** A bio shorter than this says no more than a name. */
const MIN_BIO_WORDS = 50;

/**
 * Bylines that lead to a page about the author. A firm has no training and no years of work: its own name asks for no such page, and neither
 * does a name that stands in the code alone.
 */
export const unlinkedAuthorPages = defineCheck({
  id: 'unlinked-author-pages',
  revision: 3,
  category: 'authority',
  strength: 'C',
  catalogue: ['author-page'],
  title: {
    pass: 'Each author name we read leads to a page',
    partial: 'Some author names lead nowhere, or to a page that says little',
    fail: 'Author names lead to no page about the author',
  },
  why: 'Google asks whether it is clear who wrote a text. Whether that brings citations is not proven.',
  sources: [
    'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    'https://schema.org/author',
  ],
  needs: ['pages', 'facts'],
  causes: ['thin-author-page'],
  run({ pages, facts }) {
    const house = facts.businessName === null ? null : plainWords(facts.businessName.value);
    const authors = articles(pages)
      .filter((page) => !isByHouse(page))
      .map(authorOf)
      .map((author) => (author.bio === null ? { ...author, bio: linkInBox(author, pages) } : author))
      .filter(({ name, bio, isShown }) => name !== null && plainWords(name) !== house && (isShown || bio !== null));
    if (authors.length === 0) return notApplicable('We read no name of an author for certain.');
    const judged = authors.map(({ page, name, bio, place }) => {
      const read = bio === null ? undefined : pages.find((other) => other.url === bio);
      const thin = read !== undefined && read.plain.view.textWords < MIN_BIO_WORDS;
      const seen = bio === null ? `${name}: no link` : thin ? `${bio}: ${read.plain.view.textWords} words` : bio;
      return { good: bio !== null && !thin, some: bio !== null, evidence: { pageUrl: page.url, place, seen } };
    });
    const evidence = judged.map((one) => one.evidence);
    if (judged.every(({ good }) => good)) return pass(evidence);
    if (judged.every(({ some }) => some)) return dueTo('thin-author-page', partial(evidence));
    return judged.some(({ some }) => some) ? partial(evidence) : fail(evidence);
  },
});
