import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import { isDrawnInWords } from '../../website/pictures/picture-pages.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isWritten } from '../../website/text/latin-filler.ts';
import { contentPages, contentView } from '../../website/text/page-prose.ts';
import { unservedRoutes } from '../../website/unasked/unserved-routes.ts';
import { defineCheck, dueTo, fail, inconclusive, notApplicable, pass } from '../check.ts';
import { repeatedBlocks } from '../shared/repeated-blocks.ts';

/** Words of a page’s own content, strictly counted. The catalogue proposes 150 of all words; Google says that no length is ideal. */
const SOME = 120;
/** A page of fewer shows pictures, a film or a map. */
const FEW = 10;
/** Pages that explain the business. A price list or a menu may be short. */
const EXPLAINING = new Set(['home', 'services', 'products', 'about']);
/** Others may be a form or a list of links; those with some text explain too. */
const PERHAPS_EXPLAINING = new Set(['locations', 'faq', 'reviews', 'other']);

/** How much the pages that explain the business say, folded text included. The middle page decides, not the shortest. */
export const thinPages = defineCheck({
  id: 'thin-pages',
  revision: 19,
  category: 'content',
  strength: 'C',
  catalogue: ['depth'],
  title: {
    pass: 'Most of the main pages read have enough text to answer from',
    fail: 'Main pages read hold little text',
  },
  why: 'An assistant can only answer from what is written. No length is ideal.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'coverage', 'attempts'],
  causes: ['words-in-pictures'],
  run({ pages, coverage: { undrawn, behindClick }, attempts }) {
    const isRepeated = repeatedBlocks(pages, contentView);
    const counted = contentPages(pages)
      .filter((page) => !isCopy(contentView(page), isRepeated))
      .map((page) => ({ page, words: wordsOn(contentView(page), isRepeated), drawn: drawnOn(page, isRepeated) }))
      .sort((a, b) => a.words - b.words);
    const read = counted.filter(
      ({ page: { role }, words }) => EXPLAINING.has(role) || (PERHAPS_EXPLAINING.has(role) && words >= SOME),
    );
    const median = middleOf(read.map(({ words }) => words));
    if (median === undefined) return notApplicable('We made out no page that explains the business.');
    const quote = ({ page, words, drawn }: (typeof read)[number]) => ({
      pageUrl: page.url,
      place: `its own text${withoutFrame(contentView(page))}`,
      // What fills a template is no word of the page, and a number without it would be another than a reader counts.
      seen: contentView(page).blocks.every(isWritten) ? extentOf(words, drawn) : 'text that a template left',
    });
    if (median >= SOME) {
      const brief = read.filter(({ words }) => words < SOME);
      if (brief.length === 0) return pass(read.map(quote));
      const known = { share: 1 - brief.length / read.length, credit: 1 };
      return {
        ...inconclusive('Most of the main pages read hold some text, and those we list little.', brief.map(quote)),
        known,
      };
    }
    if (undrawn !== undefined)
      return inconclusive('Our browser could not show every page, and scripts may bring more text.', read.map(quote));
    if (behindClick !== undefined)
      return inconclusive(
        `A click on “${behindClick}” opens more text; the check of what clicks bring says so.`,
        read.map(quote),
      );
    if (unservedRoutes(attempts).length > 0)
      return inconclusive(
        'The pages your menu leads to did not open, and hold the rest of your text.',
        read.map(quote),
      );
    const most = read.map(({ words, drawn }) => Math.max(words, drawn)).sort((a, b) => a - b);
    const short = read.filter(({ words, drawn }) => Math.max(words, drawn) < SOME);
    if (short.length === 0 || (middleOf(most) ?? 0) >= SOME)
      return inconclusive('JavaScript brings much of your text; the check of what it brings says so.', read.map(quote));
    if (short.some(({ page }) => page.rendered?.missesData === true))
      return inconclusive(
        'Data that scripts write into your pages did not arrive when we looked, and may hold more text.',
        read.map(quote),
      );
    // Pages that are long enough need nothing. One named alone would have the others in order: so stand those beside it that say less.
    const [alone, ...more] = short;
    const least = more.length === 0 ? (alone?.words ?? 0) : 0;
    const shorter = counted.filter(
      ({ page: { role, rendered }, words, drawn }) =>
        PERHAPS_EXPLAINING.has(role) && words >= FEW && Math.max(words, drawn) < least && rendered?.missesData !== true,
    );
    return dueTo(
      short.every(({ page }) => isDrawnInWords(page)) ? 'words-in-pictures' : null,
      fail([...short, ...shorter].map(quote)),
    );
  },
});

