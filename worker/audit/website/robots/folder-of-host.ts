import type { Target } from '../../observations.ts';

/**
 * Whether the website stands in a folder of a host ("inn.github.io/bakery/"): robots.txt counts at the root of the host alone, which may
 * belong to somebody else.
 * Source: https://www.rfc-editor.org/rfc/rfc9309#section-2.3
 */
export const isFolderOfHost = ({ scopeUrl }: Pick<Target, 'scopeUrl'>): boolean => new URL(scopeUrl).pathname !== '/';
