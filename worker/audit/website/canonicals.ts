import type { ReadPage } from './read-pages.ts';

/** Addresses a page names as its own: distinct, as written, from the document and the Link header. */
export function canonicalsOf({ plain }: ReadPage): string[] {
  const inDocument = plain.view.headLinks
    .filter(({ rel }) => rel.split(/\s+/).includes('canonical'))
    .map(({ href }) => href.trim());
  const inHeader = /<([^<>]*)>\s*;[^,<>]*\brel="?canonical"?/i.exec(plain.headers['link'] ?? '')?.[1];
  const all = [...inDocument, ...(inHeader === undefined ? [] : [inHeader.trim()])];
  return [...new Set(all.filter((href) => href !== ''))];
}
