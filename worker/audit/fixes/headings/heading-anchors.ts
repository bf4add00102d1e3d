import { isAnchored, PASS_SHARE } from '../../checks/semantics/headings-without-anchors.ts';
import { isChapter } from '../../checks/shared/chapters.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { element } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { headingPlan } from './heading-plan.ts';
import { idOf } from './id-of.ts';

const CHECK = 'headings-without-anchors';
/** An id for each chapter heading that has none, made of its words. */
export const headingAnchorFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    if (!isOpen(input, CHECK)) return [];
    const chapters = (input.inputs.pages ?? []).flatMap((page) => chaptersOn(input, page));
    const pieces = chapters.flatMap(({ page, now, html }) => (html === null ? [] : [{ page, now, html }]));
    const fixes = byPlace(pieces).map(({ page, pieces: own }) =>
      htmlFix(input, page, {
        kind: 'heading',
        placement: changePlacement(input, page, 'the headings as they are, each with the id shown here'),
        content: own.map(({ html }) => html).join('\n'),
        before: own.map(({ now }) => now).join('\n'),
        action: 'attributes',
      }),
    );
    const anchored = chapters.filter((one) => one.isAnchored).length;
    return forCheck(CHECK, fixes, anchored >= chapters.length * PASS_SHARE);
  },
};

interface Chapter {
  page: ReadPage;
  now: string;
  /** null when it has an anchor, or none can be given to it. */
  html: string | null;
  isAnchored: boolean;
}

/** Chapter headings as they are once their levels are in order. */
function chaptersOn(input: FixInput, page: ReadPage): Chapter[] {
  const taken = new Set(page.plain.view.ids);
  const written = new Set<string>();
  return headingPlan(input, page)
    .filter(({ heading, level }) => isChapter(page, heading, level))
    .map(({ heading, level }) => {
      const now = element(`h${level}`, {}, heading.text);
      if (isAnchored(page, heading)) return { page, now, html: null, isAnchored: true };
      // Of two headings with the same words, nobody could tell which is meant.
      const id = written.has(heading.text) ? null : freeId(idOf(heading.text), taken);
      written.add(heading.text);
      if (id === null) return { page, now, html: null, isAnchored: false };
      taken.add(id);
      return { page, now, html: element(`h${level}`, { id }, heading.text), isAnchored: true };
    });
}

function freeId(id: string, taken: ReadonlySet<string>): string | null {
  if (id === '') return null;
  for (let count = 1; ; count++) {
    const one = count === 1 ? id : `${id}-${count}`;
    if (!taken.has(one)) return one;
  }
}
