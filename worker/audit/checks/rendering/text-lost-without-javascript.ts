import { isMenuLost } from '../../facts/claims/unseen-menu.ts';
import { lossOfText, type TextLoss } from '../../website/lost-text.ts';
import { allText, placeOf, visibleBlocks } from '../../website/page/page-text.ts';
import type { TextBlock } from '../../website/page/page-view.ts';
import type { RenderedPage } from '../../website/read-pages.ts';
import {
  beginningOf,
  COPYRIGHT,
  inPlaceOfServed,
  isPerhapsNotice,
  lostPassages,
  repeatedPassages,
  servedOnAny,
} from '../../website/served/lost-passages.ts';
import { isReworded, servedWords, wordsServed, wordsShown } from '../../website/served-text.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { losesText, partServed } from '../../website/whole-share.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { hidesMost } from '../shared/empty-shell.ts';
import { AFTER_SCRIPTS } from '../shared/plain-facts.ts';
import { FRAME_ALONE, isFrameAlone, lacksMoreThanFrame } from '../shared/shown/frame-alone.ts';
import { replacedTexts } from '../shared/shown/replaced-texts.ts';
import { zeroCounters } from '../shared/shown/zero-counters.ts';

/** A few figures that arrive as zero, or other ones, are little text, and told wrongly. */
const COUNTERS_CREDIT = 0.9;

/** Share of the words a person sees that are also in the HTML as served, over all pages read both ways and on the home page alone. */
export const textLostWithoutJavascript = defineCheck({
  id: 'text-lost-without-javascript',
  revision: 27,
  category: 'rendering',
  strength: 'A',
  catalogue: ['raw-vs-rendered'],
  title: {
    pass: 'Nearly all words our browser showed stand in the HTML as served',
    partial: 'Part of your text appears only after JavaScript has run',
    fail: 'Much of your text appears only after JavaScript has run',
  },
  why: 'Most assistants read a page without running JavaScript.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['renderedPages', 'coverage', 'pages'],
  causes: ['only-after-javascript', 'counters', 'other-words'],
  run({ renderedPages, coverage: { undrawn, unfinished }, pages: read }) {
    const { lost, reworded, pages } = lossOfText(renderedPages);
    if (reworded)
      return inconclusive(REWORDED, [{ pageUrl: reworded.url, place: 'text before and after', seen: REWORDED }]);
    if (lost === null)
      return renderedPages.some(isPart) || undrawn !== undefined ? inconclusive(TOO_LITTLE) : notApplicable(FEW_WORDS);
    const zeros = renderedPages.flatMap(zeroCounters);
    if (lost === 'none' && zeros.length > 0) return dueTo('counters', partial(zeros, COUNTERS_CREDIT));
    const others = renderedPages.flatMap(figuresReplaced);
    if (lost === 'none' && others.length > 0) return dueTo('other-words', partial(others, COUNTERS_CREDIT));
    const waiting = renderedPages.filter(isWaiting);
    if (lost === 'none' && waiting.length > 0) return inconclusive(WAITING, waiting.slice(0, 3).map(waitingOn));
    const lacking = renderedPages.filter(({ rendered }) => rendered.lostScripts !== undefined);
    if (lost === 'none' && lacking.length > 0) return inconclusive(LACKING, lacking.slice(0, 3).map(lackingOf));
    const unseen = undrawn ?? unfinished;
    if (lost === 'none' && unseen !== undefined)
      return inconclusive(UNDRAWN, [
        { pageUrl: unseen, place: 'the page in our browser', seen: 'was not shown to the end' },
      ]);
    if (lost === 'none' && renderedPages.some(isHeldBack)) return inconclusive(HELD_BACK);
    if (lost === 'none' && pages.some(losesText)) return inconclusive(NOT_EVERYWHERE);
    if (lost === 'none') return pass(pages.slice(0, 3).map(servedOf));
    const losing = pages.filter(losesText);
    // What scripts write in the place of what did not arrive, as a message that it did not, is no text that is missing.
    if (lost === 'part' && losing.length > 0 && losing.every(({ page }) => isWaiting(page)))
      return inconclusive(NOT_COUNTED, waiting.slice(0, 3).map(waitingOn));
    return ofLoss(lost, losing, pages, { renderedPages, isServed: servedOnAny(read) });
  },
});

/** What is no example of what is missing: it stands on page after page, or in the HTML of another one. */
type Untold = (text: string) => boolean;

