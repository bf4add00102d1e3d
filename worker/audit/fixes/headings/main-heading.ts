import { mainBlocks } from '../../website/page/page-text.ts';
import type { Heading, PageView } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { element } from '../as-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { callsThePage, namesThePage } from '../head/main-terms.ts';
import { hasOwnWords } from '../own-words.ts';
import { coverAll, forCheck, htmlFix, pagesOf, takesText } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { isServedAlike } from '../shared-file.ts';

const CHECK = 'missing-main-heading';

/** The heading a page without a main one plainly opens with, raised. Which of several main headings stays, its owner knows. */
export const mainHeadingFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const fixes = pagesOf(input, CHECK)
      .filter(hasOwnWords)
      .flatMap((page) => {
        const heading = openingHeading(input, page);
        if (heading === null) return [];
        return htmlFix(input, page, {
          kind: 'heading',
          placement: changePlacement(
            input,
            page,
            `make the h${heading.level} of these words an h1; its attributes and what stands inside it stay`,
          ),
          content: element('h1', {}, heading.text),
          action: 'instead',
          replaces: element(`h${heading.level}`, {}, heading.text),
        });
      });
    return forCheck(CHECK, fixes, coverAll(input, CHECK, fixes));
  },
};

/** A line above a heading is its label; more is text. */
const MAX_LABEL_WORDS = 8;

/** "Leave us a review, too!": a sentence to visitors, though it holds the name of the page. */
const SPEAKS = /[.!?…。！？]\s*$/;

/** What unfolds or leads somewhere: the heading is a label of that, and of nothing on the page. */
const WORKED = /(?:^|> )(?:a|button|nav|summary|label)(?![\w-])/;
const isWorked = ({ blocks, paths }: PageView, { block }: Heading): boolean =>
  WORKED.test(paths[blocks[block]?.path ?? -1] ?? '');

/**
 * The heading that stands above all text and all other headings of the page, and says what the page is about: a greeting is no name for
 * it, and one of several of a level opens a part, as does one whose parts would then lie two levels below it. null where a script writes a main heading later.
 */
function openingHeading(input: FixInput, page: ReadPage): Heading | null {
  const { view } = page.plain;
  // One without words is to be filled: beside it, a second would stand.
  const views = [view, contentView(page), ...(page.rendered ? [page.rendered.view] : [])];
  if (views.some(({ headings }) => headings.some(({ level }) => level === 1))) return null;
  if (!takesText(page) || isServedAlike(page, input.inputs.pages ?? [])) return null;
  const isContent = ({ block }: Heading) => ['main', null].includes(view.blocks[block]?.landmark ?? null);
  const [first, ...others] = view.headings.filter(({ hidden, text, block }) => !hidden && text !== '' && block >= 0);
  if (
    !first ||
    !isContent(first) ||
    SPEAKS.test(first.text) ||
    isWorked(view, first) ||
    others.some(({ level }) => level <= first.level)
  )
    return null;
  // Raised by a level, it would leave the next one two below itself.
  if (others[0]?.level === first.level + 1 && first.level > 1) return null;
  const hasTextAbove = mainBlocks(view).some(
    (block) => view.blocks.indexOf(block) < first.block && countWords(block.text) > MAX_LABEL_WORDS,
  );
  const isName = namesThePage(input, page, first.text) && callsThePage(input, page, first.text);
  return !hasTextAbove && isName ? first : null;
}
