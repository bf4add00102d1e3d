import { handleAskedFor, networkOf } from '../../../facts/profiles/social-networks.ts';
import { parsedUrl, urlParts } from '../../../website/parsed-url.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';
import { unfilledEntry } from '../listing-platforms.ts';
import { onEveryPage, type Repeated } from '../on-every-page.ts';
import { unfilledPart, unfilledTarget } from './unfilled-address.ts';

/**
 * Links to a network, or to a place of a map, in which words in capitals, tied by lines, or words that ask for a profile stand where one
 * belongs. An account may be written so too: it has something of the website's own name in it.
 */
export function unfilledLinks(pages: readonly ReadPage[]): Evidence[] {
  const own = lettersOf(
    pages.map(({ url, plain }) => `${urlParts(url).hostname} ${plain.view.titles[0] ?? ''}`).join(' '),
  );
  const isOwn = (part: string) => part.split(/[-_]/).some((word) => word.length > 2 && own.includes(lettersOf(word)));
  const found = pages.flatMap(({ url: pageUrl, plain, rendered }) =>
    (rendered ?? plain).view.links.flatMap(({ href, path, text }): Evidence[] => {
      const part = unfilledPlace(href) ?? unfilledEntry(href) ?? unfilledProfile(href);
      if (part === null || isOwn(part)) return [];
      const { paths } = (rendered ?? plain).view;
      return [{ pageUrl, place: paths[path] ?? 'a[href]', seen: text === '' ? href : `${text} → ${href}` }];
    }),
  );
  return onEveryPage(found.map((one): Repeated => [one.seen, one])).evidence;
}

const unfilledProfile = (href: string): string | null =>
  networkOf(href) === null ? null : (unfilledPart(new URL(href).pathname) ?? handleAskedFor(href));

/** "writereview?placeid=PLACE_ID": what asks for a review of no place. */
function unfilledPlace(href: string): string | null {
  const id = PLACE_ID.exec(parsedUrl(href)?.search ?? '')?.[0] ?? null;
  return id === null ? null : unfilledPart(id);
}
const PLACE_ID = /(?<=[?&](?:placeid|place_id|query_place_id))=[^&]+/;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether any link or form of the pages has such a gap in its address. */
export const hasUnfilledAddress = (pages: readonly ReadPage[]): boolean =>
  unfilledLinks(pages).length > 0 ||
  pages.some(({ url, plain, rendered }) =>
    (rendered ?? plain).view.forms.some(({ action, trial }) =>
      [action ?? '', ...(trial?.tried ?? [])].some((address) => unfilledTarget(address, url) !== null),
    ),
  );
