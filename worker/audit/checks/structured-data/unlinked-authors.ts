import type { Facts } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { has, nodesIn, nodesOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** What lets a reader check who somebody is. */
const LINKS = ['url', 'sameAs', 'jobTitle', 'hasCredential', 'worksFor', 'knowsAbout'] as const;

/** People in the markup (authors, staff) and whether it leads to anything about them. */
export const unlinkedAuthors = defineCheck({
  id: 'unlinked-authors',
  revision: 2,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['person-author'],
  title: {
    pass: 'Your structured data says who is behind your texts',
    partial: 'Your structured data names people, but nothing about them',
    fail: 'Your structured data names nobody behind your texts',
  },
  why: 'Advice counts for more when it is known who gives it. How much assistants use this markup is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/article#author-bp'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    const people = pages.flatMap((page) => staffOn(page).map((node) => ({ page, node })));
    const linked = people.filter(({ node }) => LINKS.some((property) => has(node, property)));
    if (linked.length > 0) return pass(linked.slice(0, 3).map(quoteOf));
    if (people.length > 0) return partial(people.slice(0, 5).map(quoteOf));
    const articles = pages.filter(({ role }) => role === 'article');
    if (articles.length === 0 && facts.people.length === 0)
      return notApplicable('The pages read hold no articles and name no people.');
    // A business that bears the owner's name tells who it is, and nothing about them.
    const named = articles.length > 0 ? [] : pages.flatMap((page) => businessNamedAfter(page, facts));
    if (named.length > 0) return partial(named.slice(0, 3));
    const evidence: Evidence[] = [
      ...articles.map((page) => ({ pageUrl: page.url, place: 'structured data of the article', seen: 'no Person' })),
      ...facts.people.slice(0, 3).map(({ value, sources }) => ({
        pageUrl: sources[0]?.pageUrl ?? pages[0]?.url ?? '',
        place: `${sources[0]?.place ?? 'text'}, not in structured data`,
        seen: value.name,
      })),
    ];
    return fail(evidence);
  },
});

/** Authors of customer reviews are people too, but not of the business. */
function staffOn({ structured }: ReadPage): SchemaNode[] {
  const reviewers = new Set(nodesOf(structured, 'Review').flatMap((review) => nodesIn(structured, review, 'author')));
  return nodesOf(structured, 'Person').filter((node) => textIn(node, 'name') !== null && !reviewers.has(node));
}

function businessNamedAfter(page: ReadPage, { people }: Facts): Evidence[] {
  return businessNodes(page.structured).flatMap(({ node }) => {
    const name = textIn(node, 'name') ?? '';
    const isOwners = people.some(({ value }) => value.name.includes(' ') && name.includes(value.name));
    return isOwners ? [{ pageUrl: page.url, place: placeInMarkup(node, 'name'), seen: name }] : [];
  });
}

const quoteOf = ({ page, node }: { page: ReadPage; node: SchemaNode }): Evidence => ({
  pageUrl: page.url,
  place: placeInMarkup(node),
  seen: `${textIn(node, 'name')}; ${LINKS.filter((property) => has(node, property)).join(', ') || 'nothing else'}`,
});