/** What is left out, where the page says which part of it that is. */
function withoutFrame({ blocks }: PageView): string {
  const has = (landmark: TextBlock['landmark']): boolean => blocks.some((block) => block.landmark === landmark);
  const parts = [...(has('nav') ? ['menu'] : []), ...(has('footer') ? ['footer'] : [])];
  return parts.length === 0 ? '' : `, without ${parts.join(' and ')}`;
}

/** Which words are a page's own is a matter of taste at the edges (a menu in a box, a line drawn twice): a bound holds where a number would not. */
function extentOf(words: number, drawn: number): string {
  const [least, most] = [Math.min(words, drawn || words), Math.max(words, drawn)];
  const bound = Math.ceil((most * DOUBT) / STEP) * STEP;
  return most < SOME ? `fewer than ${bound} words` : `at least ${Math.floor(least / DOUBT / STEP) * STEP} words`;
}
const DOUBT = 1.2;
const STEP = 50;

/** Of an even number the longer one of both in the middle: doubt favours the website. */
const middleOf = (sorted: readonly number[]): number | undefined => sorted[Math.floor(sorted.length / 2)];

const drawnOn = ({ rendered }: ReadPage, isRepeated: ReturnType<typeof repeatedBlocks>): number =>
  rendered ? wordsOn(rendered.view, isRepeated) : 0;

/** A server that sends one page for many addresses makes all of its text repeated: it says enough, and nothing of its own to count. */
const isCopy = (view: PageView, isRepeated: ReturnType<typeof repeatedBlocks>): boolean =>
  wordsOn(view, isRepeated) === 0 && wordsOn(view, () => false) >= SOME;

/** Outside the frame of the page, and not said on most pages alike, as a notice about cookies is. What stands beside `main` is content on many websites. */
function wordsOn(view: PageView, isRepeated: ReturnType<typeof repeatedBlocks>): number {
  const texts = view.blocks.filter(({ tag }) => tag !== 'option');
  const isMenu = menuIn(view);
  const isCopied = copyOfMenu(view, isMenu);
  const content = texts.filter(
    (block) => block.landmark === 'main' || block.landmark === null || (block.landmark === 'header' && !isMenu(block)),
  );
  const [all, own] = [texts, content].map(wordsOf);
  // Where the frame holds most of the words, it holds the content too.
  const told = own !== undefined && all !== undefined && own * 2 < all ? texts : content;
  return wordsOf(
    told.filter(
      (block) =>
        block.landmark !== 'nav' &&
        block.landmark !== 'footer' &&
        !isRepeated(block) &&
        !isCopied(block) &&
        // Words that fill a template say nothing.
        isWritten(block),
    ),
  );
}

/** Nothing but links to pages. A sentence in a header, or a link that calls, is the page's own. */
function menuIn({ blocks, links }: PageView): (block: TextBlock) => boolean {
  const named = new Map<TextBlock | undefined, number>();
  for (const { block, url, text } of links)
    if (url === null || /^https?:/.test(url))
      named.set(blocks[block], (named.get(blocks[block]) ?? 0) + countWords(text));
  return (block) => block.tag === 'button' || (named.get(block) ?? 0) >= countWords(block.text);
}

/** The links of a menu once more, outside of it: the same menu for phones. */
function copyOfMenu({ blocks }: PageView, isMenu: (block: TextBlock) => boolean): (block: TextBlock) => boolean {
  const inMenu = new Set(blocks.flatMap(({ landmark, text }) => (landmark === 'nav' ? text.split('\n') : [])));
  return (block) =>
    block.landmark !== 'nav' && isMenu(block) && block.text.split('\n').every((line) => inMenu.has(line));
}

const wordsOf = (blocks: readonly TextBlock[]): number => countWords(blocks.map(({ text }) => text).join('\n'));
