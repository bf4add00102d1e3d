import { hasTitleGap, leftTitles } from '../../facts/left-title.ts';
import { readingLength } from '../../website/page/page-text.ts';
import { parsedUrl } from '../../website/parsed-url.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass, passMostly } from '../check.ts';
import { shownInSearch } from '../discoverability/indexing-restrictions.ts';
import { isHabit } from '../shared/page-share.ts';
import { eachOnce, repeatingPages } from '../shared/repeated-texts.ts';

/** Shorter titles are a word ("Home"), longer ones are cut in results at about 600 pixels. No engine states a limit. */
const MIN_CHARS = 15;
const MAX_CHARS = 70;

/** Titles that are missing, repeated or left by a tool. No length is a fault: a short name may be all there is to say. */
export const weakPageTitles = defineCheck({
  id: 'weak-page-titles',
  revision: 16,
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
      repeated: 'Pages have the same title as another',
      'only-the-frame': 'Page titles appear only after JavaScript has run',
    },
  },
  why: 'Google may show the title as the headline of a search result.',
  sources: ['https://developers.google.com/search/docs/appearance/title-link'],
  judgesEachPage: true,
  needs: ['pages', 'facts'],
  causes: ['no-head', 'left-by-tool', 'repeated', 'only-the-frame'],
  run({ pages: all, facts }) {
    const isLeft = leftTitles(all, facts);
    const shown = shownInSearch(all);
    const pages = eachOnce(shown);
    // Whoever looks for a legal notice finds it by its link.
    const isJudged = ({ role }: ReadPage): boolean => role !== 'legal' || shown.every((one) => one.role === 'legal');
    const missing = pages.filter((page) => titleOf(page) === null || isLeft(titleOf(page) ?? ''));
    const repeated = repeatingPages(pages, titleInLanguage);
    const alike = repeatingPages(pages.filter(isJudged), titleInLanguage);
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
      const cause = isAllLeft ? 'left-by-tool' : missing.length === 0 ? 'repeated' : null;
      return dueTo(cause, isCommon ? fail(evidence) : partial(evidence));
    }
    const foreign = pages.filter((page) => isJudged(page) && isForeign(page));
    if (foreign.length > 0)
      return inconclusive(
        FOREIGN,
        foreign.map((page) => quoteOf(page, 'title')),
      );
    // What a browser shows, a search engine that runs scripts reads as well.
    const drawn = repeatingPages(pages, (page) => inLanguage(page, lateTitleOf(page) ?? titleOf(page)));
    if (drawn.length > 0) return inconclusive(ALIKE_DRAWN, drawn.map(drawnTitleOf));
    const across = repeatingPages(pages, titleOf);
    if (across.length > 0)
      return inconclusive(
        ALIKE_ACROSS,
        across.map((page) => quoteOf(page, 'title')),
      );
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

const FOREIGN = 'No word of a title is in the text of its page. Whether it is meant, you can tell.';
const ALIKE_ACROSS = 'Pages in different languages have the same title. Whether it fits in each, you can tell.';
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

/** Of fewer words a page may say what it is about in its pictures. */
const MIN_TEXT_WORDS = 50;

/** No word of the title is in the text of its page, as it is with what an editor or another page left there. Of scripts without blanks no word is told. */
function isForeign(page: ReadPage): boolean {
  const views = [page.plain.view, ...(page.rendered ? [page.rendered.view] : [])];
  if (views.every(({ textWords }) => textWords < MIN_TEXT_WORDS)) return false;
  const text = plainWords(views.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n'));
  const words: string[] = plainWords(titleOf(page) ?? '').match(WORDS) ?? [];
  return words.length > 0 && words.every((word) => !text.includes(word));
}

const WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3,}/gu;

const quoteOf = (page: ReadPage, place: string): Evidence => ({
  pageUrl: page.url,
  place,
  seen: titleOf(page) ?? lateTitleOf(page) ?? 'no title',
});
