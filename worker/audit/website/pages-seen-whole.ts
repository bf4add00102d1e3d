import type { ReadPage } from './read-pages.ts';

/**
 * The pages seen as a visitor sees them. Where scripts complete the pages that a browser drew, a page of the same template that it did not
 * draw is no evidence of what is missing.
 */
export function pagesSeenWhole(pages: ReadPage[]): ReadPage[] {
  const whole = pages.filter(({ rendered, plain }) => rendered !== null || plain.view.scripts.count === 0);
  return whole.some(({ rendered }) => rendered !== null) ? whole : pages;
}
