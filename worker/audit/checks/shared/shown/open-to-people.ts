import type { FactSource } from '../../../facts/facts.ts';
import { allText, visibleText } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';

/** Shown at first, as far as a browser was asked: what a page folds away may be opened by a click, or by nobody. */
export function isOpenToPeople({ pageUrl, seen }: FactSource, pages: readonly ReadPage[]): boolean {
  const drawn = pages.find(({ url }) => url === pageUrl)?.rendered?.view;
  return drawn === undefined || visibleText(drawn).includes(seen) || !allText(drawn).includes(seen);
}
