import { stateOf } from '../../facts/claims/claims.ts';
import type { RatedFacts } from '../../facts/facts.ts';
import { nameKey } from '../../facts/name/name-key.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { isNodeOf, nodesIn, nodesOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { findListings } from '../shared/listing-platforms.ts';
import { isVisibleText } from '../shared/shown/visible-sources.ts';

interface Rating {
  pageUrl: string;
  node: SchemaNode;
  subject: SchemaNode | null;
  value: number;
  best: number;
  count: number | null;
  /** Of an organisation, also of one whose type schema.org does not have: "ElectricalContractor". */
  isOwners: boolean;
  /** Who wrote the reviews that stand beside it in the markup. */
  authors: readonly string[];
}

/**
 * Average ratings in the markup: impossible ones and ones the pages contradict fail; ratings a business gives itself or its
 * goods, and ones without anything visible behind them, are partial.
 */
export const selfServingRating = defineCheck({
  id: 'self-serving-rating',
  revision: 8,
  category: 'structured-data',
  strength: 'A',
  catalogue: ['rating-honesty'],
  title: {
    pass: 'We saw no rating of your own business in your structured data',
    partial: 'Your structured data rates your own business',
    fail: 'A rating in your structured data contradicts your pages, or cannot be',
    causes: {
      unshown: 'Your structured data holds a rating that we saw on no page read',
      'self-written': 'Your structured data holds a rating whose reviews you wrote yourselves',
    },
  },
  why: 'Google shows no stars for ratings a business marks up about itself, and wants every rating in markup to stand on the page.',
  sources: [
    'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
    'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  ],
  needs: ['pages', 'shown', 'facts'],
  causes: ['contradicted', 'unshown', 'nothing-behind-it', 'self-written'],
  run({ pages, shown, facts }) {
    const ratings = pages.flatMap(ratingsOn);
    if (ratings.length === 0)
      return notApplicable(
        pages.every(isUnmarked)
          ? 'The pages read hold no schema.org data.'
          : 'The structured data of the pages read holds no rating.',
      );
    const visible = facts.rating?.sources.find(({ place }) => !/^(?:JSON-LD|microdata|RDFa)/.test(place));
    const contradicted: Evidence[] = [];
    const own: Evidence[] = [];
    const unshown: Evidence[] = [];
    const selfWritten: Evidence[] = [];
    const owners = ownersKeys({ pages, facts });
    for (const rating of ratings) {
      const impossible = rating.value > rating.best || rating.value < 0 || rating.count === 0;
      const differs = visible !== undefined && isOfShown(rating, visible) && !shown.hasNumber(rating.value);
      if (impossible || differs) {
        contradicted.push(quoteOf(rating));
        if (differs && !impossible)
          contradicted.push({ pageUrl: visible.pageUrl, place: visible.place, seen: visible.seen });
      } else if (rating.isOwners) own.push(quoteOf(rating));
      else if (isWrittenBy(owners, rating)) selfWritten.push(withAuthor(rating));
      else if (facts.reviews.length === 0 && !shown.hasNumber(rating.value)) unshown.push(quoteOf(rating));
    }
    if (contradicted.length > 0) return dueTo('contradicted', fail(contradicted));
    // A figure alone that stands in the text, whatever it is of, is seen.
    const isSeen = ratings.some(({ isOwners, value }) => isOwners && shown.hasNumber(value));
    if (own.length > 0) return dueTo(!isSeen && isBare({ pages, facts }) ? 'nothing-behind-it' : null, partial(own));
    if (selfWritten.length > 0) return dueTo('self-written', partial(selfWritten));
    return unshown.length > 0 ? dueTo('unshown', partial(unshown)) : pass(ratings.slice(0, 3).map(quoteOf));
  },
});

/** What customers give one thing need not be what they give the business: the two are compared on one page alone. */
const isOfShown = ({ isOwners, subject, pageUrl }: Rating, visible: { pageUrl: string }): boolean =>
  isOwners || subject === null || visible.pageUrl === pageUrl;

/** Whether nothing a visitor could read stands behind the figure: no review in text, no sign of one, no entry where others read them. */
function isBare({ pages, facts }: { pages: readonly ReadPage[]; facts: RatedFacts }): boolean {
  const reviews = facts.reviews.filter(({ sources }) => sources.some(isVisibleText));
  const isRated = facts.rating?.sources.some(isVisibleText) ?? false;
  // Told of the pages read alone, so pages that were not read change nothing.
  const state = stateOf('reviews', { pages, facts: { ...facts, reviews } });
  return !isRated && state === 'absent' && findListings(pages, 'reviews').length === 0;
}

function ratingsOn({ url, structured, renderedStructured }: ReadPage): Rating[] {
  const data = nodesOf(structured, 'AggregateRating').length > 0 ? structured : (renderedStructured ?? structured);
  return nodesOf(data, 'AggregateRating').flatMap((node) => {
    const value = numberIn(node, 'ratingValue');
    if (value === null) return [];
    const count = numberIn(node, 'reviewCount') ?? numberIn(node, 'ratingCount');
    const subject = subjectOf(data, node);
    // 5 is the best rating where none is stated: https://schema.org/bestRating
    return {
      pageUrl: url,
      node,
      subject,
      value,
      best: numberIn(node, 'bestRating') ?? 5,
      count,
      authors: subject === null ? [] : authorsOf(data, subject),
      isOwners:
        subject !== null &&
        (isNodeOf(subject, 'Organization') || businessNodes(data).some((business) => business.node === subject)),
    };
  });
}

const subjectOf = (data: StructuredData, node: SchemaNode): SchemaNode | null =>
  (node.parent && data.nodes[node.parent.node]) ?? nodesIn(data, node, 'itemReviewed')[0] ?? null;

/** Whoever wrote each of its reviews; nobody where one of them has no author with a name. */
function authorsOf(data: StructuredData, subject: SchemaNode): string[] {
  const authors = nodesIn(data, subject, 'review').map(
    (review) =>
      nodesIn(data, review, 'author').flatMap((author) => textIn(author, 'name') ?? [])[0] ?? textIn(review, 'author'),
  );
  return authors.includes(null) ? [] : authors.flatMap((author) => author ?? []);
}

/** Keys of the names under which the website knows the business. */
const ownersKeys = ({ pages, facts }: { pages: readonly ReadPage[]; facts: RatedFacts }): ReadonlySet<string> =>
  new Set(
    [
      ...pages.flatMap(({ structured }) => businessNodes(structured).flatMap(({ node }) => textIn(node, 'name') ?? [])),
      facts.businessName?.value ?? '',
    ].map(nameKey),
  );

const isWrittenBy = (owners: ReadonlySet<string>, { authors }: Rating): boolean =>
  authors.length > 0 && authors.every((author) => owners.has(nameKey(author)));

const withAuthor = (rating: Rating): Evidence => {
  const quote = quoteOf(rating);
  return { ...quote, seen: `${quote.seen}, written by “${rating.authors[0]}”` };
};

const isUnmarked = ({ structured, renderedStructured }: ReadPage): boolean =>
  structured.nodes.length + (renderedStructured?.nodes.length ?? 0) === 0;

function numberIn(node: SchemaNode, property: string): number | null {
  const text = textIn(node, property)?.replace(',', '.');
  if (text === undefined || text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

const quoteOf = ({ pageUrl, node, subject, value, best, count }: Rating): Evidence => ({
  pageUrl,
  place: subject ? placeInMarkup(subject, 'aggregateRating') : placeInMarkup(node),
  seen: `${value} of ${best}${count === null ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}`,
});
