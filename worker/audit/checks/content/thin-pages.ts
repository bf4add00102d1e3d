import type { PageView } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import { contentPages, contentView } from '../../website/text/page-prose.ts';
import { defineCheck, fail, notApplicable, pass } from '../check.ts';

/** Words of a page's own content. The catalogue's proposal: Google says that no length is ideal. */
const SOME = 150;
/** Pages that explain the business. A price list or a menu may be short. */
const EXPLAINING = new Set(['home', 'services', 'products', 'about']);
/** Others may be a form or a list of links; those with some text explain too. */
const PERHAPS_EXPLAINING = new Set(['locations', 'faq', 'reviews', 'other']);

/** How much the pages that explain the business say, folded text included. The middle page decides, not the shortest. */
export const thinPages = defineCheck({
  id: 'thin-pages',
  revision: 2,
  category: 'content',
  strength: 'C',
  catalogue: ['depth'],
  title: {
    pass: 'Your main pages have enough text to answer from',
    fail: 'Your main pages hardly hold any text',
  },
  why: 'An assistant can only answer from what is written. No length is ideal; a few lines leave most questions open.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages'],
  run({ pages }) {
    const read = contentPages(pages)
      .map((page) => ({ page, words: wordsOn(contentView(page)) }))
      .filter(({ page: { role }, words }) => EXPLAINING.has(role) || (PERHAPS_EXPLAINING.has(role) && words >= SOME))
      .sort((a, b) => a.words - b.words);
    // Of an even number the longer one of both in the middle: doubt favours the website.
    const median = read[Math.floor(read.length / 2)]?.words;
    if (median === undefined) return notApplicable('No page that explains the business was read.');
    const quote = ({ page, words }: (typeof read)[number]) => ({
      pageUrl: page.url,
      place: 'main content',
      seen: `${words} words`,
    });
    if (median >= SOME) return pass(read.map(quote));
    // Pages that are long enough need nothing.
    return fail(read.filter(({ words }) => words < SOME).map(quote));
  },
});

/** Outside the frame of the page. What stands beside `main` is content on many websites. */
function wordsOn({ blocks }: PageView): number {
  const texts = blocks.filter(({ tag }) => tag !== 'option');
  const content = texts.filter(({ landmark }) => landmark === 'main' || landmark === null);
  const [all, own] = [texts, content].map((some) => countWords(some.map(({ text }) => text).join('\n')));
  // Where the frame holds most of the words, it holds the content too.
  return own !== undefined && all !== undefined && own * 2 < all ? all : (own ?? 0);
}
