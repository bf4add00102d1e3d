import type { FactSource, Facts } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';

interface Essential {
  name: string;
  /** Where it stands, and whether the HTML as served has it; null when the website does not show it at all. */
  found: { evidence: Evidence; plain: boolean } | null;
}

/**
 * What an assistant needs first, read before and after JavaScript: title, main heading, phone, address, prices, structured data.
 * What a website does not have at all is no loss, and not counted.
 */
export const essentialsLostWithoutJavascript = defineCheck({
  id: 'essentials-lost-without-javascript',
  revision: 2,
  category: 'rendering',
  strength: 'A',
  catalogue: ['raw-essentials'],
  title: {
    pass: 'None of the essentials needs JavaScript',
    partial: 'Some essentials appear only after JavaScript has run',
    fail: 'None of the essentials is there without JavaScript',
  },
  why: 'An assistant that runs no JavaScript cannot give a customer a phone number or price it never saw.',
  sources: [
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
    'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  ],
  needs: ['pages', 'home', 'facts'],
  causes: ['only-after-javascript', 'only-the-frame'],
  run({ pages, home, facts }) {
    const essentials = readEssentials(pages, home, facts);
    const existing = essentials.flatMap(({ name, found }) => (found ? [{ name, ...found }] : []));
    const lost = existing.filter(({ plain }) => !plain);
    if (lost.length === 0 && existing.length < essentials.length && pages.every((page) => !page.rendered))
      return inconclusive('No browser was available, so it could not be seen what JavaScript adds.');
    if (existing.length === 0)
      return notApplicable('The pages read show none of the essentials, with or without JavaScript.');
    if (lost.length === 0) return pass(existing.map(({ evidence }) => evidence));
    const evidence = lost.map(({ name, evidence: { pageUrl, place, seen } }) => ({
      pageUrl,
      place: `${name}, only after JavaScript: ${place}`,
      seen,
    }));
    const isFact = ({ name }: { name: string }) => name === 'phone' || name === 'address' || name === 'prices';
    const cause = lost.some(isFact) || isWrittenByScripts(home) ? 'only-after-javascript' : 'only-the-frame';
    if (lost.length === existing.length) return dueTo(cause, fail(evidence));
    return dueTo(cause, partial(evidence, (existing.length - lost.length) / existing.length));
  },
});

/** Without scripts there is less than half of its text. */
const isWrittenByScripts = ({ plain, rendered }: ReadPage): boolean =>
  rendered !== null && plain.view.textChars * 2 < rendered.view.textChars;

function readEssentials(pages: ReadPage[], home: ReadPage, facts: Facts): Essential[] {
  return [
    { name: 'title', found: inView(home, 'title', ({ titles }) => titles.find(Boolean)) },
    {
      name: 'main heading',
      found: inView(home, 'h1', ({ headings }) => headings.find(({ level, text }) => level === 1 && text !== '')?.text),
    },
    { name: 'phone', found: inFacts(facts.phones.map(({ sources }) => sources)) },
    { name: 'address', found: inFacts(facts.addresses.map(({ sources }) => sources)) },
    { name: 'prices', found: mostInFacts(facts.prices.map(({ sources }) => sources)) },
    { name: 'structured data', found: inMarkup(pages) },
  ];
}

function inView(
  page: ReadPage,
  place: string,
  read: (view: ReadPage['plain']['view']) => string | undefined,
): Essential['found'] {
  const plain = read(page.plain.view);
  const seen = plain ?? (page.rendered ? read(page.rendered.view) : undefined);
  return seen === undefined ? null : { evidence: { pageUrl: page.url, place, seen }, plain: plain !== undefined };
}

/** One entry that can be read before JavaScript is enough: an assistant needs a phone, not all of them. */
function inFacts(entries: FactSource[][]): Essential['found'] {
  const sources = entries.flat();
  const plain = sources.find(({ view }) => view === 'plain');
  const source = plain ?? sources[0];
  if (!source) return null;
  const { pageUrl, place, seen } = source;
  return { evidence: { pageUrl, place, seen }, plain: plain !== undefined };
}

/** A price is asked for one by one: where most are lost, prices are. */
function mostInFacts(entries: FactSource[][]): Essential['found'] {
  const late = entries.filter((sources) => !sources.some(({ view }) => view === 'plain'));
  return inFacts(late.length * 2 > entries.length ? late : entries);
}

function inMarkup(pages: ReadPage[]): Essential['found'] {
  const served = pages.find(({ structured }) => structured.nodes.length > 0);
  const page = served ?? pages.find(({ renderedStructured }) => (renderedStructured?.nodes.length ?? 0) > 0);
  if (!page) return null;
  const nodes = served ? page.structured.nodes : (page.renderedStructured?.nodes ?? []);
  const seen = [...new Set(nodes.flatMap(({ types }) => types))].join(', ') || 'nodes without a type';
  return { evidence: { pageUrl: page.url, place: 'structured data', seen }, plain: served !== undefined };
}
