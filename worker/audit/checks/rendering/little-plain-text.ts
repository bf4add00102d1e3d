import { proseBehindClicks, unopenedEntries } from '../../facts/claims/behind-clicks.ts';
import type { FactSource } from '../../facts/facts.ts';
import { errorShownAt } from '../../website/drawn-elsewhere.ts';
import { lossOfText } from '../../website/lost-text.ts';
import { readingLength, visibleText } from '../../website/page/page-text.ts';
import { isDrawnInWords } from '../../website/pictures/picture-pages.ts';
import { isRendered, type ReadPage } from '../../website/read-pages.ts';
import { drawnLength, unfoldedLength } from '../../website/served-text.ts';
import { isLeftToScripts } from '../../website/undrawn-pages.ts';
import { pageWords, withThousands } from '../../wording/words.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { sharedLength } from '../shared/shown/frame-alone.ts';

/**
 * Below the first number a page says too little without JavaScript, from the second on enough: of 22 pages, those built in the
 * browser had 32-427 visible characters in their HTML, those built on a server 1,463 and more. On further websites of small
 * businesses, brief but complete pages had 416-1,217: they said what they are, where and when, and nothing is wrong with them.
 */
export const FAIL_CHARS = 500;
const PASS_CHARS = 1_500;
/** Of a page that is merely brief: most of those complete ones have less than the above. */
const BRIEF_CHARS = 1_000;
/** With less a page says nothing, brief or not: the briefest of those complete pages have four times as much. */
export const NOTHING_CHARS = 100;

/** A page is brief, not empty, unless rendering gives it this much more text. */
const RENDERED_FACTOR = 1.5;
/** What scripts write is more than the few words of a menu: a page that shows less says nothing, however it is read. */
const MIN_DRAWN_CHARS = 300;

/** Visible text in the HTML as served. Home decides; another page that is empty without JavaScript takes the pass away. */
export const littlePlainText = defineCheck({
  id: 'little-plain-text',
  revision: 20,
  category: 'rendering',
  strength: 'A',
  catalogue: ['raw-text'],
  title: {
    pass: 'Your home page holds text in the HTML as served',
    partial: 'There is little text in the HTML itself',
    fail: 'Your home page has little text, or none, in the HTML itself',
    causes: {
      'empty-inner-pages': 'An inner page has little text in the HTML itself',
      'brief-inner-pages': 'An inner page has little text of its own in the HTML itself',
      'led-on-by-script': 'Your address holds nothing but a script that leads on',
    },
  },
  why: 'An assistant that runs no JavaScript answers from the text in the HTML.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['home', 'pages', 'attempts', 'entry', 'facts'],
  causes: [
    'only-after-javascript',
    'brief-page',
    'words-in-pictures',
    'empty-inner-pages',
    'brief-inner-pages',
    'scripts-not-run',
    'brief-both-ways',
    'error-shown',
    'at-a-click',
    'led-on-by-script',
  ],
  run({ home, pages, attempts, entry, facts }) {
    if (entry.ledOn) {
      const seen = `nothing to read but a script, which leads to ${pageWords(entry.ledOn.to, entry.ledOn.from)}`;
      return dueTo('led-on-by-script', fail([{ pageUrl: entry.ledOn.from, place: 'HTML as served', seen }]));
    }
    const chars = plainLength(home);
    const evidence = [readingOf(home)];
    const said = errorShownAt(home.url, attempts);
    if (said !== null) {
      const shown = { pageUrl: home.url, place: 'the page in our browser', seen: `an error message: “${said}”` };
      return dueTo('error-shown', fail([shown, ...evidence]));
    }
    if (chars < NOTHING_CHARS || (home.rendered && chars < FAIL_CHARS && !isBrief(home)))
      return dueTo(isBrief(home) ? ofBrief(home) : ofScripts(home), fail(evidence));
    const few = pages.filter(
      (page) => page !== home && saysMuch(page) && plainLength(page) < FAIL_CHARS && !isBrief(page),
    );
    // A thin page is none that scripts write, where they add to it what they add to others.
    const shared = few.length > 0 ? sharedLength(pages.filter(isRendered)) : () => 0;
    const empty = few.filter((page) => isRendered(page) && !isBrief(page, shared(page)));
    // Where so much is lost that it is told of the website, these pages are part of it.
    const isWhole = lossOfText(pages).lost === 'none';
    // Prices that only scripts write there are told with it: both are one list, and one thing to do.
    const isList = isWhole && empty.length > 0 && facts.prices.some((price) => isOnlyOn(price, empty));
    const emptyBy = isWhole && !isList ? 'empty-inner-pages' : 'only-after-javascript';
    const inner = partial(empty.map((page) => readingOf(page, isList ? elsewhere(pages, empty) : '')));
    if (chars >= PASS_CHARS) {
      if (empty.length > 0) return dueTo(emptyBy, inner);
      const brief = few.filter(({ role }) => EXPLAINING.has(role));
      return brief.length > 0 ? dueTo('brief-inner-pages', partial(brief.map(ownTextOf))) : ofMuch(pages, evidence);
    }
    const found = partial([...evidence, ...empty.map((page) => readingOf(page))]);
    if (empty.length > 0) return isBrief(home) ? dueTo(emptyBy, inner) : dueTo('only-after-javascript', found);
    // All there is to read is served: being brief is no fault of it.
    if (isBriefAndServed(home)) return ofMuch(pages, evidence);
    if (isBrief(home)) return dueTo(ofBrief(home), found);
    // Without a browser a page whose scripts were not run may be brief or built by them.
    return dueTo(home.rendered ? 'only-after-javascript' : 'scripts-not-run', found);
  },
});

