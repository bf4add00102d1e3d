import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { misspeltAddress } from '../../../website/unasked/misspelt-address.ts';
import type { Evidence } from '../../check.ts';
import { onEveryPage, type Repeated } from '../on-every-page.ts';

/** Links whose address no browser opens as it begins, each with the pages that hold it. */
export const misspeltLinks = (pages: readonly ReadPage[]): Evidence[] =>
  onEveryPage(
    pages.flatMap(({ url: pageUrl, plain, rendered }) =>
      (rendered ?? plain).view.links.flatMap((link): Repeated[] => {
        const slip = link.hidden ? null : misspeltAddress(link);
        return slip === null
          ? []
          : [
              [
                link.href,
                {
                  pageUrl,
                  place: `link to ${link.href.trim()}`.slice(0, 300),
                  seen: `no address begins with “${slip.beginning}”`,
                },
              ],
            ];
      }),
    ),
  ).evidence;

/** The first of them in any reading of a page, shown or not: what it was meant to lead to may be what was not found. */
export function perhapsMeant(pages: readonly ReadPage[]): Evidence | null {
  for (const { url: pageUrl, plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      const link = view.links.find((one) => misspeltAddress(one) !== null);
      if (link) return { pageUrl, place: placeOf(view, link.path), seen: link.href };
    }
  return null;
}