/** What is told of pages that lose text, and by which of it. */
function ofLoss(
  lost: 'part' | 'most',
  losing: TextLoss['pages'],
  pages: TextLoss['pages'],
  { renderedPages, isServed }: { renderedPages: readonly RenderedPage[]; isServed: Untold },
) {
  // A line of the year or the name of a button alone is no example of what is missing.
  const ofFrame = lost === 'part' && isFrameAlone(pages.map(({ page }) => page)) ? FRAME_ALONE : '';
  const onMany = ofFrame === '' ? repeatedPassages(renderedPages) : new Set<string>();
  const isUntold: Untold = (text) => onMany.has(text) || isServed(text);
  const holdsProof = ({ page }: TextLoss['pages'][number]) => !isUnquoted(page) && lostText(page, isUntold) !== '';
  const proven = losing.some(holdsProof) ? losing.filter(holdsProof) : losing;
  if (lost === 'part' && ofFrame === '' && proven === losing && losing.some(({ page }) => isSwapped(page)))
    return inconclusive(SWAPPED, losing.flatMap(({ page }) => swappedOn(page)).slice(0, 3));
  const lossy = ofFrame === '' ? ownTextFirst(proven, pages) : proven;
  const evidence = lossy.map((one) => quoteOf(one, isUntold, lossy[0] === one ? elsewhere(pages) : '', ofFrame));
  return dueTo('only-after-javascript', lost === 'most' ? fail(evidence) : partial(evidence));
}

/** Beside pages whose own text scripts write, one that gets a menu and a footer from them is none of those. */
function ownTextFirst(losing: TextLoss['pages'], all: TextLoss['pages']): TextLoss['pages'] {
  const lacksOwn = lacksMoreThanFrame(all.map(({ page }) => page));
  const own = losing.filter(({ page }) => lacksOwn(page));
  return own.length > 0 ? losing.filter((one) => one.page.role === 'home' || own.includes(one)) : losing;
}

const REWORDED =
  'A script puts other words in the place of those served, as for another language; as much text is served.';

const FEW_WORDS = 'The pages show too few words in a browser to judge how many are missing.';

const TOO_LITTLE =
  'Our browser did not load all that scripts of your pages ask for, and what it showed is too little to compare.';

/** Scripts, or what they ask for, did not arrive. */
const isPart = (page: RenderedPage): boolean => isWaiting(page) || page.rendered.lostScripts !== undefined;

const WAITING = 'Our browser did not load all that scripts of your pages ask for: what they may add was not measured.';

const LACKING = 'Our browser did not load some scripts of other hosts: what they may add was not measured.';

const lackingOf = ({ url, rendered: { lostScripts = [] } }: RenderedPage): Evidence => ({
  pageUrl: url,
  place: 'a script that did not arrive',
  seen: lostScripts[0] ?? '',
});

const NOT_COUNTED =
  'Our browser did not load all that scripts of your pages ask for, so how much of your text needs JavaScript could not be told.';

const UNDRAWN =
  'What our browser showed is served whole, but it did not show all of your pages to the end: what scripts add there was not measured.';

const HELD_BACK =
  'The home page showed our browser far fewer words than it is served with: what scripts add to the rest was not measured.';

const isHeldBack = ({ role, plain, rendered }: RenderedPage): boolean =>
  role === 'home' && hidesMost(plain.view, rendered.view);

const NOT_EVERYWHERE = 'Nearly all words our browser showed are served, though not on every page.';

const figuresIn = (text: string): string => text.replace(/\P{Nd}/gu, '');

/** A line with figures, as of days, times or sums, that a script takes away for a line with others or none. */
const figuresReplaced = (page: RenderedPage): Evidence[] =>
  page.rendered.missesData || isReworded(page)
    ? []
    : replacedTexts(page)
        .filter(({ served, shown }) => figuresIn(served) !== '' && figuresIn(served) !== figuresIn(shown))
        .flatMap(({ place, served, shown }) => [
          { pageUrl: page.url, place, seen: served },
          { pageUrl: page.url, place: `${place}${AFTER_SCRIPTS}`, seen: shown },
        ]);

const isWaiting = (page: RenderedPage): boolean => page.rendered.missesData === true || isMenuLost(page);

const waitingOn = ({ url, rendered }: RenderedPage): Evidence => ({
  pageUrl: url,
  place: rendered.missesData ? 'data that scripts ask for' : 'scripts that may write the menu',
  seen: 'did not arrive when we looked',
});

const quoteOf = (
  { page, share }: TextLoss['pages'][number],
  isUntold: Untold,
  others = '',
  ofFrame = '',
): Evidence => ({
  pageUrl: page.url,
  place: `words in the HTML as served: ${servedPart(page, share)} of the words a browser shows${ofFrame || others}`,
  seen:
    (isUnquoted(page) ? '' : lostText(page, isUntold)) ||
    (losesText({ share })
      ? 'words missing'
      : losesText({ share: shareServed(page, share) })
        ? 'labels that a script repeats are missing'
        : 'nothing of note is missing'),
});

