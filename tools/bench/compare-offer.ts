import type { Facts } from '../../worker/audit/facts/facts.ts';
import { plainWords, textKey } from '../../worker/audit/website/text/plain-words.ts';
import { type Comparison, parts, sameSet, whole } from './comparison.ts';
import type { LabelledSite, StrictLabels } from './labels.ts';

/** What is sold, by whom, in which language, what customers say and ask. */
export function compareOffer({ strict }: LabelledSite, facts: Facts): Comparison[] {
  const trade = facts.trade?.value.id ?? null;
  const trades = [strict.trade, ...(strict.tradeAlso ?? [])];
  return [
    whole('trade', trade !== null && trades.includes(trade), trades, trade),
    compareLanguages(strict, facts),
    ...compareServices(strict, facts),
    ...comparePeople(strict, facts),
    ...comparePrices(strict, facts),
    ...compareReviews(strict, facts),
    ...compareFaq(strict, facts),
    ...comparePolicies(strict, facts),
  ];
}

function compareLanguages({ languages }: StrictLabels, facts: Facts): Comparison {
  const seen = facts.languages.map(({ value }) => value);
  return whole('languages', seen[0] === languages[0] && sameSet(languages, seen), languages, seen);
}

/** Labels are a selection in the website's own words, so each is looked for and what else was read is not judged. */
function compareServices({ services }: StrictLabels, facts: Facts): Comparison[] {
  const seen = facts.services.map(({ value }) => value);
  if (services === null) return [whole('services', seen.length === 0, null, seen)];
  return parts('services', services, (label) => seen.some((name) => isLooselySame(label, name)), seen);
}

/** One contains the other, or most of the longer words of the label occur in the name. */
export function isLooselySame(label: string, name: string): boolean {
  const [left, right] = [textKey(label), textKey(name)];
  if (left === '' || right === '') return false;
  if (left.includes(right) || right.includes(left)) return true;
  const words = plainWords(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const shared = words.filter((word) => right.includes(word));
  return words.length > 0 && shared.length / words.length > 0.6;
}

/** Everyone labelled is found, and nobody else is made one of the team. */
function comparePeople({ people }: StrictLabels, facts: Facts): Comparison[] {
  const seen = facts.people.map(({ value }) => value.name);
  const strangers = seen.filter((name) => !people.some((label) => isSamePerson(label, name)));
  return [
    ...parts('people', people, (label) => seen.some((name) => isSamePerson(label, name)), seen),
    whole('no stranger', strangers.length === 0 || people.length >= MOST_PEOPLE, people, strangers),
  ];
}

/** Labels stop at ten people. */
const MOST_PEOPLE = 10;

function isSamePerson(label: string, name: string): boolean {
  const [left, right] = [textKey(label), textKey(name)];
  return left.includes(right) || right.includes(left);
}

/** Examples by amount and currency. Prices inside images are none a reader has. */
function comparePrices({ prices: { shown, imageOnly = false, examples } }: StrictLabels, facts: Facts): Comparison[] {
  const seen = facts.prices.map(({ value }) => `${value.amount} ${value.currency}`);
  if (!shown || imageOnly) return [whole('prices', seen.length === 0, [], seen)];
  return parts('prices', examples, ({ amount, currency }) => seen.includes(`${amount} ${currency}`), seen);
}

function compareReviews({ reviews: { onSite, rating, ratingCount } }: StrictLabels, facts: Facts): Comparison[] {
  const seen = facts.rating?.value ?? null;
  return [
    whole('reviews', facts.reviews.length === onSite, onSite, facts.reviews.length),
    whole('rating', (seen?.value ?? null) === rating, rating, seen?.value ?? null),
    ...(rating === null ? [] : [whole('rating count', seen?.count === ratingCount, ratingCount, seen?.count ?? null)]),
  ];
}

/** A crawler with a page limit reaches part of the pairs: their main page is compared, and there are never more than labelled. */
function compareFaq({ faqPage, faqPagePairs, faqPairs }: StrictLabels, facts: Facts): Comparison[] {
  const onPage = facts.faq.filter(({ sources }) => sources.some(({ pageUrl }) => isAt(pageUrl, faqPage)));
  return [
    ...(faqPage === null
      ? []
      : [whole('faq of main page', onPage.length === faqPagePairs, faqPagePairs, onPage.length)]),
    whole('no false faq', facts.faq.length <= faqPairs, faqPairs, facts.faq.length),
  ];
}

const POLICIES = ['privacy', 'imprint', 'terms', 'cancellation'];

/** By path; a part of another page counts as that page. Null: no such policy, so none may be reported. */
function comparePolicies({ policies }: StrictLabels, facts: Facts): Comparison[] {
  return POLICIES.map((kind) => {
    const expected = policies[kind] ?? null;
    const seen = facts.policies.filter(({ value }) => value.kind === kind).map(({ value }) => value.url);
    const agrees = expected === null ? seen.length === 0 : seen.some((url) => isAt(url, expected));
    return whole(`policy: ${kind}`, agrees, expected, seen);
  });
}

function isAt(url: string, path: string | null): boolean {
  return path !== null && stem(new URL(url).pathname) === stem(path);
}

const stem = (path: string): string =>
  path
    .replace(/#.*$/, '')
    .replace(/\.html?$/, '')
    .replace(/(?:\/index)?\/?$/, '');
