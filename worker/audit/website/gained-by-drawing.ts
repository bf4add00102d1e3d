import type { ReadPage } from './read-pages.ts';

/**
 * Whether a page that no browser drew may have what its HTML lacks: its scripts never ran, and a page of the website that was drawn has it
 * from them. Templates are shared, so this page is not measured rather than without it.
 */
export const mayGainIt = (
  page: ReadPage,
  pages: readonly ReadPage[],
  isGained: (drawn: ReadPage) => boolean,
): boolean =>
  page.rendered === null &&
  page.plain.view.scripts.count > 0 &&
  pages.some((other) => other.rendered !== null && isGained(other));
