import { visitedOf } from '../../facts/addresses/visited.ts';
import { countriesOfTown } from '../../towns/towns.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { markedAreas, NOT_LOCAL, namedAreas, namesPlace, townsOf } from '../shared/local-words.ts';
import { plainFirst } from '../shared/plain-first.ts';

/** The town or region in the title or main heading of the home page or of a page about the location. */
export const placeMissingInTitle = defineCheck({
  id: 'place-missing-in-title',
  revision: 6,
  category: 'local',
  strength: 'B',
  catalogue: ['place-in-title'],
  title: {
    pass: 'Title or main heading names your town',
    partial: 'Your town stands in the text, but not in title or main heading',
    fail: 'Your town is not named on the home page',
  },
  why: 'Title and main heading say what a page is about. "Service in town" is how people ask for a local business.',
  sources: ['https://developers.google.com/search/docs/appearance/title-link'],
  needs: ['pages', 'facts', 'isLocal'],
  readsWords: true,
  causes: ['only-after-javascript'],
  run({ pages, facts, isLocal }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const sure = visitedOf(facts.addresses).filter(({ certainty }) => certainty === 'certain');
    if (sure.length === 0 || townsOf(facts).length !== 1)
      return inconclusive('One town of the business could not be made out for sure.');
    const regions = facts.addresses
      .map(({ value }) => value.region)
      .filter((region): region is string => region !== null && region.length > 2);
    const places = [...new Set([...townsOf(facts), ...regions, ...markedAreas(pages).map(({ name }) => name)])];
    // Who comes to the customer names the town of the customers, not where the van stands.
    const worked = namedAreas(pages);
    return plainFirst(pages, (pages) => {
      const candidates = pages.filter(({ role }, at) => at === 0 || role === 'locations' || role === 'contact');
      for (const page of candidates) {
        const found = inTitle(page, places) ?? inTitle(page, worked);
        if (found) return pass([found]);
      }
      const [home] = pages;
      const other = home && otherPlace(home);
      if (other) return inconclusive('Title or main heading seems to name another place you work in.', [other]);
      const block = home?.plain.view.blocks.find(({ text }) => places.some((place) => namesPlace(text, place)));
      // Shown is where it is missing, not where it stands.
      const title = home?.plain.view.titles[0] ?? 'no title';
      const evidence = [
        { pageUrl: home?.url ?? '', place: 'title', seen: `${title} (missing here: ${townsOf(facts).join(', ')})` },
      ];
      return home && block ? partial(evidence) : fail(evidence);
    });
  },
});

function inTitle({ url, plain: { view } }: ReadPage, places: string[]): Evidence | null {
  const named = (text: string) => places.some((place) => namesPlace(text, place) || holdsGlued(text, place));
  const title = view.titles.find(named);
  if (title !== undefined) return { pageUrl: url, place: 'title', seen: title };
  const heading = view.headings.find(({ level, text }) => level === 1 && named(text));
  return heading ? { pageUrl: url, place: 'h1', seen: heading.text } : null;
}

/** A part of a town or a region customers ask for is as good as the town of the address. */
function otherPlace({ url, plain: { view } }: ReadPage): Evidence | null {
  const heads = view.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const seen = [...view.titles, ...heads].find((text) =>
    text.split(NO_LETTERS).some((word) => STARTS_UPPER.test(word) && countriesOfTown(word).length > 0),
  );
  return seen === undefined ? null : { pageUrl: url, place: 'title or main heading', seen };
}

const NO_LETTERS = /[^\p{L}'’-]+/u;
const STARTS_UPPER = /^\p{Lu}/u;

/** Letters of shorter places stand in other words by chance. */
const MIN_GLUED_CHARS = 5;

/** "BOXZUERA": a town inside a name, as logos and hosts write it. */
const holdsGlued = (text: string, place: string): boolean =>
  textKey(place).length >= MIN_GLUED_CHARS && textKey(text).includes(textKey(place));
