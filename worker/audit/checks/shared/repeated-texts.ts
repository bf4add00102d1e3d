import type { Facts } from '../../facts/facts.ts';
import { allText, mainText } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { resemblance, shinglesOf } from '../../website/text/shingles.ts';
import { canonicalOf } from './page-share.ts';

/** Pages whose text another page of another address has too, in the order of `pages`. */
export function repeatingPages(pages: ReadPage[], textOf: (page: ReadPage) => string | null): ReadPage[] {
  const groups = new Map<string, ReadPage[]>();
  for (const page of pages) {
    const text = textOf(page)?.trim().toLowerCase();
    if (text) groups.set(text, [...(groups.get(text) ?? []), page]);
  }
  return (
    [...groups.values()]
      .map(eachOnce)
      .filter((group) => group.length > 1)
      // The text was mostly written for the home page, and copied with it.
      .flatMap((group) => [
        ...group.filter(({ role }) => role !== 'home'),
        ...group.filter(({ role }) => role === 'home'),
      ])
  );
}

/** Each page once, of whatever addresses: the first of them. */
export const eachOnce = (pages: readonly ReadPage[]): ReadPage[] =>
  pages.filter((page, at) => !pages.slice(0, at).some((earlier) => isOnePage(earlier, page)));

/** Whether it is another page with something chosen behind a "?", an order or a filter, and served with the same text. */
export const isViewOfAnother = (page: ReadPage, pages: readonly ReadPage[]): boolean =>
  page.url.includes('?') && pages.some((other) => other.url === pathOf(page) && isOnePage(other, page));

/** Of each view: goes with it. Titles and descriptions are compared one after the other. */
const known = new WeakMap<PageView, Set<number>>();

function mainShingles(view: PageView): Set<number> {
  const shingles = known.get(view) ?? shinglesOf(mainText(view));
  known.set(view, shingles);
  return shingles;
}

/** Copies share nearly all, pages of one template little more than their frame. */
const ALIKE = 0.3;

/**
 * Addresses of one page name the same canonical one, or differ in what stands behind the "?" alone (a search, a filter, an order), and say the same;
 * either alone makes no copy.
 */
function isOnePage(one: ReadPage, other: ReadPage): boolean {
  if (isOneFile(one, other)) return true;
  if (canonicalOf(one) !== canonicalOf(other) && pathOf(one) !== pathOf(other)) return false;
  return isAlike(one.plain.view, other.plain.view) && !isFilledApart(one, other);
}

function isAlike(one: PageView, other: PageView): boolean {
  const [first, second] = [mainShingles(one), mainShingles(other)];
  return !first.size || !second.size || resemblance(first, second) >= ALIKE;
}

/** One file that a script fills with a page of its own for each address: what is served for them is the same, and they are not. */
const isFilledApart = (one: ReadPage, other: ReadPage): boolean =>
  one.rendered !== null && other.rendered !== null && !isAlike(one.rendered.view, other.rendered.view);

const pathOf = ({ url }: ReadPage): string => url.replace(/[?#].*$/, '');

/** "/tours", "/tours/", "/tours.html" and "/tours/index.html". */
const fileOf = (page: ReadPage): string => pathOf(page).replace(/(?:\/index)?(?:\.(?:html?|php|aspx?))?\/?$/i, '');

/** Two spellings of one address, answered with the same bytes, of which scripts make nothing else. */
export function isOneFile(one: ReadPage, other: ReadPage): boolean {
  const [first, second] = [one.plain.view, other.plain.view];
  if (fileOf(one) !== fileOf(other) || first.htmlBytes !== second.htmlBytes) return false;
  const [shown, otherShown] = [one.rendered?.view, other.rendered?.view];
  const isShownAlike = !shown || !otherShown || allText(shown) === allText(otherShown);
  return isShownAlike && allText(first) === allText(second);
}

/** Fewer characters stand in a review by chance. */
const MIN_REVIEW_CHARS = 25;

/** What customers wrote is shown where it proves something, and collected on a page of its own. */
export function isReviewIn({ reviews }: Pick<Facts, 'reviews'>): (text: string) => boolean {
  const told = reviews.map(({ value }) => textKey(value.text)).filter((key) => key.length >= MIN_REVIEW_CHARS);
  return (text) => {
    const key = textKey(text);
    return key.length >= MIN_REVIEW_CHARS && told.some((review) => review.includes(key) || key.includes(review));
  };
}

/** Ingredients, weights and prices are no running text: two things of one maker have most of theirs in common. */
export const isData = ({ text, words }: { text: string; words: number }): boolean =>
  (text.match(/,\s|;/g)?.length ?? 0) * MIN_WORDS_OF_PART >= words ||
  (text.match(/(?:^|[\s(])\d/g)?.length ?? 0) * 4 >= words;
/** What stands between two commas of a sentence is longer on average. */
const MIN_WORDS_OF_PART = 3;
