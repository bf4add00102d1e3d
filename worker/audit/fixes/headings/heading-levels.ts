import { element } from '../escape-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { headingPlan } from './heading-plan.ts';

const CHECK = 'skipped-heading-levels';

/** Headings of the level that follows the one above them: "this h4 becomes an h3". */
export const headingLevelFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const pages = pagesOf(input, CHECK);
    const levelsOf = levelsByHeading(input);
    const pieces = pages.flatMap((page) =>
      headingPlan(input, page)
        .filter(({ heading, level }) => level !== heading.level && level !== 1 && heading.level !== 1)
        .map(({ heading, level }) => ({
          page,
          html: element(`h${level}`, {}, heading.text),
          now: element(`h${heading.level}`, {}, heading.text),
        })),
    );
    const isSameEverywhere = ({ now }: { now: string }) => levelsOf.get(now)?.size === 1;
    const fixes = byPlace(pieces, isSameEverywhere).map(({ page, pieces: own }) =>
      htmlFix(input, page, {
        kind: 'heading',
        placement: changePlacement(
          input,
          page,
          'in place of the same headings of a lower level; styles keep their look',
        ),
        content: own.map(({ html }) => html).join('\n'),
        action: 'instead',
        replaces: own.map(({ now }) => now).join('\n'),
      }),
    );
    return forCheck(CHECK, fixes, fixes.length > 0);
  },
};

/** Levels each heading, as its page has it, would get over all pages: only with one level it can be changed in the template. */
function levelsByHeading(input: FixInput): Map<string, Set<number>> {
  const levels = new Map<string, Set<number>>();
  for (const page of input.inputs.pages ?? []) {
    for (const { heading, level } of headingPlan(input, page)) {
      const now = element(`h${heading.level}`, {}, heading.text);
      levels.set(now, (levels.get(now) ?? new Set()).add(level));
    }
  }
  return levels;
}
