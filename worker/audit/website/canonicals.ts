import type { Observations } from '../observations.ts';
import { parsedUrl } from './parsed-url.ts';
import type { ReadPage } from './read-pages.ts';
import { ownAddress } from './site-address.ts';

/** Addresses a page names as its own: distinct, as written, from the document and the Link header. */
export function canonicalsOf(page: Pick<ReadPage, 'plain'>): string[] {
  const { plain } = page;
  const inDocument = elementsOf(page).map(({ href }) => href.trim());
  const inHeader = /<([^<>]*)>\s*;[^,<>]*\brel="?canonical"?/i.exec(plain.headers['link'] ?? '')?.[1];
  const all = [...inDocument, ...(inHeader === undefined ? [] : [inHeader.trim()])];
  return [...new Set(all.filter((href) => href !== ''))];
}

const elementsOf = ({ plain }: Pick<ReadPage, 'plain'>) =>
  plain.view.headLinks.filter(({ rel }) => rel.split(/\s+/).includes('canonical'));

/**
 * The address a page names as its own where only a stroke at its end tells it from the one it was read at: most servers lead on from one of the
 * two, and a canonical link to that one contradicts every list of the pages. null where it names another, or exactly its own.
 */
export function strokeApart(page: ReadPage, target: Observations['target']): string | null {
  const { finalUrl, view } = page.plain;
  const read = parsedUrl(finalUrl)?.pathname ?? '';
  const isApart = (href: string): boolean => {
    const path = parsedUrl(ownAddress(href, view.baseUrl, target) ?? '')?.pathname;
    return path !== undefined && path !== read && withoutStroke(path) === withoutStroke(read);
  };
  return canonicalsOf(page).find(isApart) ?? null;
}

const withoutStroke = (path: string): string => path.replace(/\/$/, '');
