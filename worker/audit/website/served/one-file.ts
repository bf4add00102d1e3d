import { allText } from '../page/page-text.ts';
import { urlParts } from '../parsed-url.ts';
import type { ReadPage } from '../read-pages.ts';

/** Sent byte for byte alike, and told apart by a script alone. */
export function isToldApartByScript(one: ReadPage, other: ReadPage): boolean {
  const [a, b] = [one.plain.view, other.plain.view];
  if (a.htmlBytes !== b.htmlBytes || a.scripts.count === 0 || allText(a) !== allText(b)) return false;
  const [late, otherLate] = [one.rendered?.view, other.rendered?.view];
  return late === undefined || otherLate === undefined || allText(late) !== allText(otherLate);
}

/**
 * An app whose one file of HTML answers for all its addresses, or is to: another address was sent the same, or scripts bring the whole menu and
 * no page of another file was read. A line in its head would say of each address what is true of one.
 */
export function answersForAll(page: ReadPage, pages: readonly ReadPage[]): boolean {
  const others = pages.filter(({ plain }) => plain.finalUrl !== page.plain.finalUrl);
  if (others.some((other) => isToldApartByScript(page, other))) return true;
  return others.length === 0 && page.plain.view.scripts.count > 0 && bringsMenu(page);
}

function bringsMenu({ plain, rendered }: ReadPage): boolean {
  const { origin, pathname } = urlParts(plain.finalUrl);
  const leadsOn = ({ url }: { url: string | null }): boolean => {
    const to = url === null || !URL.canParse(url) ? null : new URL(url);
    return to !== null && to.origin === origin && to.pathname !== pathname && !FILE.test(to.pathname);
  };
  return rendered !== null && !plain.view.links.some(leadsOn) && rendered.view.links.some(leadsOn);
}

/** A leaflet to load is no page, and a page with an ending is a file of its own. */
const FILE = /\.[a-z\d]{2,5}$/i;

export const ONE_FILE =
  'One file of HTML answers for all addresses, or is to: what its head said of one address, it would say of each.';
