import { weekOfNode } from '../../facts/hours/hours-schema.ts';
import { contradictory } from '../../facts/hours/hours-week.ts';
import { hasMadeUpNumber } from '../../facts/phones/made-up-number.ts';
import { comparableWords } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { nodesIn, nodesOf, placeInMarkup, textIn, textsIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { weekWords } from '../../week/week-words.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, pass } from '../check.ts';

/** Each pair is compared; a page with more businesses than this is a directory. */
const MAX_COMPARED = 50;

/** Things a page has one of, stated twice and differently: two businesses of different names at one place, two FAQ pages. */
export const conflictingNodes = defineCheck({
  id: 'conflicting-nodes',
  revision: 5,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['duplicates'],
  title: {
    pass: 'We saw no contradiction between names, phones and hours in structured data',
    fail: 'Your structured data contradicts itself',
    causes: { 'two-question-lists': 'A page holds two lists of questions in structured data' },
  },
  why: 'Where two nodes tell different things about one business, a machine cannot know which one is right.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/sd-policies'],
  needs: ['pages'],
  causes: ['two-question-lists', 'told-two-ways', 'left-number', 'two-sets-of-hours'],
  run({ pages }) {
    if (pages.every(({ structured }) => structured.nodes.length === 0))
      return notApplicable('The pages read hold no schema.org data.');
    const businesses = pages.flatMap(conflictingBusinesses);
    const lists = pages.flatMap(doubledFaqPages);
    if (businesses.length > 0) return fail([...businesses, ...lists]);
    const told = toldTwoWays(pages);
    if (told.length > 0)
      return dueTo(told.some(isNobodys) ? 'left-number' : 'told-two-ways', fail([...told, ...lists]));
    const hours = hoursToldTwoWays(pages);
    if (hours.length > 0) return dueTo('two-sets-of-hours', fail([...hours, ...lists]));
    return lists.length > 0 ? dueTo('two-question-lists', fail(lists)) : pass();
  },
});

/** Branches have names, phones and addresses of their own; a conflict needs a reason to take both nodes for one business. */
function conflictingBusinesses({ url, structured }: ReadPage): Evidence[] {
  const nodes = businessNodes(structured)
    .filter(({ depth }) => depth === 0)
    .slice(0, MAX_COMPARED)
    .map(({ node }) => node);
  for (const [index, first] of nodes.entries()) {
    const second = nodes
      .slice(index + 1)
      .find(
        (other) => isSameBusiness(structured, first, other) && areOfOneKind(first, other) && namesDiffer(first, other),
      );
    if (second)
      return [first, second].map((node) => ({
        pageUrl: url,
        place: placeInMarkup(node, 'name'),
        seen: textIn(node, 'name') ?? '',
      }));
  }
  return [];
}

function isSameBusiness(data: StructuredData, a: SchemaNode, b: SchemaNode): boolean {
  if (a.id !== null && a.id === b.id) return true;
  const [streetA, streetB] = [streetOf(data, a), streetOf(data, b)];
  if (streetA !== '' && streetB !== '') return streetA === streetB;
  const same = (read: (node: SchemaNode) => string): boolean => read(a) !== '' && read(a) === read(b);
  return (
    same((node) => (textIn(node, 'telephone') ?? '').replace(/\D/g, '')) ||
    same((node) => (textIn(node, 'url') ?? '').replace(/\/$/, ''))
  );
}

const streetOf = (data: StructuredData, node: SchemaNode): string =>
  comparableWords(textIn(nodesIn(data, node, 'address')[0] ?? node, 'streetAddress') ?? '').join(' ');

/** A hotel and the restaurant in it share a street, a number and a website, and are two. */
const areOfOneKind = (a: SchemaNode, b: SchemaNode): boolean =>
  (a.id !== null && a.id === b.id) ||
  a.types.some((one) => b.types.some((other) => isA(one, other) || isA(other, one)));

