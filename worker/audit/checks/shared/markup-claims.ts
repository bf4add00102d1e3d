import { hasMadeUpNumber } from '../../facts/phones/made-up-number.ts';
import { placesIn } from '../../questions/signs/names-place.ts';
import { countriesOfTown } from '../../towns/towns.ts';
import type { ShownText } from '../../website/page/shown-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { isNodeOf, nodesIn, nodesOf, placeInMarkup, textIn, textsIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { LEGAL_FORMS_OF_KEY } from '../../words/legal-form-words.ts';
import type { Evidence } from '../check.ts';

export interface Claim {
  /** The same claim on another page has the same key. */
  key: string;
  evidence: Evidence;
  isShown(text: ShownText): boolean;
  /** Of a name: whether each of its words is shown anywhere, its legal form apart. Of a question: whether it is shown as it stands. */
  isInFull?(text: ShownText): boolean;
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

/** What a node states of itself. */
interface Stated extends Pick<Claim, 'isShown' | 'isInFull'> {
  node: SchemaNode;
  property: string;
  /** '' where it states nothing that could be compared. */
  value: string;
}

function claimsIn(data: StructuredData, pageUrl: string): Claim[] {
  const businesses = businessNodes(data).map(({ node }) => node);
  const stated = [
    ...businesses.flatMap((node) => statedOfBusiness(data, node)),
    ...statedPrices(data),
    ...statedRatings(data, businesses),
    ...nodesOf(data, 'FAQPage').flatMap((faq) =>
      nodesIn(data, faq, 'mainEntity').flatMap((question) => statedQuestion(data, question)),
    ),
  ];
  return stated
    .filter(({ node, value }) => node.syntax === 'json-ld' && value !== '')
    .map(({ node, property, value, ...asked }) => ({
      key: `${property} ${value}`,
      evidence: { pageUrl, place: placeInMarkup(node, property), seen: value },
      ...asked,
    }));
}

/** "+34-910-555-XXX": nobody wrote the last digits. */
const UNFINISHED = /\d[\s.-]?X{2,}/i;
/** Nor is "+39 070 0000000" one to compare: whatever the page says, this is nobody's. */
const isNobodys = (phone: string): boolean => UNFINISHED.test(phone) || hasMadeUpNumber(phone);

const phonesOf = (data: StructuredData, node: SchemaNode): { holder: SchemaNode; phone: string }[] =>
  [node, ...nodesIn(data, node, 'contactPoint')].flatMap((holder) =>
    textsIn(holder, 'telephone').map((phone) => ({ holder, phone })),
  );

/** Numbers of the business in a page's structured data that were never finished, or are nobody's. */
export const unfinishedPhones = ({ url, structured }: ReadPage): Evidence[] =>
  businessNodes(structured)
    .flatMap(({ node }) => phonesOf(structured, node))
    .filter(({ phone }) => isNobodys(phone))
    .map(({ holder, phone }) => ({ pageUrl: url, place: placeInMarkup(holder, 'telephone'), seen: phone }));

function statedOfBusiness(data: StructuredData, node: SchemaNode): Stated[] {
  const names = [...textsIn(node, 'name'), ...textsIn(node, 'alternateName'), ...textsIn(node, 'legalName')];
  const isNameShown: Stated['isShown'] = (text) => names.some((name) => text.shareOfWords(name) >= MIN_NAME_SHARE);
  // The name that is quoted: its short form beside it may well stand on the page.
  const isInFull: Stated['isShown'] = (text) =>
    wordsOfName(names[0] ?? '').every((word) => text.says(word) || text.shareOfWords(word) === 1);
  const phones = phonesOf(data, node).map(
    ({ holder, phone }): Stated => ({
      node: holder,
      property: 'telephone',
      value: isNobodys(phone) ? '' : phone,
      isShown: (text) => text.hasPhone(phone),
    }),
  );
  return [
    { node, property: 'name', value: names[0] ?? '', isShown: isNameShown, isInFull },
    ...phones,
    ...statedRange(node),
  ];
}

const wordsOfName = (name: string): string[] => name.toLowerCase().replace(LEGAL_FORMS_OF_KEY, '').split(/\s+/);

/** Two sums are the ends of a range, and rounded; one is the sum that things cost, or begin at. */
function statedRange(node: SchemaNode): Stated[] {
  const range = textIn(node, 'priceRange') ?? '';
  const [only] = sumsIn(range);
  return only === undefined || range.match(/\d[\d.,]*/g)?.length !== 1
    ? []
    : [{ node, property: 'priceRange', value: range, isShown: (text) => !text.hasOtherSums(only) }];
}

const statedPrices = (data: StructuredData): Stated[] =>
  [...nodesOf(data, 'Offer'), ...nodesOf(data, 'PriceSpecification')].flatMap((node) =>
    textsIn(node, 'price').flatMap((price): Stated[] => {
      const amount = amountOf(price);
      const value = `${price} ${textIn(node, 'priceCurrency') ?? ''}`.trim();
      return amount !== null && amount > 0
        ? [{ node, property: 'price', value, isShown: (text) => text.hasNumber(amount) }]
        : [];
    }),
  );

/** Of anything but the business: what it says of itself another check judges. */
function statedRatings(data: StructuredData, businesses: readonly SchemaNode[]): Stated[] {
  const ofBusiness = new Set(businesses.flatMap((node) => nodesIn(data, node, 'aggregateRating')));
  const isOfBusiness = (rating: SchemaNode): boolean =>
    ofBusiness.has(rating) || nodesIn(data, rating, 'itemReviewed').some((one) => isNodeOf(one, 'Organization'));
  return nodesOf(data, 'AggregateRating').flatMap((node): Stated[] => {
    const value = textIn(node, 'ratingValue') ?? '';
    const amount = amountOf(value);
    const votes = amountOf(textIn(node, 'ratingCount') ?? textIn(node, 'reviewCount') ?? '');
    return isOfBusiness(node) || amount === null
      ? []
      : [{ node, property: 'ratingValue', value, isShown: (text) => showsRating(text, amount, votes) }];
  });
}

/** A 5 stands on every page with a price or a time; with its votes, or said of stars, it is a rating. */
const showsRating = (text: ShownText, amount: number, votes: number | null): boolean =>
  Number.isInteger(amount)
    ? text.hasStars(amount) || (text.hasNumber(amount) && votes !== null && text.hasNumber(votes))
    : text.hasNumber(amount);

function statedQuestion(data: StructuredData, node: SchemaNode): Stated[] {
  const name = textIn(node, 'name') ?? '';
  const isShown: Stated['isShown'] = (text) => text.shareOfWords(withoutTags(name)) >= MIN_QUESTION_SHARE;
  const isInFull: Stated['isShown'] = (text) => text.says(withoutTags(name));
  const answers = nodesIn(data, node, 'acceptedAnswer').map(statedAnswer);
  return [{ node, property: 'name', value: name, isShown, isInFull }, ...answers];
}

/** An answer with sums or towns: these must be on the page, whatever the words around them. */
function statedAnswer(node: SchemaNode): Stated {
  const said = withoutTags(textIn(node, 'text') ?? '');
  const sums = sumsIn(said).filter((sum) => sum !== 0);
  const towns = placesIn(said).filter((place) => countriesOfTown(place).length > 0);
  return {
    node,
    property: 'text',
    value: sums.length + towns.length === 0 ? '' : said,
    isShown: (text) =>
      text.says(said) ||
      (sums.every((sum) => text.hasNumber(sum)) && towns.every((town) => text.shareOfWords(town) === 1)),
  };
}

const withoutTags = (text: string): string => text.replace(/<[^>]{0,200}>/g, ' ');

const sumsIn = (text: string): number[] => (text.match(SUM) ?? []).flatMap((sum) => amountOf(sum) ?? []);

/** "49.00", "49,00" and 49 are one amount. */
export function amountOf(text: string): number | null {
  const written = text.replace(/[^\d.,]/g, '');
  if (written === '') return null;
  const amount = Number(
    written.includes('.') ? written.replace(/,/g, '') : written.replace(/,(?=\d{1,2}$)/, '.').replace(/,/g, ''),
  );
  return Number.isFinite(amount) ? amount : null;
}
