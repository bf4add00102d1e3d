import { counted } from '../wording/words.ts';

/** "on the home page", "on /prices" */
export function onPage(url: string): string {
  const { pathname } = new URL(url);
  return `on ${pathname === '/' ? 'the home page' : pathname}`;
}

/** What a list is of. */
export type ListNoun = 'price' | 'thing';

/** What a page shows in other words than its markup. */
const TOLD_BY_MARKUP = { price: 'prices', thing: 'names of what is on offer' };

/** A page with less is one of several, each about one thing. */
const LISTED = 3;

/** What tells a list: "6 prices on /prices". `here`: entries on that page; `all`: on any. */
export function listPlace(noun: ListNoun, pageUrl: string, { here, all }: { here: number; all: number }): string {
  if (all === 0) return `${TOLD_BY_MARKUP[noun]} ${onPage(pageUrl)}`;
  if (noun === 'price') return `${counted(here, 'price')} ${onPage(pageUrl)}`;
  return here < LISTED
    ? `names of ${counted(all, 'thing')} on offer on your pages`
    : `names of ${here} things on offer ${onPage(pageUrl)}`;
}
