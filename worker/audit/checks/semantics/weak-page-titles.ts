import { hasTitleGap, leftTitles } from '../../facts/left-title.ts';
import { readingLength } from '../../website/page/page-text.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass, passMostly } from '../check.ts';
import { shownInSearch } from '../discoverability/indexing-restrictions.ts';
import { isHabit } from '../shared/page-share.ts';
import { eachOnce, repeatingPages } from '../shared/repeated-texts.ts';

/** Shorter titles are a word ("Home"), longer ones are cut in results at about 600 pixels. No engine states a limit. */
const MIN_CHARS = 15;
const MAX_CHARS = 70;

/** Titles that are missing or repeated, and ones of a length that says too little or gets cut. */
export const weakPageTitles = defineCheck({
  id: 'weak-page-titles',
  revision: 15,
  category: 'semantics',
  strength: 'B',
  catalogue: ['title'],
  title: {
    pass: 'We saw no page without a title, and no title on two pages',
    mostly: 'Legal pages apart, we saw no page without a title, and no title on two pages',
    partial: 'At least one page title is missing or repeated',
    fail: 'Page titles are missing or repeated',
    causes: {
      'left-by-tool': 'Page titles were left from building the website',
      length: 'Look whether the page titles we quote say whole what each page is about',
      'too-short': 'Look whether the page titles we quote say what each page is about',
      'too-long': 'Page titles are too long to be shown whole',
      'only-the-frame': 'Page titles appear only after JavaScript has run',
    },
  },
  why: 'Google may show the title as the headline of a search result.',
  sources: ['https://developers.google.com/search/docs/appearance/title-link'],
  judgesEachPage: true,
  needs: ['pages', 'facts'],
  causes: ['no-head', 'left-by-tool', 'only-the-frame', 'length', 'too-short', 'too-long'],
  run({ pages: all, facts }) {
    const isLeft = leftTitles(all, facts);
    const shown = shownInSearch(all);
    const pages = eachOnce(shown);
    // Whoever looks for a legal notice finds it by its link.
    const isJudged = ({ role }: ReadPage): boolean => role !== 'legal' || shown.every((one) => one.role === 'legal');
    const missing = pages.filter((page) => titleOf(page) === null || isLeft(titleOf(page) ?? ''));
    const repeated = repeatingPages(pages, titleInLanguage);
    const alike = repeatingPages(pages.filter(isJudged), titleInLanguage);
    // "Imprint" and "Contact" say all there is to say.
    const odd = pages.filter(
      (page) =>
        page.role !== 'legal' && page.role !== 'contact' && !missing.includes(page) && isOddLength(titleOf(page) ?? ''),
    );
    const weighed = [...missing.filter(isJudged), ...alike];
    const wrong = [...missing, ...repeated];
    const toName = beforePieces(wrong, shown);
    const evidence = [
      ...toName.map((page) =>
        quoteOf(page, missing.includes(page) ? missingPlace(page) : 'title that another page has too'),
      ),
    ];
    if (wrong.length > 0) {
      if (weighed.length === 0) return passMostly(evidence);
      const isCommon = isHabit(weighed, shown.filter(isJudged));
      if (areAllPieces(wrong, shown)) return dueTo('no-head', isCommon ? fail(evidence) : partial(evidence));
      const isAllLate = wrong.every((page) => titleOf(page) === null && lateTitleOf(page) !== null);
      if (isAllLate) return dueTo('only-the-frame', partial(evidence));
      const isAllLeft = wrong.every((page) => isLeft(titleOf(page) ?? ''));
      return dueTo(isAllLeft ? 'left-by-tool' : null, isCommon ? fail(evidence) : partial(evidence));
    }
    // Pages of another fault are not named among those without a title of their own.
    const ofLength = odd.map((page) => quoteOf(page, titlePlace(page)));
    if (isHabit(odd, shown)) return dueTo(oddWay(odd), partial(ofLength));
    // What a browser shows, a search engine that runs scripts reads as well.
    const drawn = repeatingPages(pages, (page) => inLanguage(page, lateTitleOf(page) ?? titleOf(page)));
    if (drawn.length > 0) return inconclusive(ALIKE_DRAWN, drawn.map(drawnTitleOf));
    return pass(pages.slice(0, 3).map((page) => quoteOf(page, 'title')));
  },
});

const titleOf = ({ plain }: ReadPage): string | null => plain.view.titles[0] || null;
const lateTitleOf = ({ rendered }: ReadPage): string | null => rendered?.view.titles[0] || null;

/**
 * "Contact" is the right word in more than one language. Whoever copies a page for another one may forget its lang, and names the language in
 * its address.
 */
function inLanguage({ url, plain: { view } }: ReadPage, title: string | null): string | null {
  const folder = /^\/([a-z]{2})(?:-[a-z]{2})?(?:\/|$)/i.exec(parsedUrl(url)?.pathname ?? '')?.[1] ?? '';
  return title && `${folder} ${view.lang?.toLowerCase().split('-')[0] ?? ''}\n${title}`;
}

const titleInLanguage = (page: ReadPage): string | null => inLanguage(page, titleOf(page));

const ALIKE_DRAWN = 'Each page is served with a title of its own, and a script gives several of them the same.';

const drawnTitleOf = (page: ReadPage): Evidence => ({
  pageUrl: page.url,
  place: 'title (only after JavaScript)',
  seen: lateTitleOf(page) ?? titleOf(page) ?? 'no title',
});

function missingPlace(page: ReadPage): string {
  const title = titleOf(page);
  if (title !== null)
    return hasTitleGap(title) ? 'title with a part that was not filled in' : 'title that nobody wrote';
  return lateTitleOf(page) === null ? 'no title' : 'no title before JavaScript';
}

export const isOddLength = (title: string): boolean => {
  const length = readingLength(title);
  return length < MIN_CHARS || length > MAX_CHARS;
};

/** What a tool left may have nothing to do with the page. */
function titlePlace(page: ReadPage): string {
  const views = [page.plain.view, ...(page.rendered ? [page.rendered.view] : [])];
  const text = views.flatMap(({ blocks }) => blocks.map((block) => block.text.toLowerCase())).join('\n');
  const words =
    titleOf(page)
      ?.toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.length === 0 || words.some((word) => text.includes(word))
    ? 'title'
    : 'title, no word of which is in the text';
}

/** Which way all of them miss; `length` where some are short and others long. */
function oddWay(odd: readonly ReadPage[]): 'too-short' | 'too-long' | 'length' {
  const short = odd.filter((page) => readingLength(titleOf(page) ?? '') < MIN_CHARS).length;
  return short === 0 ? 'too-long' : short === odd.length ? 'too-short' : 'length';
}

const quoteOf = (page: ReadPage, place: string): Evidence => ({
  pageUrl: page.url,
  place,
  seen: titleOf(page) ?? lateTitleOf(page) ?? 'no title',
});
