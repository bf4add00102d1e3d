import type { Target } from '../../observations.ts';
import { parsedUrl } from '../parsed-url.ts';
import type { ReadPage } from '../read-pages.ts';

/**
 * Whether the website stands in a folder of a host ("inn.github.io/bakery/"): robots.txt counts at the root of the host alone, which may
 * belong to somebody else.
 * Source: https://www.rfc-editor.org/rfc/rfc9309#section-2.3
 */
export const isFolderOfHost = ({ scopeUrl }: Pick<Target, 'scopeUrl'>): boolean => new URL(scopeUrl).pathname !== '/';

/**
 * Its pictures and scripts lie outside of the folder, on the same host: the folder may be a language or a version of a website that begins
 * further up.
 */
export function mayBeginFurtherUp(home: Pick<ReadPage, 'plain'>, target: Pick<Target, 'scopeUrl'>): boolean {
  const scope = new URL(target.scopeUrl);
  const { images, scripts } = home.plain.view;
  return [...images.map(({ src }) => src), ...scripts.external].some((src) => {
    const url = src === null ? null : parsedUrl(src);
    return url !== null && url.host === scope.host && !url.pathname.startsWith(scope.pathname);
  });
}
