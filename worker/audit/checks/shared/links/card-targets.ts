import type { Price } from '../../../facts/facts.ts';
import type { Target } from '../../../observations.ts';
import { isInternal } from '../../../website/page/internal-links.ts';
import { itemsAround, type RowItem } from '../../../website/page/page-rows.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import { textKey } from '../../../website/text/plain-words.ts';

type Priced = Pick<Price, 'what' | 'asShown'>;

/**
 * Of each priced thing of a page, the pages of the website that its card leads to: by a link that names it, or by one in the smallest
 * element that holds its name and its sum. A page that several things lead to ("Order") is the page of none.
 */
export function cardTargets<One extends Priced>(
  view: PageView,
  things: readonly One[],
  target: Pick<Target, 'homeUrl' | 'aliasHost'>,
): Map<One, string[]> {
  const links = view.links.flatMap((link) => {
    const isFrame = link.landmark === 'nav' || link.landmark === 'header' || link.landmark === 'footer';
    return isFrame || link.url === null || link.url === withoutHash(view.url) || !isInternal(link.url, target)
      ? []
      : [{ ...link, url: link.url, key: textKey(link.text) }];
  });
  const keys = view.blocks.map(({ text }) => textKey(text));
  const found = things.map((thing) => {
    const name = textKey(thing.what);
    const card = name === '' ? undefined : cardOf(view, keys, thing);
    const isOn = ({ key, block }: (typeof links)[number]): boolean =>
      name !== '' && (key.includes(name) || (card !== undefined && block >= card.from && block < card.to));
    return { thing, urls: [...new Set(links.filter(isOn).map(({ url }) => url))] };
  });
  const named = new Map<string, Set<string>>();
  for (const { thing, urls } of found)
    for (const url of urls) named.set(url, (named.get(url) ?? new Set()).add(textKey(thing.what)));
  return new Map(found.map(({ thing, urls }) => [thing, urls.filter((url) => named.get(url)?.size === 1)]));
}

/** The smallest of the elements side by side that holds the sum and the name. */
function cardOf(view: PageView, keys: readonly string[], { what, asShown }: Priced): RowItem | undefined {
  const key = textKey(what);
  return view.blocks
    .flatMap(({ text }, at) => (text.includes(asShown) ? itemsAround(view, at) : []))
    .filter(({ from, to }) => keys.slice(from, to).some((one) => one.includes(key)))
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0];
}

const withoutHash = (url: string): string => url.split('#', 1).join('');

/** What addresses of one kind share: the folder and the ending, or the first word of a name that lies in none, and the names of a query. */
export function addressPattern(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const parts = pathname.split('/').filter(Boolean);
  const name = parts.pop() ?? '';
  const folder = parts.length > 0 ? parts.join('/') : name.split(/[-_.]/, 1).join();
  const ending = /\.\w{2,5}$/.exec(name)?.[0] ?? '';
  return [searchParams.size > 0 ? pathname : folder, ending, ...searchParams.keys()].join(' ');
}
