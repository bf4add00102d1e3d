import { startTag } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { forCheck, htmlFix, pagesOf } from '../page-fix.ts';

const CHECK = 'missing-viewport';

/** The one line of Google's guide, for all pages: https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing */
export const viewportFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const [page] = pagesOf(input, CHECK);
    // One that is there was written for the layout: how to change it is told in words.
    if (!page || page.plain.view.metas.some(({ name }) => name === 'viewport')) return [];
    const fix = htmlFix(input, null, {
      kind: 'meta-tags',
      placement:
        'In the template of all pages, before </head>. Then look at the pages on a phone: a layout of fixed width needs more than this line.',
      content: startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      action: 'head',
      language: 'zxx',
    });
    return forCheck(CHECK, [fix], true);
  },
};