const isBriefAndServed = (home: ReadPage): boolean =>
  isBrief(home) && (plainLength(home) >= BRIEF_CHARS || ofBrief(home) === 'brief-page');

/** Much text is served, and below a heading nothing: where no browser showed what scripts write there, it may be what people come for. */
function ofMuch(pages: readonly ReadPage[], evidence: Evidence[]) {
  const empty = pages
    .filter(isLeftToScripts)
    .flatMap(({ url: pageUrl, plain }) =>
      (plain.view.unfilled ?? []).map((seen) => ({ pageUrl, place: 'heading with nothing below it as served', seen })),
    );
  return empty.length > 0 ? inconclusive(UNFILLED, [...evidence, ...empty]) : pass(evidence);
}

const UNFILLED =
  'Text stands in the HTML as served, and nothing below some of its headings. Scripts may write it, and no browser showed us what.';

/** Pages people open for their text. */
const EXPLAINING: ReadonlySet<ReadPage['role']> = new Set(['about', 'services', 'products', 'article']);

const ownTextOf = (page: ReadPage): Evidence => ({
  pageUrl: page.url,
  place: 'text of the HTML as served',
  seen: `holds ${characters(plainLength(page))} of its own text`,
});

/** Of scripts that did not arrive nobody saw what they add. Where a line or two were seen to come, both was measured. */
function ofScripts(home: ReadPage) {
  if (home.rendered === null) return null;
  if (!addsNothing(home)) return 'only-after-javascript';
  if (ofBrief(home) !== 'brief-page') return ofBrief(home);
  return drawnLength({ plain: home.plain, rendered: home.rendered }) > plainLength(home)
    ? 'brief-both-ways'
    : 'scripts-not-run';
}

/**
 * Words that are drawn are none in the HTML, however many there are. What is not written need not be where a click brings it: that is
 * where the text stands, or may.
 */
function ofBrief(home: ReadPage) {
  if (isDrawnInWords(home)) return 'words-in-pictures';
  if (proseBehindClicks([home]).length > 0) return 'at-a-click';
  return unopenedEntries([home]).length > 0 ? null : 'brief-page';
}

/** What a script only unfolds is served: a reader of the HTML has it. */
const plainLength = ({ plain, rendered }: ReadPage): number =>
  readingLength(visibleText(plain.view)) + (rendered === null ? 0 : unfoldedLength({ plain, rendered }));

/** A till or a form says little in a browser as well. */
const saysMuch = ({ plain, rendered }: ReadPage): boolean =>
  rendered !== null && drawnLength({ plain, rendered }) >= FAIL_CHARS;

/** Little text is all there is: a browser shows hardly more, or there is no script that could add any. */
function isBrief(page: ReadPage, besides = 0): boolean {
  if (!page.rendered) return page.plain.view.scripts.count === 0 && plainLength(page) > 0;
  const shown = drawnLength({ plain: page.plain, rendered: page.rendered }) - besides;
  const served = plainLength(page);
  return (
    (served > 0 && shown < served * RENDERED_FACTOR) ||
    (shown < MIN_DRAWN_CHARS && isServedWhole(page)) ||
    (addsNothing(page) && ranAll(page))
  );
}

/** Pictures are served, and all scripts ran: what a browser shows is all there is. */
const isServedWhole = (page: ReadPage): boolean => page.plain.view.images.length > 0 && ranAll(page);

/** What scripts add to the little that is served is less than that, a line or two: there is no text that the server could send instead. */
function addsNothing({ plain, rendered }: ReadPage): boolean {
  if (rendered === null) return false;
  const [served, shown] = [readingLength(visibleText(plain.view)), drawnLength({ plain, rendered })];
  return shown < served * 2 && shown < MIN_DRAWN_CHARS && shown - served < NOTHING_CHARS;
}

const ranAll = ({ rendered }: ReadPage): boolean => !rendered?.missesCode && !rendered?.missesData;

const isOnlyOn = ({ sources }: { sources: FactSource[] }, pages: readonly ReadPage[]): boolean =>
  sources.every(({ view, pageUrl }) => view === 'rendered' && pages.some(({ url }) => url === pageUrl));

/** As advice knows it: whoever built the website sends text, and a part of it is missing. */
function elsewhere(pages: readonly ReadPage[], empty: readonly ReadPage[]): string {
  const others = pages.length - empty.length;
  return others === 1 ? '; another page has most of its words' : `; ${others} other pages have most of theirs`;
}

const characters = (count: number): string => `${withThousands(count)} ${count === 1 ? 'character' : 'characters'}`;

const NOTICE = ' but a notice to those without JavaScript';

function readingOf(page: ReadPage, besides = ''): Evidence {
  const chars = plainLength(page);
  const shown = page.rendered ? drawnLength({ plain: page.plain, rendered: page.rendered }) : chars;
  const isAlike = shown <= chars || (chars > 0 && isBrief(page) && shown < chars * RENDERED_FACTOR);
  const inBrowser = isAlike ? '' : ' as sent, and it shows more in a browser';
  const isNotice = chars === 0 && page.plain.view.blocks.some(({ tag, text }) => tag === 'noscript' && text !== '');
  const text = isNotice
    ? `${inBrowser === '' ? 'no text' : 'no text as sent'}${NOTICE}${inBrowser.replace(' as sent', '')}`
    : '';
  const seen = text || `${chars === 0 ? 'no' : `holds ${characters(chars)} of`} text${inBrowser}`;
  return { pageUrl: page.url, place: `text of the HTML as served${besides}`, seen };
}
