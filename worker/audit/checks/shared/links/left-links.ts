import type { PageLink } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';

/** The links of a page as served, without those that scripts give another address: who taps there is led by what the script wrote. */
export function leftLinks({ plain, rendered }: ReadPage): readonly PageLink[] {
  if (rendered === null) return plain.view.links;
  const drawn = new Set(rendered.view.links.map(({ href }) => href));
  return plain.view.links.filter(({ href }) => drawn.has(href));
}
