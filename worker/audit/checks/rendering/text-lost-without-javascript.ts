import { losesText, lossOfText, type TextLoss } from '../../website/lost-text.ts';
import { allText } from '../../website/page/page-text.ts';
import type { RenderedPage } from '../../website/read-pages.ts';
import { beginningOf, lostPassages } from '../../website/served-text.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
import { FRAME_ALONE, isFrameAlone } from '../shared/shown/frame-alone.ts';
import { zeroCounters } from '../shared/shown/zero-counters.ts';

/** A few figures that arrive as zero are little text, and told wrongly. */
const COUNTERS_CREDIT = 0.9;

/** Share of the words a person sees that are also in the HTML as served, over all pages read both ways and on the home page alone. */
export const textLostWithoutJavascript = defineCheck({
  id: 'text-lost-without-javascript',
  revision: 7,
  category: 'rendering',
  strength: 'A',
  catalogue: ['raw-vs-rendered'],
  title: {
    pass: 'Without JavaScript nearly all of your text is there',
    partial: 'Part of your text appears only after JavaScript has run',
    fail: 'Most of your text appears only after JavaScript has run',
  },
  why: 'Most assistants read a page without running JavaScript. This is measured on your pages, both ways.',
  sources: ['https://vercel.com/blog/the-rise-of-the-ai-crawler'],
  needs: ['renderedPages', 'coverage'],
  causes: ['only-after-javascript', 'counters'],
  run({ renderedPages, coverage: { undrawn } }) {
    const { lost, reworded, pages } = lossOfText(renderedPages);
    if (reworded)
      return inconclusive(REWORDED, [{ pageUrl: reworded.url, place: 'text before and after', seen: REWORDED }]);
    if (lost === null) return inconclusive('The pages show too little text in a browser to compare.');
    const zeros = renderedPages.flatMap(zeroCounters);
    if (lost === 'none' && zeros.length > 0) return dueTo('counters', partial(zeros, COUNTERS_CREDIT));
    const waiting = renderedPages.filter(({ rendered }) => rendered.missesData);
    if (lost === 'none' && waiting.length > 0) return inconclusive(WAITING, waiting.slice(0, 3).map(waitingOn));
    if (lost === 'none' && undrawn !== undefined)
      return inconclusive(UNDRAWN, [{ pageUrl: undrawn, place: 'the page in our browser', seen: 'was not shown' }]);
    if (lost === 'none') return pass(pages.slice(0, 3).map((one) => quoteOf(one)));
    const lossy = pages.filter(losesText);
    const ofFrame = lost === 'part' && isFrameAlone(pages.map(({ page }) => page)) ? FRAME_ALONE : '';
    const evidence = lossy.map((one) => quoteOf(one, lossy[0] === one ? servedWhole(pages) : 0, ofFrame));
    return dueTo('only-after-javascript', lost === 'most' ? fail(evidence) : partial(evidence));
  },
});

const REWORDED =
  'A script puts other words in the place of those served, as for another language; as much text is served.';

const WAITING =
  'All that our browser showed is served, but data which scripts write into your pages did not arrive there: what they add was not measured.';

const UNDRAWN =
  'The pages our browser showed are served whole, but it could not show all: what scripts add to the others was not measured.';

const waitingOn = ({ url }: RenderedPage): Evidence => ({
  pageUrl: url,
  place: 'data that scripts ask for',
  seen: 'did not arrive when we looked',
});

const quoteOf = ({ page, share }: TextLoss['pages'][number], whole = 0, ofFrame = ''): Evidence => ({
  pageUrl: page.url,
  // Words are cut finer here than where they are counted: the share can be told, the numbers would be second ones.
  place: `words in the HTML as served: ${Math.round(share * 100)}% of the words a browser shows${ofFrame || elsewhere(whole)}`,
  seen: lostText(page) || 'nothing of note is missing',
});

/** Other pages of the website come whole: whoever built it sends text, and a part of one page is missing. */
const elsewhere = (whole: number): string =>
  whole === 0 ? '' : `; ${whole === 1 ? 'another page has' : `${whole} other pages have`} all of theirs`;

/** How many pages are served whole, where they are at least as many as those that lose. */
function servedWhole(pages: TextLoss['pages']): number {
  const whole = pages.filter(({ share }) => share >= WHOLE).length;
  return whole >= pages.filter(losesText).length ? whole : 0;
}
/** The date of the day, a counter. */
const WHOLE = 0.97;

const QUOTE_CHARS = 300;

/** A passage that only the browser shows; where none is long enough, a line. */
const lostText = (page: RenderedPage): string => beginningOf(lostPassages(page)[0] ?? lostLine(page), QUOTE_CHARS);

/** Shorter lines stand in others by chance. */
const MIN_LINE_CHARS = 4;

function lostLine({ plain, rendered }: RenderedPage): string {
  const served = textKey(allText(plain.view));
  const lines = rendered.view.blocks.filter(({ hidden, tag, text }) => {
    const key = textKey(text);
    return !hidden && tag !== 'option' && key.length >= MIN_LINE_CHARS && !served.includes(key);
  });
  // The longest says most.
  return lines.reduce((most, { text }) => (text.length > most.length ? text : most), '');
}
