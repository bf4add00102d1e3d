import { isBlind } from '../../facts/claims/coverage.ts';
import { isMenuUnseen, MENU_UNSEEN } from '../../facts/claims/unseen-menu.ts';
import type { FactSource, Facts, RatedFacts } from '../../facts/facts.ts';
import { allText } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  fail,
  inconclusive,
  notApplicable,
  outOf,
  partial,
  pass,
} from '../check.ts';

/** A long price list shows by these what is lost. */
const MAX_OF_ONE_KIND = 12;

interface Essential {
  name: string;
  /** Where it stands, and the share of it that the HTML as served lacks, 0-1; null when the website does not show it at all. */
  found: { evidence: Evidence[]; lost: number } | null;
}

/**
 * What an assistant needs first, read before and after JavaScript: title, main heading, phone, e-mail, address, prices, offers, structured data.
 * What a website does not have at all is no loss, and not counted.
 */
export const essentialsLostWithoutJavascript = defineCheck({
  id: 'essentials-lost-without-javascript',
  revision: 12,
  category: 'rendering',
  strength: 'A',
  catalogue: ['raw-essentials'],
  title: {
    pass: 'None of the essentials we read needs JavaScript',
    partial: 'Essentials appear only after JavaScript has run',
    fail: 'None of the essentials we read is there without JavaScript',
    causes: {
      'only-a-mailbox': 'An e-mail address appears only after JavaScript has run',
    },
  },
  why: 'An assistant that runs no JavaScript reads a page as the server sends it.',
  sources: [
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
    'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  ],
  needs: ['pages', 'home', 'facts', 'coverage'],
  causes: ['only-after-javascript', 'only-the-frame', 'only-a-mailbox'],
  run({ pages, home, facts, coverage }) {
    const essentials = readEssentials(pages, home, facts);
    const existing = essentials.flatMap(({ name, found }) => (found ? [{ name, ...found }] : []));
    const lost = existing.filter(({ lost: share }) => share > 0);
    if (lost.length === 0 && existing.length < essentials.length && pages.every((page) => !page.rendered))
      return inconclusive('No browser showed a page, so it could not be seen what JavaScript adds.');
    if (existing.length === 0)
      return notApplicable('The pages read show none of the essentials, with or without JavaScript.');
    if (lost.length === 0 && isMenuUnseen(home)) return inconclusive(MENU_UNSEEN);
    if (lost.length === 0 && isBlind(coverage)) return inconclusive(IN_PART);
    if (lost.length === 0) return pass(existing.flatMap(({ evidence }) => evidence.slice(0, 1)));
    const evidence = lost.flatMap((one) =>
      one.evidence.slice(0, MAX_OF_ONE_KIND).map(({ pageUrl, place, seen }) => ({
        pageUrl,
        place: `${one.name}, only after JavaScript: ${place}`,
        seen,
      })),
    );
    if (lost.every(({ name }) => name === MAILBOX) && !isWrittenByScripts(home))
      return dueTo('only-a-mailbox', partial(evidence, keptShare(existing)));
    const isFact = ({ name }: { name: string }) =>
      name === 'phone' || name === MAILBOX || name === 'address' || name === 'prices' || name === OFFERS;
    const cause = lost.some(isFact) || isWrittenByScripts(home) ? 'only-after-javascript' : 'only-the-frame';
    const kept = keptShare(existing);
    const found = lost.reduce((sum, one) => sum + new Set(one.evidence.map(({ seen }) => seen)).size, 0);
    return dueTo(cause, outOf(found, kept === 0 ? fail(evidence) : partial(evidence, kept)));
  },
});

const IN_PART =
  'What we compared needs no JavaScript. Not all that scripts and clicks bring was seen, and more of it may.';

const MAILBOX = 'e-mail address';
const OFFERS = 'offer';

const keptShare = (existing: readonly { lost: number }[]): number =>
  existing.reduce((sum, { lost }) => sum + 1 - lost, 0) / existing.length;

/** Without scripts there is less than half of its text. */
const isWrittenByScripts = ({ plain, rendered }: ReadPage): boolean =>
  rendered !== null && plain.view.textChars * 2 < rendered.view.textChars;

function readEssentials(pages: ReadPage[], home: ReadPage, facts: RatedFacts): Essential[] {
  return [
    { name: 'title', found: inView(home, 'title', ({ titles }) => titles.find(Boolean)) },
    {
      name: 'main heading',
      found: inView(home, 'h1', ({ headings }) => headings.find(({ level, text }) => level === 1 && text !== '')?.text),
    },
    { name: 'phone', found: inFacts(facts.phones.filter(isOwnPlace), pages) },
    { name: MAILBOX, found: lostMailbox(facts, pages) },
    {
      name: 'address',
      found: inFacts(
        facts.addresses
          .map(({ value, sources }) => ({ asShown: value.text, sources }))
          // "Where to meet us, Larchford" is no place anybody finds.
          .filter(({ asShown }) => HAS_DIGIT.test(asShown)),
        pages,
      ),
    },
    {
      name: 'prices',
      found: inFacts(
        facts.prices
          .map(({ value, sources }) => ({ asShown: value.asShown, sources }))
          .filter(({ sources }) => !sources.every((source) => isResult(source, pages))),
        pages,
      ),
    },
    { name: OFFERS, found: lostOffers(facts, pages) },
    { name: 'structured data', found: inMarkup(pages) },
  ];
}

/** A form serves as well as an address: counted only where one is lost. */
function lostMailbox({ emails }: RatedFacts, pages: readonly ReadPage[]): Essential['found'] {
  const read = emails.filter(({ certainty }) => certainty !== 'seen');
  const found = inFacts(
    read.map(({ value, sources }) => ({ asShown: value, sources })),
    [...pages],
  );
  return found && found.lost > 0 ? found : null;
}

/** Fewer are no list of what a shop sells. */
const MIN_OFFERS = 3;

/** A list of which a part is served tells what is offered: counted only where none of it is. */
function lostOffers({ services }: RatedFacts, pages: readonly ReadPage[]): Essential['found'] {
  const sure = services.filter(({ certainty }) => certainty === 'certain');
  if (sure.length < MIN_OFFERS) return null;
  const found = inFacts(
    sure.map(({ value, sources }) => ({ asShown: value, sources })),
    [...pages],
  );
  return found?.lost === 1 ? found : null;
}

/** One that a script puts in the place of another is no loss: which of them is right is another question. */
const isOwnPlace = ({ conflictsWith, sources }: Facts['phones'][number]): boolean =>
  conflictsWith === undefined || sources.some(({ view }) => view === 'plain');

const HAS_DIGIT = /\p{Nd}/u;

function inView(
  page: ReadPage,
  place: string,
  read: (view: ReadPage['plain']['view']) => string | undefined,
): Essential['found'] {
  const plain = read(page.plain.view);
  const seen = plain ?? (page.rendered ? read(page.rendered.view) : undefined);
  return seen === undefined
    ? null
    : { evidence: [{ pageUrl: page.url, place, seen }], lost: plain === undefined ? 1 : 0 };
}

/** Written by a script on a page that is served with fields to choose from: what a calculator makes of them, and no price of the business. */
const isResult = ({ view, pageUrl }: FactSource, pages: readonly ReadPage[]): boolean =>
  view === 'rendered' && pages.some(({ url, plain }) => url === pageUrl && (plain.view.looseControls ?? 0) > 0);

/** Each value by itself: another one of its kind in the HTML says nothing of it. */
function inFacts(entries: { asShown: string; sources: FactSource[] }[], pages: ReadPage[]): Essential['found'] {
  let texts: string[] | null = null;
  const served = (): string[] => {
    texts ??= pages.map(({ plain }) => squeezed(allText(plain.view)));
    return texts;
  };
  const isServed = ({ asShown, sources }: (typeof entries)[number]): boolean =>
    sources.some(({ view }) => view === 'plain') || served().some((text) => text.includes(squeezed(asShown)));
  const late = entries.filter((one) => !isServed(one));
  const evidence = (late.length > 0 ? late : entries).flatMap(({ asShown, sources: [source] }) =>
    // Of a line that holds another number as well, which may be served, the one that is meant.
    source
      ? [
          {
            pageUrl: source.pageUrl,
            place: source.place,
            seen: holdsTwo(source, asShown) || IS_LINK.test(source.seen) ? asShown : source.seen,
          },
        ]
      : [],
  );
  return evidence.length === 0 ? null : { evidence, lost: late.length / entries.length };
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** A link that writes or calls, where nobody sees its address. */
const IS_LINK = /^[a-z][a-z+.-]+:\S+$/i;

/** A line of text with twice as many digits as the value, which stands in it as it is shown. */
const holdsTwo = ({ seen }: FactSource, asShown: string): boolean =>
  digitsIn(asShown) >= MIN_DIGITS && seen.includes(asShown) && digitsIn(seen) >= digitsIn(asShown) * 2;
/** Of a telephone number. */
const MIN_DIGITS = 6;

/** Marks and gaps are set anew when a script writes. */
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function inMarkup(pages: ReadPage[]): Essential['found'] {
  const served = pages.find(({ structured }) => structured.nodes.length > 0);
  const page = served ?? pages.find(({ renderedStructured }) => (renderedStructured?.nodes.length ?? 0) > 0);
  if (!page) return null;
  const nodes = served ? page.structured.nodes : (page.renderedStructured?.nodes ?? []);
  const seen = [...new Set(nodes.flatMap(({ types }) => types))].join(', ') || 'nodes without a type';
  return { evidence: [{ pageUrl: page.url, place: 'structured data', seen }], lost: served ? 0 : 1 };
}
