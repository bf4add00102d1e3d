import { startTag } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { coverAll, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { headPlacement } from '../placement.ts';
import { canonicalsOf, provedAddress } from '../proved-address.ts';

const CHECK = 'wrong-canonical';

/** Its own address for each page that names none. A canonical link that is there may be meant: what to do about it is told in words. */
export const canonicalFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const pages = pagesOf(input, CHECK);
    const fixes = pages.flatMap((page) => {
      const href = canonicalsOf(page).length > 0 ? null : provedAddress(input, page);
      if (href === null || /rel="?canonical/i.test(page.plain.headers['link'] ?? '')) return [];
      return htmlFix(input, page, {
        kind: 'meta-tags',
        placement: headPlacement(input, page, null),
        content: startTag('link', { rel: 'canonical', href }),
        action: 'head',
        language: 'zxx',
      });
    });
    return forCheck(CHECK, fixes, coverAll(input, CHECK, fixes));
  },
};
