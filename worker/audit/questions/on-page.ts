/** "on the home page", "on /prices" */
export function onPage(url: string): string {
  const { pathname } = new URL(url);
  return `on ${pathname === '/' ? 'the home page' : pathname}`;
}

/** What a list is of. */
export type ListNoun = 'price' | 'thing';

const LISTED: Record<ListNoun, string> = { price: 'prices', thing: 'names of what is on offer' };

/** A page with less is one of several, each about one thing. */
const ENOUGH = 3;

/** What tells a list: "prices on /prices". `here`: entries on that page. How many there are, a page may show otherwise. */
export const listPlace = (noun: ListNoun, pageUrl: string, here: number): string =>
  `${LISTED[noun]} ${noun === 'price' || here >= ENOUGH ? onPage(pageUrl) : 'on your pages'}`;
