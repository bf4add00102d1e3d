import type { ReadPage } from '../website/read-pages.ts';
import { ownAddress, pageKey } from '../website/site-address.ts';
import type { FixInput } from './fix-input.ts';

/**
 * Whether the root leads on to one page while the head of the pages leads to another: which of them is the home page, to be described as the
 * business and to begin every path, its owner knows.
 */
export function isHomeInDoubt({ inputs: { target, pages } }: Pick<FixInput, 'inputs'>): boolean {
  const home = pageKey(target.homeUrl);
  const root = pageKey(target.scopeUrl);
  if (home === root || !pages) return false;
  const first = pages.flatMap((page) => firstOfHead(page, target) ?? []);
  const elsewhere = first.filter((key) => key !== home && key !== root);
  return elsewhere.length * 2 > pages.length && new Set(elsewhere).size === 1;
}

/** Where the first link of the head or the menu leads: the logo, as a rule. */
function firstOfHead({ plain, rendered }: ReadPage, target: FixInput['inputs']['target']): string | null {
  for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
    const links = view.links.filter(({ landmark }) => landmark === 'header' || landmark === 'nav');
    const [own] = links.flatMap(({ href }) => ownAddress(href, view.baseUrl, target) ?? []);
    if (own !== undefined) return pageKey(own);
  }
  return null;
}
