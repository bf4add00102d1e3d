import { causeOf } from '../../advice/index.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { startTag } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { coverAll, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { headPlacement } from '../placement.ts';

const CHECK = 'missing-viewport';

/** Share of the text beyond the screen of a phone. */
const MAX_BEYOND = 0.05;

const LOOK = 'Then look at the pages on a phone: a layout of fixed width needs more than this line.';

/** The one line of Google's guide: https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing */
export const viewportFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    // A layout of fixed width looks worse with this line: it is offered where a browser of ours tried it on the home page.
    const isTried = input.results.some((one) => one.check.id === CHECK && causeOf(one) === 'line-suffices');
    if (!isTried || (input.inputs.phone.layout?.textBeyond ?? 0) > MAX_BEYOND) return [];
    // One that is there was written for the layout: how to change it is told in words.
    const without = pagesOf(input, CHECK).filter(
      ({ plain, rendered }) =>
        ![plain.view, rendered?.view].some((view) => view?.metas.some(({ name }) => name === 'viewport')),
    );
    const fixFor = (page: ReadPage | null, placement: string) =>
      htmlFix(input, page, {
        kind: 'meta-tags',
        placement: `${placement} ${LOOK}`,
        content: startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        action: 'head',
        language: 'zxx',
      });
    if (without.length === (input.inputs.pages ?? []).length)
      return forCheck(
        CHECK,
        without.length > 0 ? [fixFor(null, 'In the template of all pages, before </head>.')] : [],
        true,
      );
    const fixes = without
      .filter(({ role }) => role === 'home')
      .map((page) => fixFor(page, headPlacement(input, page, null)));
    return forCheck(CHECK, fixes, coverAll(input, CHECK, fixes));
  },
};
