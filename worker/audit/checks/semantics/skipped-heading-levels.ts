import type { Heading, PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { ALL_MAIN, isMonogram, ownLength } from '../shared/chapters.ts';
import { headingWords, UNQUOTED } from '../shared/headings/heading-words.ts';

/** Skips a page on average: one or two are slips of a template, more make the outline useless. */
const MAX_PARTIAL = 2;

/**
 * Headings that go more than one level deeper at once, long pages that have none beside their title, and pages whose headings are all
 * main ones. Going back up is fine, and
 * so is starting below h1.
 */
export const skippedHeadingLevels = defineCheck({
  id: 'skipped-heading-levels',
  revision: 10,
  category: 'semantics',
  strength: 'B',
  catalogue: ['heading-order'],
  title: {
    pass: 'Outside menus and footers, headings that show at first skip no level on the pages read',
    fail: 'Headings skip a level',
    causes: {
      'no-headings': 'Long pages have no headings within their text',
      'all-main': 'Headings of a page all have one and the same rank',
    },
  },
  why: 'Headings and their levels say what belongs to what. In a study of 1,702 citations, clean structure went with being cited; a link, not a proof.',
  sources: ['https://arxiv.org/abs/2509.10762', 'https://www.w3.org/WAI/tutorials/page-structure/headings/'],
  needs: ['pages'],
  causes: ['no-headings', 'all-main'],
  run({ pages }) {
    const lengthOf = ownLength(pages);
    const isLong = (page: ReadPage) => lengthOf(page) >= MIN_FLAT_CHARS && !isFolded(page);
    const judged = pages.filter((page) => visibleHeadings(page).length >= 2 && !isLevel(page));
    const flat = pages
      .filter((page) => page.role !== 'legal' && !judged.includes(page) && (isLevel(page) || isLong(page)))
      .map((page) => flatPage(page, lengthOf(page)));
    if (judged.length + flat.length === 0) return notApplicable('No page read has headings that could skip a level.');
    const skips = [...flat, ...judged.flatMap(skipsOn)];
    if (skips.length === 0) return pass();
    const isPartial = judged.length > 0 && flat.length <= judged.length && skips.length <= judged.length * MAX_PARTIAL;
    const cause = causeOf(flat, skips);
    // A page without headings jumps over none: beside pages that do it is not listed.
    const listed = skips.filter((one) =>
      cause === 'all-main' ? isAllMain(one) : cause !== null || !flat.includes(one),
    );
    // Whoever mends levels is to find those of a footer, too: any test of accessibility counts them.
    const rows = cause === null ? [...listed, ...judged.flatMap(skipsOutside)] : listed;
    const all = rows.toSorted((a, b) => Number(UNQUOTED.test(a.seen)) - Number(UNQUOTED.test(b.seen)));
    return dueTo(cause, isPartial ? partial(all) : fail(all));
  },
});

function causeOf(flat: readonly Evidence[], skips: readonly Evidence[]): 'no-headings' | 'all-main' | null {
  if (flat.length < skips.length) return null;
  return flat.some(isAllMain) ? 'all-main' : 'no-headings';
}

/** Beside pages whose headings all have one rank, one without any is told with the pages that want dividing. */
const isAllMain = ({ place }: Evidence): boolean => place.endsWith(ALL_MAIN);

/** About 600 words: with fewer, some page can do without. */
const MIN_FLAT_CHARS = 3_600;

/** What folds open is divided by the lines one clicks on. */
const isFolded = ({ plain }: ReadPage): boolean =>
  plain.view.blocks.filter(({ tag }) => tag === 'summary' || tag === 'dt').length >= 2;

const visibleHeadings = ({ plain }: ReadPage) => shownIn(plain.view);
const shownIn = ({ headings }: PageView) =>
  headings.filter(({ hidden, text }) => !hidden && text !== '' && !isMonogram({ text }));

/** Many headings, all of them main ones: nothing belongs to anything. */
const isLevel = (page: ReadPage): boolean => {
  const headings = visibleHeadings(page);
  return headings.length >= MANY_HEADINGS && headings.every(({ level }) => level === 1);
};
const MANY_HEADINGS = 4;

function flatPage(page: ReadPage, chars: number): Evidence {
  return {
    pageUrl: page.url,
    place: isLevel(page) ? `${visibleHeadings(page).length} ${ALL_MAIN}` : `${chars} characters of text`,
    seen: visibleHeadings(page)[0]?.text ?? 'no heading at all',
  };
}

/** The columns of a footer and the boxes of a menu have a size of their own, and belong to no passage. */
const OUTSIDE = new Set<TextBlock['landmark']>(['nav', 'footer']);

/** Those as served that a browser shows too: what scripts write may stand between the two. */
const skipsOn = (page: ReadPage): Evidence[] => skipsBy(page, skipsIn);

/** The same up to a heading of a menu or footer, whatever stands before it. */
const skipsOutside = (page: ReadPage): Evidence[] => skipsBy(page, skipsToOutside);

function skipsBy({ url, plain, rendered }: ReadPage, skips: (view: PageView) => Skip[]): Evidence[] {
  const drawn = rendered ? new Set(skips(rendered.view).map(textsOf)) : null;
  return skips(plain.view)
    .filter((skip) => drawn === null || drawn.has(textsOf(skip)))
    .map((skip) => ({ pageUrl: url, ...told(plain.view, skip) }));
}

const textsOf = ([before, heading]: Skip): string => `${before.text} → ${heading.text}`;

const isOutside = (view: PageView, { block }: Heading): boolean => OUTSIDE.has(view.blocks[block]?.landmark ?? null);

const skipsIn = (view: PageView): Skip[] => skipsAmong(shownIn(view).filter((heading) => !isOutside(view, heading)));

const skipsToOutside = (view: PageView): Skip[] =>
  skipsAmong(shownIn(view)).filter(([, heading]) => isOutside(view, heading));

type Skip = [before: Heading, heading: Heading];

const told = (view: PageView, [before, heading]: Skip): Pick<Evidence, 'place' | 'seen'> => ({
  place: `h${before.level} to h${heading.level}`,
  seen: `${headingWords(view, before)} → ${headingWords(view, heading)}`,
});

function skipsAmong(headings: readonly Heading[]): Skip[] {
  return headings.flatMap((heading, index): Skip[] => {
    const before = headings[index - 1];
    return before && heading.level > before.level + 1 ? [[before, heading]] : [];
  });
}
