import { hasCanonical } from '../../website/canonicals.ts';
import { isIndexFile } from '../../website/second-form.ts';
import { startTag } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { coverAll, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { headPlacement } from '../placement.ts';
import { provedAddress } from '../proved-address.ts';

const CHECK = 'wrong-canonical';

/**
 * Its own address for each page that names none. A canonical link that is there may be meant, and one that a script writes would be
 * written over: what to do about them is told in words. Most servers answer at the folder of an index file, too: which of the two is
 * meant only the owner knows, and a canonical link to one that leads on to the other would go in a circle.
 */
export const canonicalFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const pages = pagesOf(input, CHECK);
    const fixes = pages.flatMap((page) => {
      const href = [page, page.asRendered()].some(hasCanonical) ? null : provedAddress(input, page);
      if (href === null || isIndexFile(href)) return [];
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
