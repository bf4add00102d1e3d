import type { Observations } from '../../../observations.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import { ownAddress, pageKey } from '../../../website/site-address.ts';

interface Linking {
  url: string;
  plain: { view: PageView | null };
  rendered: { view?: PageView | null } | null;
}

/**
 * The places on a page that links to an address name, as "contact" of "/home/#contact": the address is no page of that subject then. Empty where
 * one of them names none, and where a script reads what stands behind the "#".
 */
export function placesNamed(url: string, pages: readonly Linking[], target: Observations['target']): string[] {
  const key = pageKey(url);
  const named = pages
    .flatMap(({ plain, rendered }) => [plain.view, rendered?.view])
    .flatMap((view) =>
      view ? view.links.map(({ href }) => ({ href, address: ownAddress(href, view.baseUrl, target) })) : [],
    )
    .filter(({ address }) => address !== null && pageKey(address) === key)
    .map(({ href }) => PLACE.exec(href)?.[1] ?? null);
  const places = named.filter((one) => one !== null);
  return places.length === named.length ? [...new Set(places)] : [];
}

const PLACE = /#([^\s/!#][^\s#]*)\s*$/;

/** Where such a place stands after all, as "/#contact"; null where no page read has it. */
export function placeThatStands(places: readonly string[], pages: readonly Linking[]): string | null {
  for (const { url, plain, rendered } of places.length > 0 ? pages : [])
    for (const view of [plain.view, rendered?.view]) {
      const place = places.find((one) => view?.ids.includes(one));
      if (place !== undefined) return `${URL.parse(url)?.pathname ?? ''}#${place}`;
    }
  return null;
}
