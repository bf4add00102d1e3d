import { isNetworkName } from '../../../facts/profiles/social-networks.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageLink, PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { listedUpTo } from '../../../wording/words.ts';
import type { Evidence } from '../../check.ts';
import { onEveryPage, type Repeated } from '../on-every-page.ts';
import { type EmptyLink, emptyLinks, evidenceOf, NO_ADDRESS } from './broken-links.ts';

/** One or two may lead to the top of the page. */
const MIN_IN_ROW = 3;

/**
 * Where rows of links stand without an address beside a legal text that has none, all of them by page: whoever reads of the one alone takes all
 * others for sound. An entry that unfolds others which lead somewhere is left out.
 */
export function emptyBeside(pages: readonly ReadPage[], legal: readonly Evidence[]): Evidence[] {
  const places = new Set(legal.map(({ place }) => place));
  const rows = pages.flatMap((page): Evidence[] => {
    const entries = emptyLinks([page]).filter((one) => isEntry(one) || places.has(evidenceOf(page, one.link).place));
    const names = (links: readonly EmptyLink[]) => [...new Set(links.map(({ link }) => link.text.slice(0, MAX_NAME)))];
    const inRows = [...Map.groupBy(entries, ({ link, view }) => placeOf(view, link.path)).values()]
      .filter((row) => names(row).length >= MIN_IN_ROW)
      .flat();
    const isTold = entries.some((one) => places.has(evidenceOf(page, one.link).place));
    if (!isTold || inRows.every((one) => places.has(evidenceOf(page, one.link).place))) return [];
    const all = entries.filter((one) => inRows.includes(one) || places.has(evidenceOf(page, one.link).place));
    const listing = listedUpTo(
      names(all).map((name) => `“${name}”`),
      MAX_NAMES,
    );
    return [
      {
        pageUrl: page.url,
        place: 'links without an address',
        seen: `no address behind these links: ${listing}`,
      },
    ];
  });
  return onEveryPage(rows.map((one): Repeated => [one.seen, one])).evidence;
}
const MAX_NAMES = 8;
const MAX_NAME = 40;

const isEntry = ({ link, view }: EmptyLink): boolean =>
  /\p{L}{3}/u.test(link.text) && !link.text.includes('[') && !isNetworkName(link.text) && !unfoldsSome(link, view);

/** Whether links that stand below the entry lead somewhere: they follow it one by one, each deeper than it stands. */
function unfoldsSome(link: PageLink, view: PageView): boolean {
  const around = placeOf(view, link.path).replace(/ > [^>]*$/, ' > ');
  for (const other of view.links.slice(view.links.indexOf(link) + 1)) {
    const place = placeOf(view, other.path);
    if (!place.startsWith(around) || !place.slice(around.length).includes(' > ')) return false;
    if (!NO_ADDRESS.has(other.href.trim())) return true;
  }
  return false;
}
