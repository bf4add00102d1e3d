import type { RatedFacts } from '../../facts/facts.ts';
import { leftTitles } from '../../facts/left-title.ts';
import { ownTown } from '../../facts/trade/own-town.ts';
import { countriesOfTown } from '../../towns/towns.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';
import {
  defineCheck,
  type Evidence,
  fail,
  inconclusive,
  notApplicable,
  type Outcome,
  partial,
  pass,
} from '../check.ts';
import { markedAreas, NOT_LOCAL, namedAreas, namesPlace, townsOf } from '../shared/local-words.ts';
import { plainFirst } from '../shared/plain-first.ts';

/** The town or region in the title or main heading of the home page or of a page about the location. */
export const placeMissingInTitle = defineCheck({
  id: 'place-missing-in-title',
  revision: 12,
  category: 'local',
  strength: 'B',
  catalogue: ['place-in-title'],
  title: {
    pass: 'A title or main heading names your town or area',
    partial: 'Your town stands in the text, but not in title or main heading',
    fail: 'We did not find your town on the home page',
    causes: {
      'only-after-javascript': 'Title and main heading name your town only after JavaScript has run',
    },
  },
  why: 'Title and main heading say what a page is about, and people may look for a business by its town.',
  sources: ['https://developers.google.com/search/docs/appearance/title-link'],
  needs: ['pages', 'facts', 'isLocal'],
  readsWords: true,
  causes: ['only-after-javascript'],
  claimsAbsence: ['fail'],
  run({ pages, facts, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const own = ownTown(facts, pages);
    if (own === null) return withoutTown(pages, facts);
    const regions = facts.addresses
      .map(({ value }) => value.region)
      .filter((region): region is string => region !== null && region.length > 2);
    const places = [
      ...new Set([
        own.town,
        ...townsOf(facts),
        ...quartersOf(facts),
        ...regions,
        ...markedAreas(pages).map(({ name }) => name),
      ]),
    ];
    // Who comes to the customer names the town of the customers, not where the van stands.
    const worked = namedAreas(pages);
    const named = plainFirst(pages, (pages) => {
      const candidates = pages.filter(({ role }, at) => at === 0 || role === 'locations' || role === 'contact');
      for (const page of candidates) {
        const found = inTitle(page, places) ?? inTitle(page, worked);
        if (found) return pass([found]);
      }
      const [home] = pages;
      const short = home && shortened(home, [own.town]);
      if (short) return short;
      const other = home && otherPlace(home, own.country);
      return other
        ? inconclusive('Title or main heading names a place; whether it is yours, we could not tell.', [other])
        : fail([]);
    });
    if (named.outcome !== 'fail') return named;
    const [home] = pages;
    // Shown is where it is missing, not where it stands: a text that only scripts bring changes neither title nor heading.
    const stated = home?.plain.view.titles[0] ?? 'no title';
    const title = leftTitles(pages, facts)(stated) ? 'no title of your own' : stated;
    const evidence = [{ pageUrl: home?.url ?? '', place: 'title', seen: `${title} (missing here: ${own.town})` }];
    const blocks = [...(home?.plain.view.blocks ?? []), ...(home?.rendered?.view.blocks ?? [])];
    return blocks.some(({ text }) => places.some((place) => namesPlace(text, place)))
      ? partial(evidence)
      : fail(evidence);
  },
});

const UNSURE = 'We are not sure of one town in which customers come to you.';

/** Where no town is sure: a title that names the town of one of the addresses names a town of its own. */
function withoutTown(pages: ReadPage[], facts: RatedFacts): Outcome {
  const towns = [...new Set(facts.addresses.flatMap(({ value }) => value.locality ?? []))];
  const found = pages.slice(0, 1).flatMap((home) => inTitle(home, towns) ?? []);
  return found.length > 0 ? pass(found) : inconclusive(UNSURE);
}

/** "46459 Rees - Haldern": the part of the town that an address names behind it. */
function quartersOf({ addresses }: RatedFacts): string[] {
  return addresses.flatMap(({ value: { postalCode, locality }, sources }) =>
    sources.flatMap(({ seen }) => {
      if (postalCode === null || locality === null) return [];
      const line =
        seen
          .split(postalCode)[1]
          ?.split(/[\n,;]/, 1)
          .join()
          .trim() ?? '';
      if (!line.startsWith(locality)) return [];
      const [, ...parts] = line.slice(locality.length).split(/\s[-–—/]\s|[()]/);
      return parts.map((part) => part.trim()).filter((part) => /^\p{Lu}[\p{L}'’.-]{2,30}$/u.test(part));
    }),
  );
}

const headsOf = ({ plain: { view } }: ReadPage): string[] => [
  ...view.titles,
  ...view.headings.filter(({ level }) => level === 1).map(({ text }) => text),
];

function inTitle({ url, plain: { view } }: ReadPage, places: string[]): Evidence | null {
  const named = (text: string) => places.some((place) => namesPlace(text, place) || holdsGlued(text, place));
  const title = view.titles.find(named);
  if (title !== undefined) return { pageUrl: url, place: 'title', seen: title };
  const heading = view.headings.find(({ level, text }) => level === 1 && named(text));
  return heading ? { pageUrl: url, place: 'h1', seen: heading.text } : null;
}

/**
 * A town by a part of its name, as people say it: "Lusiana" of Lusiana Conco; or by capitals that begin its words ("in BH" of Belo Horizonte),
 * which may stand for something else.
 */
function shortened(home: ReadPage, towns: readonly string[]): Outcome | null {
  for (const town of towns) {
    const parts = town.split(NO_LETTERS).filter((part) => part !== '');
    const [first = ''] = parts;
    if (parts.length < 2) continue;
    const initials = parts.map((part) => part.charAt(0)).join('');
    for (const seen of headsOf(home)) {
      const words = seen.split(NO_LETTERS);
      const evidence = { pageUrl: home.url, place: 'title or main heading', seen };
      if (words.includes(first) && countriesOfTown(first).length > 0) return pass([evidence]);
      if (words.includes(initials)) return inconclusive(INITIALS, [evidence]);
    }
  }
  return null;
}

const INITIALS =
  'Title or main heading holds the first letters of your town; whether they stand for it, we could not tell.';

/** A part of a town or a region customers ask for is as good as the town of the address. */
function otherPlace(home: ReadPage, country: string | null): Evidence | null {
  // “Welkom” is a greeting, and a town of another country.
  const isTown = (word: string) => {
    const found = countriesOfTown(word);
    return country === null ? found.length > 0 : found.includes(country);
  };
  const seen = headsOf(home).find((text) =>
    text.split(NO_LETTERS).some((word) => STARTS_UPPER.test(word) && isTown(word)),
  );
  return seen === undefined ? null : { pageUrl: home.url, place: 'title or main heading', seen };
}

const NO_LETTERS = /[^\p{L}'’-]+/u;
const STARTS_UPPER = /^\p{Lu}/u;

/** Letters of shorter places stand in other words by chance. */
const MIN_GLUED_CHARS = 5;

/** "BOXZUERA": a town inside a name, as logos and hosts write it. */
const holdsGlued = (text: string, place: string): boolean =>
  textKey(place).length >= MIN_GLUED_CHARS && textKey(text).includes(textKey(place));
