import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../../check.ts';
import type { ReadPage } from '../../inputs.ts';

/** Skips a page on average: one or two are slips of a template, more make the outline useless. */
const MAX_PARTIAL = 2;

/** Headings that go more than one level deeper at once. Going back up is fine, and so is starting below h1. */
export const skippedHeadingLevels = defineCheck({
  id: 'skipped-heading-levels',
  revision: 1,
  category: 'semantics',
  strength: 'B',
  catalogue: ['heading-order'],
  title: {
    pass: 'Your headings form an outline',
    partial: 'Some headings skip a level',
    fail: 'Your headings skip levels so often that they form no outline',
  },
  why: 'Levels say what belongs to what. In a study of 1,702 citations, clean structure went with being cited; a link, not a proof.',
  sources: ['https://arxiv.org/abs/2509.10762', 'https://www.w3.org/WAI/tutorials/page-structure/headings/'],
  needs: ['pages'],
  run({ pages }) {
    const judged = pages.filter((page) => visibleHeadings(page).length >= 2);
    if (judged.length === 0) return notApplicable('No page read has two headings.');
    const skips = judged.flatMap(skipsOn);
    if (skips.length === 0) return pass();
    return skips.length <= judged.length * MAX_PARTIAL ? partial(skips) : fail(skips);
  },
});

const visibleHeadings = ({ plain }: ReadPage) =>
  plain.view.headings.filter(({ hidden, text }) => !hidden && text !== '');

function skipsOn(page: ReadPage): Evidence[] {
  const headings = visibleHeadings(page);
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1];
    if (!before || heading.level <= before.level + 1) return [];
    return {
      pageUrl: page.url,
      place: `h${before.level} to h${heading.level}`,
      seen: `${before.text} → ${heading.text}`,
    };
  });
}
