import type { ReadPage } from '../website/read-pages.ts';

const fileOf = ({ plain }: ReadPage): string => {
  const { origin, pathname } = new URL(plain.finalUrl);
  return origin + pathname;
};
const textOf = ({ plain: { view } }: ReadPage): string => view.blocks.map(({ text }) => text).join('\n');

/**
 * Pages read at one path under several queries, such as "/post.html?id=0" and "?id=1". One file or template may serve them all: what
 * names one of their addresses would be said of each.
 */
export function sharingFile(page: ReadPage, pages: readonly ReadPage[]): ReadPage[] {
  return pages.filter((other) => other.plain.finalUrl !== page.plain.finalUrl && fileOf(other) === fileOf(page));
}

/** Whether one of these other pages is served with the same text: what is written into its head is the same for both. */
export const isServedAlike = (page: ReadPage, pages: readonly ReadPage[]): boolean =>
  sharingFile(page, pages).some((other) => textOf(other) === textOf(page));
