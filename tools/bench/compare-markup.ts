import type { Results } from '../../worker/contract/results.ts';
import { type Comparison, parts, whole } from './comparison.ts';
import type { LabelledSite } from './labels.ts';

/** What stands in the entry page's HTML and in the files beside it, and what only a browser sees. */
export function compareMarkup({ truth, strict }: LabelledSite, { facts, pages, reading }: Results): Comparison[] {
  const home = pages.find(({ role }) => role === 'home');
  return [
    ...compareTypes(
      truth,
      facts.schemaTypes.map(({ value }) => value),
    ),
    whole('h1 count', home?.h1Count === truth.h1Count, truth.h1Count, home?.h1Count),
    whole('images', home?.images === truth.imagesOnEntry, truth.imagesOnEntry, home?.images),
    whole(
      'images without alt',
      home?.imagesWithoutAlt === truth.imagesWithoutAlt,
      truth.imagesWithoutAlt,
      home?.imagesWithoutAlt,
    ),
    whole('sitemap', facts.sitemap.found === truth.sitemap, truth.sitemap, facts.sitemap),
    whole('llms.txt', facts.llmsTxt.found === truth.llmsTxt, truth.llmsTxt, facts.llmsTxt),
    ...compareRobots(truth, facts.robots),
    compareLoss(
      strict.jsOnly,
      reading.flatMap(({ lostWithoutJavaScript }) => lostWithoutJavaScript ?? []),
    ),
  ];
}

/** Types that only describe a part of something else. */
const PART_TYPES = new Set([
  'AggregateRating',
  'Answer',
  'City',
  'ContactPoint',
  'Country',
  'EntryPoint',
  'GeoCoordinates',
  'ImageObject',
  'Offer',
  'OfferCatalog',
  'OpeningHoursSpecification',
  'PostalAddress',
  'Question',
  'SearchAction',
]);

function compareTypes({ schemaTypes, schemaTypesOtherPages }: LabelledSite['truth'], seen: string[]): Comparison[] {
  const main = schemaTypes.filter((type) => !PART_TYPES.has(type));
  if (main.length > 0) return parts('schema types', main, (type) => seen.includes(type), seen);
  return schemaTypesOtherPages.length > 0 ? [] : [whole('schema types', seen.length === 0, [], seen)];
}

function compareRobots(
  { robotsTxt, aiBotsBlocked }: LabelledSite['truth'],
  robots: Results['facts']['robots'],
): Comparison[] {
  const isThere = robots.status === 200;
  const closed = robots.agents.filter(({ verdict }) => verdict === 'disallowed').map(({ token }) => token);
  const wrong = robots.agents
    .map(({ token }) => token)
    .filter((token) => closed.includes(token) !== aiBotsBlocked.includes(token));
  return [
    whole('robots.txt', isThere === (robotsTxt !== 'absent'), robotsTxt, robots.status),
    whole('agents kept out', wrong.length === 0, aiBotsBlocked, closed),
  ];
}

/** The label's words and the report's. Facts the labels never speak of here (people, prices) are not compared. */
const LOST: Record<string, string> = {
  phone: 'phone',
  email: 'e-mail',
  address: 'address',
  hours: 'opening hours',
  services: 'services',
};

function compareLoss(jsOnly: string[], lost: string[]): Comparison {
  const seen = Object.keys(LOST).filter((name) => lost.includes(LOST[name] ?? ''));
  const agrees = Object.keys(LOST).every((name) => jsOnly.includes(name) === seen.includes(name));
  return whole('lost without JavaScript', agrees, jsOnly, seen);
}
