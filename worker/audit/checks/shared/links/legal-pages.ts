import type { ReadPage } from '../../../website/read-pages.ts';
import { pageKey } from '../../../website/site-address.ts';
import type { CheckInputs } from '../../inputs.ts';

const IN_FOOTER = /(?:^| > )footer(?:[#.][^>]*)? > /;

/**
 * Legal pages in any language: known by their words or as a policy, or of no known kind and linked from the home page in the row of its footer that
 * holds one of those, and nowhere else.
 */
export function legalPages(
  pages: readonly ReadPage[],
  { policies }: CheckInputs['facts'],
): (page: ReadPage) => boolean {
  const known = new Set([
    ...pages.flatMap(({ url, role }) => (role === 'legal' ? [pageKey(url)] : [])),
    ...policies.flatMap(({ value: { url } }) => (url.includes('#') ? [] : [pageKey(url)])),
  ]);
  const view = pages.find(({ role }) => role === 'home')?.plain.view;
  const rows = (view?.links ?? []).map(({ url, path }) => ({
    to: url === null || !URL.canParse(url) ? null : pageKey(url),
    row: view?.paths[path] ?? '',
  }));
  const ofLegal = new Set(
    rows.flatMap(({ to, row }) => (to !== null && known.has(to) && IN_FOOTER.test(row) ? row : [])),
  );
  return ({ url, role }) => {
    if (known.has(pageKey(url))) return role === 'legal' || role === 'other';
    const own = rows.filter(({ to }) => to === pageKey(url));
    return role === 'other' && own.length > 0 && own.every(({ row }) => ofLegal.has(row));
  };
}
