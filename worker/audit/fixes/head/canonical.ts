import { startTag } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { absoluteAddress, coverAll, forCheck, htmlFix, pagesOf } from '../page-fix.ts';
import { headPlacement } from '../placement.ts';
import { sharingFile } from '../shared-file.ts';

const CHECK = 'wrong-canonical';
/** Added by campaigns and counters; the page is the same without them. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga|ref)$/i;

/** Each page's own address as its canonical one. */
export const canonicalFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const pages = pagesOf(input, CHECK);
    const fixes = pages.flatMap((page) => {
      const href = absoluteAddress(input, withoutTracking(page.plain.finalUrl), page.plain.finalUrl);
      if (href === null || sharingFile(page, input.inputs.pages ?? []).length > 0) return [];
      return htmlFix(input, page, {
        kind: 'meta-tags',
        placement: headPlacement(
          input,
          page,
          page.plain.view.headLinks.some(({ rel }) => rel.split(/\s+/).includes('canonical'))
            ? 'in place of the canonical line it has now, unless the text belongs to another page on purpose'
            : null,
        ),
        content: startTag('link', { rel: 'canonical', href }),
        before:
          page.plain.view.headLinks
            .filter(({ rel }) => rel.split(/\s+/).includes('canonical'))
            .map((link) => startTag('link', { rel: link.rel, href: link.href }))
            .join('\n') || null,
        action: 'head',
      });
    });
    // A tag does not undo what the server says in a header of its own.
    const isInHeader = pages.some(({ plain }) => /rel="?canonical/i.test(plain.headers['link'] ?? ''));
    return forCheck(CHECK, fixes, !isInHeader && coverAll(input, CHECK, fixes));
  },
};

function withoutTracking(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}
