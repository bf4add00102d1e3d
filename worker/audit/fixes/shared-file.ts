import { allText } from '../website/page/page-text.ts';
import { urlParts } from '../website/parsed-url.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { isToldApartByScript } from '../website/served/one-file.ts';

const fileOf = ({ plain }: ReadPage): string => {
  const { origin, pathname } = urlParts(plain.finalUrl);
  return origin + pathname;
};

/**
 * Pages one file or template may serve beside this one: read at its path under another query, such as "/post.html?id=0" and "?id=1", or
 * sent byte for byte alike and told apart by a script alone. What names one of their addresses would be said of each.
 */
export const sharingFile = (page: ReadPage, pages: readonly ReadPage[]): ReadPage[] =>
  pages.filter(
    (other) =>
      other.plain.finalUrl !== page.plain.finalUrl &&
      (fileOf(other) === fileOf(page) || isToldApartByScript(page, other)),
  );

/** Whether one of these other pages is served with the same text: what is written into its file is the same for both. */
export const isServedAlike = (page: ReadPage, pages: readonly ReadPage[]): boolean =>
  sharingFile(page, pages).some((other) => allText(other.plain.view) === allText(page.plain.view));

/** Shorter pages may be alike and still be two. */
const SOME_TEXT_CHARS = 200;

/** Whether a page of another title holds all the same text: both are made from one file, and what is written into it may reach each. */
export function isCopied(page: ReadPage, pages: readonly ReadPage[]): boolean {
  const text = allText(page.plain.view);
  if (text.length <= SOME_TEXT_CHARS) return false;
  const [title] = page.plain.view.titles;
  return pages.some(
    ({ plain: { view, finalUrl } }) =>
      finalUrl !== page.plain.finalUrl && view.titles[0] !== title && allText(view) === text,
  );
}
