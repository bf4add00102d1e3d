import type { ReadPage } from '../../website/read-pages.ts';
import { element } from '../as-html.ts';
import type { FixBuilder, FixInput } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { headingPlan, type PlannedHeading } from './heading-plan.ts';

const CHECK = 'skipped-heading-levels';

/** Headings of the level that follows the one above them: "this h4 becomes an h3". */
export const headingLevelFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    if (pagesOf(input, CHECK).length === 0) return [];
    const levelsOf = levelsByHeading(input);
    const pieces = (input.inputs.pages ?? []).flatMap((page) =>
      headingPlan(input, page).flatMap((planned) => {
        const { heading } = planned;
        const now = asItIs(planned);
        const isTemplate = isInFooter(page, planned);
        const level = isTemplate ? Math.min(...(levelsOf.get(now) ?? [planned.level])) : planned.level;
        if (level === heading.level || level === 1 || heading.level === 1) return [];
        return { page, html: element(`h${level}`, {}, heading.text), now, isTemplate };
      }),
    );
    const fixes = byPlace(pieces, ({ now, isTemplate }) => isTemplate || levelsOf.get(now)?.size === 1).map(
      ({ page, pieces: own }) =>
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

const asItIs = ({ heading }: PlannedHeading): string => element(`h${heading.level}`, {}, heading.text);

/**
 * A footer is one part for all pages, so its headings get one level: the highest any page needs. Going up is no skip, and its
 * headings go up together.
 */
const isInFooter = ({ plain: { view } }: ReadPage, { heading }: PlannedHeading): boolean =>
  view.blocks[heading.block]?.landmark === 'footer';

/** Levels each heading, as its page has it, would get over all pages: only with one level it can be changed in the template. */
function levelsByHeading(input: FixInput): Map<string, Set<number>> {
  const levels = new Map<string, Set<number>>();
  for (const page of input.inputs.pages ?? []) {
    for (const planned of headingPlan(input, page)) {
      const now = asItIs(planned);
      levels.set(now, (levels.get(now) ?? new Set()).add(planned.level));
    }
  }
  return levels;
}
