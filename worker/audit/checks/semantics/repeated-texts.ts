import type { ReadPage } from '../../inputs.ts';
import { canonicalOf } from './page-share.ts';

/** Pages whose text another page of another address has too, in the order of `pages`. */
export function repeatingPages(pages: ReadPage[], textOf: (page: ReadPage) => string | null): ReadPage[] {
  const groups = new Map<string, ReadPage[]>();
  for (const page of pages) {
    const text = textOf(page)?.trim().toLowerCase();
    if (text) groups.set(text, [...(groups.get(text) ?? []), page]);
  }
  return [...groups.values()].filter((group) => new Set(group.map(canonicalOf)).size > 1).flat();
}
