import { listedUpTo, pageWords } from '../../wording/words.ts';
import { startTag } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { forCheck, htmlFix, pagesOf } from '../page-fix.ts';

const CHECK = 'missing-viewport';
const MAX_NAMED = 5;

/** The one line of Google's guide, for all pages: https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing */
export const viewportFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const [page] = pagesOf(input, CHECK);
    // One that is there was written for the layout: how to change it is told in words.
    if (!page || page.plain.view.metas.some(({ name }) => name === 'viewport')) return [];
    const lacking = pagesOf(input, CHECK);
    const isEverywhere = lacking.length === (input.inputs.pages?.length ?? 0);
    const home = input.inputs.target.homeUrl;
    const where = isEverywhere
      ? 'In the template of all pages'
      : `Only in the HTML of ${listedUpTo(
          lacking.map(({ url }) => pageWords(url, home)),
          MAX_NAMED,
        )}; the others have it`;
    const fix = htmlFix(input, null, {
      kind: 'meta-tags',
      placement: `${where}: before </head>. Then look at it on a phone: a layout of fixed width needs more than this line.`,
      content: startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      action: 'head',
      language: 'zxx',
    });
    return forCheck(CHECK, [fix], true);
  },
};
