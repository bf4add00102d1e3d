import { placesIn } from '../../questions/signs/names-place.ts';
import { countriesOfTown } from '../../towns/towns.ts';
import type { ShownText } from '../../website/page/shown-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { nodesIn, nodesOf, placeInMarkup, textIn, textsIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { Evidence } from '../check.ts';

export interface Claim {
  /** The same claim on another page has the same key. */
  key: string;
  evidence: Evidence;
  isShown(text: ShownText): boolean;
}

/** Legal forms and descriptors are often left out on the page; half of a name is still that name. */
const MIN_NAME_SHARE = 0.5;

/** Markup often keeps entities, tags or punctuation that the page shows otherwise. */
const MIN_QUESTION_SHARE = 0.8;

/** A sum of money in an answer. */
const SUM = lightLetters(
  /\p{Sc}\s?\d[\d.,]*\d|\p{Sc}\s?\d|(?:\d{1,3}(?:\s\d{3})+|\d(?:[\d.,]*\d)?)\s?(?:\p{Sc}|EUR|CHF|USD|GBP)(?![\p{L}\d])/gu,
);

/** Comparable statements of a page's JSON-LD, as served and as rendered. */
export function claimsOf(page: ReadPage): Claim[] {
  return [page.structured, page.renderedStructured].flatMap((data) => (data ? claimsIn(data, page.url) : []));
}

function claimsIn(data: StructuredData, pageUrl: string): Claim[] {
  const claims: Claim[] = [];
  const claim = (node: SchemaNode, property: string, value: string, isShown: Claim['isShown']): void => {
    if (node.syntax !== 'json-ld' || value === '') return;
    claims.push({
      key: `${property} ${value}`,
      evidence: { pageUrl, place: placeInMarkup(node, property), seen: value },
      isShown,
    });
  };
  for (const { node } of businessNodes(data)) {
    const names = [...textsIn(node, 'name'), ...textsIn(node, 'alternateName'), ...textsIn(node, 'legalName')];
    claim(node, 'name', names[0] ?? '', (text) => names.some((name) => text.shareOfWords(name) >= MIN_NAME_SHARE));
    for (const holder of [node, ...nodesIn(data, node, 'contactPoint')])
      for (const phone of textsIn(holder, 'telephone'))
        claim(holder, 'telephone', phone, (text) => text.hasPhone(phone));
    // Two sums are the ends of a range, and rounded; one is the sum that things cost, or begin at.
    const range = textIn(node, 'priceRange') ?? '';
    const sums = (range.match(SUM) ?? []).flatMap((sum) => amountOf(sum) ?? []);
    const [only] = sums;
    if (only !== undefined && range.match(/\d[\d.,]*/g)?.length === 1)
      claim(node, 'priceRange', range, (text) => !text.hasOtherSums(only));
  }
  for (const node of [...nodesOf(data, 'Offer'), ...nodesOf(data, 'PriceSpecification')]) {
    for (const price of textsIn(node, 'price')) {
      const amount = amountOf(price);
      const written = `${price} ${textIn(node, 'priceCurrency') ?? ''}`.trim();
      if (amount !== null && amount > 0) claim(node, 'price', written, (text) => text.hasNumber(amount));
    }
  }
  const ofBusiness = new Set(businessNodes(data).flatMap(({ node }) => nodesIn(data, node, 'aggregateRating')));
  // What a business says of itself another check judges.
  for (const node of nodesOf(data, 'AggregateRating').filter((one) => !ofBusiness.has(one))) {
    const value = textIn(node, 'ratingValue') ?? '';
    const amount = amountOf(value);
    const votes = amountOf(textIn(node, 'ratingCount') ?? textIn(node, 'reviewCount') ?? '');
    // A 5 stands on every page with a price or a time; with its votes, or said of stars, it is a rating.
    const isShown: Claim['isShown'] = (text) =>
      amount !== null &&
      (Number.isInteger(amount)
        ? text.hasStars(amount) || (text.hasNumber(amount) && votes !== null && text.hasNumber(votes))
        : text.hasNumber(amount));
    if (amount !== null) claim(node, 'ratingValue', value, isShown);
  }
  for (const faq of nodesOf(data, 'FAQPage')) {
    for (const question of nodesIn(data, faq, 'mainEntity')) {
      const name = textIn(question, 'name') ?? '';
      claim(
        question,
        'name',
        name,
        (text) => text.shareOfWords(name.replace(/<[^>]{0,200}>/g, ' ')) >= MIN_QUESTION_SHARE,
      );
      for (const answer of nodesIn(data, question, 'acceptedAnswer')) {
        const said = (textIn(answer, 'text') ?? '').replace(/<[^>]{0,200}>/g, ' ');
        const sums = (said.match(SUM) ?? []).flatMap((sum) => amountOf(sum) || []);
        const towns = placesIn(said).filter((place) => countriesOfTown(place).length > 0);
        claim(
          answer,
          'text',
          sums.length + towns.length === 0 ? '' : said,
          (text) =>
            text.says(said) ||
            (sums.every((sum) => text.hasNumber(sum)) && towns.every((town) => text.shareOfWords(town) === 1)),
        );
      }
    }
  }
  return claims;
}

/** "49.00", "49,00" and 49 are one amount. */
function amountOf(text: string): number | null {
  const written = text.replace(/[^\d.,]/g, '');
  if (written === '') return null;
  const amount = Number(
    written.includes('.') ? written.replace(/,/g, '') : written.replace(/,(?=\d{1,2}$)/, '.').replace(/,/g, ''),
  );
  return Number.isFinite(amount) ? amount : null;
}
