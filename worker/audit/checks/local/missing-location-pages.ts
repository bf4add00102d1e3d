import { visitedOf } from '../../facts/addresses/visited.ts';
import { isFrame } from '../../facts/certainty/places.ts';
import type { Address, Certainty, FactSource, ListedFact } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NOT_LOCAL, namesPlace } from '../shared/local-words.ts';

/** A page about one place that says less has nothing of its own. The catalogue names address, team and hours. */
const MIN_WORDS = 100;

/** A page of its own for each of several locations. */
export const missingLocationPages = defineCheck({
  id: 'missing-location-pages',
  revision: 8,
  category: 'local',
  strength: 'B',
  catalogue: ['location-pages'],
  title: {
    pass: 'Each address we are sure of has a page of its own',
    partial: 'We found no page of its own for some of your addresses, or a thin one',
    fail: 'We found no pages of their own for your addresses',
  },
  why: 'First-party pages are 47.6% of retail citations in AI answers (Yext 2025). A page about one place can be cited for that place.',
  sources: ['https://www.yext.com/research', 'https://schema.org/department'],
  needs: ['pages', 'facts', 'isLocal', 'attempts'],
  run({ pages, facts, isLocal, attempts }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    // An address that contradicts another is a mistake in one of them, no second place.
    const locations = visitedOf(facts.addresses).filter(
      ({ value, conflictsWith, certainty, confirmed }, at, all) =>
        isDoor(value) &&
        // A reseller's address, or a neighbour's, is no place of the business.
        isSure(certainty, confirmed) &&
        !conflictsWith?.some((other) => other < at) &&
        all.findIndex((other) => textKey(other.value.street ?? '') === textKey(value.street ?? '')) === at,
    );
    const towns = new Set(locations.map(({ value }) => `${value.locality}|${value.street}`));
    if (towns.size < 2) return notApplicable('No second location was found.');
    const known = attempts.map(({ url }) => url);
    const ways = locations.map((one) => wayTo(nameable(one, locations), ownSources(one, locations), pages, known));
    const evidence = ways.map((way, at) => toEvidence(way, locations[at]?.value.text ?? '', pages));
    if (locations.some((one, at) => isMarkedAsOther(ways[at]?.url ?? null, one, locations)))
      return inconclusive(OF_OTHER_PLACE, evidence);
    if (ways.every(({ words }) => words >= MIN_WORDS)) return pass(evidence);
    return ways.some(({ kind }) => kind !== 'none') ? partial(evidence) : fail(evidence);
  },
});

const isSure = (certainty: Certainty, confirmed: unknown): boolean =>
  certainty === 'certain' || confirmed !== undefined;

/** Where it stands without the others: a page that lists several is the page of none. Those that visitors are sent to come first. */
function ownSources({ sources }: Location, locations: readonly Location[]): FactSource[] {
  const others = othersOf(sources, locations).flatMap((one) => one.sources.filter((source) => !isFrame(source)));
  const apart = sources.filter(({ pageUrl }) => !others.some((other) => other.pageUrl === pageUrl));
  return apart.length > 0 ? apart : [...sources];
}

/** Of two houses in one town the street alone tells which a page is about. */
const nameable = ({ value, sources }: Location, locations: readonly Location[]): Address =>
  othersOf(sources, locations).some((other) => other.value.locality === value.locality)
    ? { ...value, locality: null }
    : value;

const othersOf = (sources: readonly FactSource[], locations: readonly Location[]): Location[] =>
  locations.filter((one) => one.sources !== sources);

type Location = Pick<ListedFact<Address>, 'value' | 'sources'>;

/** How one gets to read about a location: a page of its own, a link to a page that was not read, or neither. */
interface Way {
  kind: 'page' | 'link' | 'none';
  /** null where there is none. */
  url: string | null;
  /** On the page of its own; 0 where there is none. */
  words: number;
}

function wayTo(address: Address, sources: readonly FactSource[], pages: readonly ReadPage[], known: string[]): Way {
  const own = pages.find((page) => isPageOf(page, address, sources, pages[0]));
  if (own) return { kind: 'page', url: own.url, words: own.plain.view.textWords };
  const link = address.locality === null ? null : linkTo(known, pages, address.locality);
  return link ? { kind: 'link', url: link, words: 0 } : { kind: 'none', url: null, words: 0 };
}

/** It states the address, and its title or main heading names the place. Where the home page is titled so, the name of the business is. */
function isPageOf(
  page: ReadPage,
  { locality, street }: Address,
  sources: readonly FactSource[],
  home: ReadPage | undefined,
): boolean {
  if (page.url === home?.url || page.role === 'legal') return false;
  if (!sources.some(({ pageUrl }) => pageUrl === page.url)) return false;
  const { titles, headings } = page.plain.view;
  const main = headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const isNamed = (text: string) =>
    (locality !== null && namesPlace(text, locality)) || (street !== null && namesPlace(text, street));
  return main.some(isNamed) || (titles.some(isNamed) && home?.plain.view.titles.some(isNamed) !== true);
}

const toEvidence = ({ kind, url, words }: Way, location: string, pages: readonly ReadPage[]): Evidence =>
  url === null
    ? {
        pageUrl: pages[0]?.url ?? '',
        place: 'text of the pages',
        seen: `no page of its own for ${location} on the ${pages.length === 1 ? 'page' : `${pages.length} pages`} read`,
      }
    : {
        pageUrl: url,
        place: `location ${location}`,
        seen: kind === 'page' ? `own page with ${words} words` : 'a link with its name; the page was not read',
      };

const OF_OTHER_PLACE =
  'A page named after one of your places tells machines the address of another; which place it is about is for you to confirm.';

/** As a page for people of one town about the practice in the next. */
function isMarkedAsOther(url: string | null, { sources }: Location, locations: readonly Location[]): boolean {
  const isMarked = (one: readonly FactSource[]) =>
    one.some(({ pageUrl, place }) => pageUrl === url && /^(?:JSON-LD|microdata|RDFa)/.test(place));
  return !isMarked(sources) && othersOf(sources, locations).some((other) => isMarked(other.sources));
}

/** "At your home" over a town is no place anybody can visit. */
const isDoor = ({ street, locality }: Address): boolean => locality !== null && /\d/.test(street ?? '');

/** A link named after the town to a page that was not read. */
function linkTo(
  known: string[],
  pages: readonly { url: string; plain: { view: { links: { text: string; url: string | null }[] } } }[],
  town: string,
): string | null {
  const read = new Set([...pages.map(({ url }) => url), ...known].map(pageKey));
  for (const page of pages) {
    const origin = new URL(page.url).origin;
    const link = page.plain.view.links.find(
      ({ text, url }) =>
        url?.startsWith(origin) && !read.has(pageKey(url)) && text.length < 60 && namesPlace(text, town),
    );
    if (link?.url) return link.url;
  }
  return null;
}
