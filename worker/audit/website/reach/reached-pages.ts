import type { Target } from '../../observations.ts';
import type { ReadPage } from '../read-pages.ts';
import { ownAddress, pageKey } from '../site-address.ts';

/**
 * The pages that links lead to from the home page, over pages that were read. A page that a sitemap alone names may be left of a theme or of
 * years ago. Where no link leads from the home page to any other, as in an application, all are.
 */
export function reachedPages(pages: readonly ReadPage[], target: Target): ReadonlySet<ReadPage> {
  const [home] = pages;
  if (home === undefined) return new Set();
  const byKey = new Map(pages.flatMap((page) => [page.url, page.plain.finalUrl].map((url) => [pageKey(url), page])));
  const reached = new Set([home]);
  // A set may grow while it is gone through.
  for (const page of reached) for (const key of linkedFrom(page, target)) reached.add(byKey.get(key) ?? home);
  return reached.size === 1 ? new Set(pages) : reached;
}

/** Keys of the addresses of this website that its links lead to, in the HTML or once scripts ran. */
export const linkedFrom = (
  { plain, rendered }: ReadPage,
  target: Target,
  isMeant: (place: string) => boolean = () => true,
): ReadonlySet<string> =>
  new Set(
    [plain.view, ...(rendered ? [rendered.view] : [])].flatMap(({ links, paths, baseUrl }) =>
      links.flatMap(({ href, path }) => {
        const own = isMeant(paths[path] ?? '') ? ownAddress(href, baseUrl, target) : null;
        return own === null ? [] : [pageKey(own)];
      }),
    ),
  );

/** The frame that leads over a website. */
export const isMenu = (place: string): boolean => MENU.test(place);
const MENU = /(?:^|> )(?:nav|header)(?=[.#\s]|$)/;
