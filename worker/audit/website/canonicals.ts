import type { ReadPage } from './read-pages.ts';

/** Addresses a page names as its own: distinct, as written, from the document and the Link header. */
export function canonicalsOf(page: Pick<ReadPage, 'plain'>): string[] {
  const { plain } = page;
  const inDocument = elementsOf(page).map(({ href }) => href.trim());
  const inHeader = /<([^<>]*)>\s*;[^,<>]*\brel="?canonical"?/i.exec(plain.headers['link'] ?? '')?.[1];
  const all = [...inDocument, ...(inHeader === undefined ? [] : [inHeader.trim()])];
  return [...new Set(all.filter((href) => href !== ''))];
}

/** Whether it has a canonical link at all: a blank one names nothing, and no second one may stand beside it. */
export const hasCanonical = (page: ReadPage): boolean => elementsOf(page).length > 0 || canonicalsOf(page).length > 0;

const elementsOf = ({ plain }: Pick<ReadPage, 'plain'>) =>
  plain.view.headLinks.filter(({ rel }) => rel.split(/\s+/).includes('canonical'));