/** Of a page that is served, a passage that is, and that a browser shows with the same words. */
function servedOf({ page }: TextLoss['pages'][number]): Evidence {
  const shown = new Set(visibleBlocks(page.rendered.view).map(({ text }) => textKey(text)));
  const both = visibleBlocks(page.plain.view).filter(({ tag, text }) => tag !== 'option' && shown.has(textKey(text)));
  const longest = both.reduce((most, { text }) => (text.length > most.length ? text : most), '');
  return {
    pageUrl: page.url,
    place: 'text of the HTML as served',
    seen: longest === '' ? 'nothing of note is missing' : beginningOf(longest, QUOTE_CHARS),
  };
}

/** What is shown there may stand in the place of what did not arrive. */
const isUnquoted = (page: RenderedPage): boolean => isWaiting(page) || isPerhapsNotice(page);

const SWAPPED =
  'Scripts put other words in the place of some that are served. Which of the two are to stay, only you can tell.';

const isSwapped = (page: RenderedPage): boolean => inPlaceOfServed(page).size > 0;

const swappedOn = (page: RenderedPage): Evidence[] =>
  [...inPlaceOfServed(page)].slice(0, 1).map(({ path, text }) => ({
    pageUrl: page.url,
    place: `${placeOf(page.rendered.view, path)}${AFTER_SCRIPTS}`,
    seen: beginningOf(text, QUOTE_CHARS),
  }));

/** As the list of pages counts them. */
function shareServed({ plain, rendered }: RenderedPage, share: number): number {
  const shown = wordsShown(plain.view, rendered.view);
  return shown === 0 ? share : (wordsServed(plain.view, rendered.view) ?? 0) / shown;
}

/** That there is no other text beside it nobody says who quotes some that is missing. */
function servedPart(page: RenderedPage, share: number): string {
  const shown = wordsShown(page.plain.view, page.rendered.view) || SCALE;
  const part = partServed(Math.round(shareServed(page, share) * shown), shown);
  return part === 'all' ? 'nearly all' : part;
}
/** Of a share alone, as many words as it takes to tell. */
const SCALE = 1000;

/**
 * Other pages of the website, at least as many as those that lose, come whole or nearly so: whoever built it sends text, and a part of one
 * page is missing. '' where that is not so.
 */
function elsewhere(pages: TextLoss['pages']): string {
  const others = pages.filter((page) => !losesText(page));
  if (others.length === 0 || others.length * 2 < pages.length) return '';
  const much = others.every(({ share }) => share >= WHOLE) ? 'nearly all' : 'most';
  return others.length === 1
    ? `; another page has ${much} of its words`
    : `; ${others.length} other pages have ${much} of theirs`;
}
/** The date of the day, a counter. */
const WHOLE = 0.97;

const QUOTE_CHARS = 300;

/** A passage that only the browser shows, and not on page after page as a notice is; where none is long enough, a line. */
function lostText(page: RenderedPage, isUntold: Untold): string {
  const passages = lostPassages(page).filter((text) => !isUntold(text));
  const notices = noticesOf(page);
  const passage = passages.find((text) => !notices.has(text)) ?? passages[0];
  return beginningOf(passage ?? lostLine(page, isUntold), QUOTE_CHARS);
}

/** Texts that end at a button and stand outside of the page's own part, as a notice to agree to does. */
const noticesOf = ({ rendered: { view } }: RenderedPage): ReadonlySet<string> =>
  new Set(
    view.blocks.flatMap(({ landmark, text }, at) =>
      landmark !== 'main' && view.blocks[at + 1]?.tag === 'button' ? [text] : [],
    ),
  );

/** Shorter lines stand in others by chance. */
const MIN_LINE_CHARS = 4;
const HALF = 0.5;

function lostLine({ plain, rendered }: RenderedPage, isUntold: Untold): string {
  const other = inPlaceOfServed({ plain, rendered });
  const served = textKey(allText(plain.view));
  const { lost } = servedWords({ plain, rendered });
  const isLine = (block: TextBlock): boolean => {
    const { hidden, tag, text } = block;
    const key = textKey(text);
    const isText = !hidden && !other.has(block) && !isUntold(text) && tag !== 'option' && !COPYRIGHT.test(text);
    return isText && key.length >= MIN_LINE_CHARS && !served.includes(key);
  };
  const all = rendered.view.blocks.filter(isLine);
  // A line of which a script changes a figure is served but for it.
  const atLeast = (share: number) => all.filter(({ text }) => (lost.get(textKey(text)) ?? 0) >= share);
  const lines = [atLeast(1), atLeast(HALF)].find((some) => some.length > 0) ?? all;
  // The longest says most.
  return lines.reduce((most, { text }) => (text.length > most.length ? text : most), '');
}
