import type { Fix } from '../../../contract/fix.ts';
import type { Heading } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { element } from '../as-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { namesThePage } from '../head/main-terms.ts';
import { subjectsOf } from '../head/title-parts.ts';
import { newTitles } from '../head/titles.ts';
import { coverAll, forCheck, htmlFix, pagesOf, takesText } from '../page-fix.ts';
import { blockPlacement, changePlacement } from '../page-placement.ts';
import { headingPlan } from './heading-plan.ts';
import { idOf } from './id-of.ts';

const CHECK = 'missing-main-heading';

/** One main heading a page: the first heading raised, surplus ones lowered, or a new one of the page's own title. */
export const mainHeadingFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const fixes = pagesOf(input, CHECK).flatMap((page) => fixFor(input, page) ?? []);
    return forCheck(CHECK, fixes, coverAll(input, CHECK, fixes));
  },
};

function fixFor(input: FixInput, page: ReadPage): Fix | null {
  if (!takesText(page)) return null;
  const changed = headingPlan(input, page).filter(({ heading, level }) => (heading.level === 1) !== (level === 1));
  if (changed.length > 0) {
    return htmlFix(input, page, {
      kind: 'heading',
      placement: changePlacement(input, page, 'in place of the same heading of another level; styles keep its look'),
      content: changed
        .map(({ heading, level }) =>
          element(`h${level}`, { id: level === 1 ? null : idFor(page, heading) }, heading.text),
        )
        .join('\n'),
      action: 'instead',
      replaces: changed.map(({ heading }) => element(`h${heading.level}`, {}, heading.text)).join('\n'),
    });
  }
  const hasMain = (view: ReadPage['plain']['view']) =>
    view.headings.some(({ level, text }) => level === 1 && text !== '');
  // A script writes one later: what is missing is the page in the HTML as served.
  if (hasMain(contentView(page)) || (page.rendered && hasMain(page.rendered.view))) return null;
  const title = (newTitles(input).get(page.url) ?? page.plain.view.titles[0] ?? '').split(/\s+[|–—]\s+/)[0]?.trim();
  const text = [title ?? '', ...subjectsOf(input, page)].find((one) => one !== '' && namesThePage(input, page, one));
  if (!text) return null;
  return htmlFix(input, page, {
    kind: 'heading',
    placement: blockPlacement(input, page, 'at the top of the text'),
    content: element('h1', {}, text),
    certainty: 'likely',
    action: 'main-start',
  });
}

/** A chapter can be linked to; null where it can be already, or nobody could tell which is meant. */
function idFor({ plain: { view } }: ReadPage, { id, text }: Heading): string | null {
  const made = idOf(text);
  return id || made === '' || view.ids.includes(made) ? null : made;
}