/** A name, its short form and its legal form share words; two names of two businesses rarely do. */
function namesDiffer(a: SchemaNode, b: SchemaNode): boolean {
  const [first, second] = [a, b].map((node) => comparableWords(textIn(node, 'name') ?? ''));
  if (!first?.length || !second?.length) return false;
  return !first.some((word) => second.includes(word));
}

/** Without the country and the zero before it. */
const SUBSCRIBER_DIGITS = 7;

/** One node by its @id that has another telephone number on another page: the first two. */
function toldTwoWays(pages: readonly ReadPage[]): Evidence[] {
  const said = pages.flatMap((page) =>
    businessNodes(page.structured).flatMap(({ node }): Said[] => {
      const [value, ...more] = textsIn(node, 'telephone');
      if (node.id === null || value === undefined || more.length > 0) return [];
      return [{ page, node, value, key: value.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS) }];
    }),
  );
  const odd = said.filter((one) => said.some((other) => isContradicted(one, other)));
  // A number that a template left stands first, and beside it one that is somebody's.
  const first = odd.find(({ value }) => hasMadeUpNumber(value)) ?? odd[0];
  const other = first && said.find((one) => isContradicted(first, one));
  return [first, other].flatMap((one) =>
    one ? [{ pageUrl: one.page.url, place: placeInMarkup(one.node, 'telephone'), seen: one.value }] : [],
  );
}

const isNobodys = ({ seen }: Evidence): boolean => hasMadeUpNumber(seen);

/** One business, by name and telephone, that keeps other hours on the same day according to another page: the first two. */
function hoursToldTwoWays(pages: readonly ReadPage[]): Evidence[] {
  const said = pages.flatMap((page) =>
    businessNodes(page.structured).flatMap(({ node, depth }) => {
      const week = depth === 0 ? weekOfNode(page.structured, node) : null;
      return week ? [{ page, node, week }] : [];
    }),
  );
  for (const one of said) {
    const other = said.find(
      ({ page, node, week }) =>
        page !== one.page &&
        isNamedAlike(one.node, node) &&
        isAtOnePlace([one.page.structured, one.node], [page.structured, node]) &&
        contradictory(one.week, week),
    );
    if (other)
      return [one, other].map(({ page, node, week }) => ({
        pageUrl: page.url,
        place: placeInMarkup(node, 'openingHours'),
        seen: weekWords(week),
      }));
  }
  return [];
}

function isNamedAlike(a: SchemaNode, b: SchemaNode): boolean {
  const keyOf = (node: SchemaNode) => comparableWords(textIn(node, 'name') ?? '').join(' ');
  const numberOf = (node: SchemaNode) => (textIn(node, 'telephone') ?? '').replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);
  return keyOf(a) !== '' && keyOf(a) === keyOf(b) && numberOf(a) !== '' && numberOf(a) === numberOf(b);
}

function isAtOnePlace(...[a, b]: [[StructuredData, SchemaNode], [StructuredData, SchemaNode]]): boolean {
  const [first, second] = [streetOf(...a), streetOf(...b)];
  return first === '' || second === '' || first === second;
}

interface Said {
  page: ReadPage;
  node: SchemaNode;
  value: string;
  key: string;
}

const isContradicted = (one: Said, other: Said): boolean =>
  one.page !== other.page &&
  one.node.id === other.node.id &&
  one.key !== '' &&
  other.key !== '' &&
  one.key !== other.key;

/** Questions split over two FAQPage nodes: a page has one. Source: https://schema.org/FAQPage */
function doubledFaqPages({ url, structured }: ReadPage): Evidence[] {
  const faqPages = nodesOf(structured, 'FAQPage').filter((node) => node.syntax === 'json-ld');
  if (new Set(faqPages.map((node) => JSON.stringify(node.properties))).size < 2) return [];
  return faqPages.map((node) => ({
    pageUrl: url,
    place: `JSON-LD block ${node.block + 1}`,
    seen: `FAQPage: ${nodesIn(structured, node, 'mainEntity')
      .map((question) => textIn(question, 'name'))
      .join(' · ')
      .slice(0, 200)}`,
  }));
}
