import { BULLET, typedRuns } from '../../checks/semantics/text-made-lists.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { asHtml, element } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { evidenceOf, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';

const CHECK = 'text-made-lists';
/** Elements that hold nothing but their lines. */
const PLAIN = new Set(['p', 'div', 'span']);

/** Lists typed with dashes and dots as real ones. Tables are left alone: which of their cells name the others is a matter of sense. */
export const fakeListFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const lists = pagesOf(input, CHECK).flatMap((page) => listsOn(page).map((list) => ({ page, ...list })));
    const fixes = lists.map(({ page, now, html }) =>
      htmlFix(input, page, {
        kind: 'html',
        placement: changePlacement(input, page, 'in place of the lines that are typed as a list'),
        content: html,
        action: 'instead',
        replaces: now,
      }),
    );
    return forCheck(CHECK, fixes, lists.length === evidenceOf(input, CHECK).length);
  },
};

function listsOn({ plain: { view } }: ReadPage): { now: string; html: string }[] {
  const linked = new Set(view.links.map(({ block }) => view.blocks[block]));
  return typedRuns(view).flatMap(({ lines, blocks }) => {
    const isWhole = blocks.every(
      ({ tag, text }) => PLAIN.has(tag) && text.split('\n').every((line) => lines.includes(line)),
    );
    // What is linked within the lines would be lost.
    const isLinked = blocks.some((block) => linked.has(block));
    if (!isWhole || isLinked) return [];
    const isNumbered = lines.every((line) => /^\d/.test(line));
    const items = lines.map((line) => `  ${element('li', {}, wordsOf(line))}`);
    const tag = isNumbered ? 'ol' : 'ul';
    return {
      now: blocks
        .map(({ tag: own, text }) => `<${own}>${text.split('\n').map(asHtml).join('<br>')}</${own}>`)
        .join('\n'),
      html: `<${tag}>\n${items.join('\n')}\n</${tag}>`,
    };
  });
}

/** The line without its bullet or number. */
function wordsOf(line: string): string {
  const mark = BULLET.exec(line)?.[0] ?? '';
  return line.slice(Math.max(0, mark.length - 1));
}
