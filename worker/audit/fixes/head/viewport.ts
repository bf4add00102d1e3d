import { startTag } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { forCheck, htmlFix, pagesOf } from '../page-fix.ts';

const CHECK = 'missing-viewport';

/** Share of the text beyond the screen of a phone. */
const MAX_BEYOND = 0.05;

/** The one line of Google's guide, for all pages: https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing */
export const viewportFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const [page] = pagesOf(input, CHECK);
    // One that is there was written for the layout: how to change it is told in words.
    if (!page || page.plain.view.metas.some(({ name }) => name === 'viewport')) return [];
    // A layout that was seen to run off the screen needs more than this line, and looks worse with it.
    if ((input.inputs.phone.layout?.textBeyond ?? 0) > MAX_BEYOND) return [];
    const lacking = pagesOf(input, CHECK).length;
    const fix = htmlFix(input, lacking === 1 ? page : null, {
      kind: 'meta-tags',
      placement:
        lacking === 1
          ? 'On this page, before </head>. Then look at it on a phone: a layout of fixed width needs more than this line.'
          : 'In the template of all pages, before </head>. Then look at the pages on a phone: a layout of fixed width needs more than this line.',
      content: startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      action: 'head',
      language: 'zxx',
    });
    return forCheck(CHECK, [fix], true);
  },
};
