import type { FactSource, Rated, RatedFacts } from '../facts/facts.ts';
import { findPrices } from '../facts/offers/price-texts.ts';
import { piecesOf } from '../website/page/page-rows.ts';
import type { PageView } from '../website/page/page-view.ts';
import type { ReadPage } from '../website/read-pages.ts';

/** A fact that is one string, and how to find that string in what is served. */
interface Kind {
  /** As the report names it. */
  name: string;
  entries: (facts: RatedFacts) => readonly (Rated & { value: string; sources: FactSource[] })[];
  /** Whether a served text holds it, however it is written there. */
  isIn: (text: string, value: string) => boolean;
}

/** A country code and a trunk 0 come and go; these stay. */
const LAST_DIGITS = 7;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

const KINDS: readonly Kind[] = [
  {
    name: 'phone number',
    entries: ({ phones }) => phones,
    isIn: (text, value) => digitsOf(text).includes(digitsOf(value).slice(-LAST_DIGITS)),
  },
  {
    name: 'e-mail address',
    entries: ({ emails }) => emails,
    isIn: (text, value) => text.toLowerCase().includes(value.toLowerCase()),
  },
];

/** What only machines are told is nothing that a visitor sees here. */
const IN_DATA = /^(?:JSON-LD|microdata|RDFa|meta)\b/;

export const ALL_PRICES = 'all prices of this page';

/**
 * What a visitor sees on this page and the HTML as served holds nowhere: "phone number" and "e-mail address" where no page is served with one, in text,
 * link, attribute or data, and "all prices of this page" where the page as served holds none of its sums. Nothing that would have to be
 * understood to be missed: what else is lost, the lost passages say themselves. null when the page was not rendered.
 */
export function lostWithoutJavaScript(
  page: ReadPage,
  facts: RatedFacts,
  pages: readonly ReadPage[] = [page],
): string[] | null {
  if (!page.rendered) return null;
  const served = pages.map(({ plain }) => stringsOf(plain.view));
  const lost = KINDS.filter(({ entries, isIn }) => {
    const all = entries(facts);
    const isServed = ({ value, sources }: (typeof all)[number]): boolean =>
      sources.some(({ view }) => view === 'plain') || served.some((texts) => texts.some((text) => isIn(text, value)));
    return all.some((entry) => entry.certainty !== 'seen' && isShownOn(page, entry)) && !all.some(isServed);
  }).map(({ name }) => name);
  return losesAllPrices(page, page.rendered.view, facts) ? [...lost, ALL_PRICES] : lost;
}

const isShownOn = ({ url }: ReadPage, { sources }: { sources: FactSource[] }): boolean =>
  sources.some(({ pageUrl, view, place }) => pageUrl === url && view === 'rendered' && !IN_DATA.test(place));

/** A single sum may be a threshold of delivery. */
const MIN_PRICES = 2;

/** Sums the page shows at least two of, prices of the business among them, and the page as served holds not one. */
function losesAllPrices(page: ReadPage, shown: PageView, { prices }: RatedFacts): boolean {
  if (!prices.some((price) => price.certainty !== 'seen' && isShownOn(page, price))) return false;
  const served = page.plain.view;
  const sums = sumsIn(shown);
  const isHeld = (found: Iterable<number>): boolean => [...found].some((number) => sums.has(number));
  if (sums.size < MIN_PRICES || isHeld(sumsIn(served))) return false;
  return !stringsOf(served).some((text) => isHeld(numbersIn(text)));
}

const sumsIn = ({ blocks }: PageView): Set<number> =>
  new Set(
    blocks
      .filter(({ hidden }) => !hidden)
      // A sum in an element of its own may stand right behind a word.
      .flatMap((block) => [block.text, ...piecesOf(block)])
      .flatMap((text) => findPrices(text, null))
      .flatMap(({ amount, currency }) => (currency === null ? [] : [amount])),
  );

/** Digits within a word are part of its spelling, as in the name of a file. */
const NUMBER = /(?<![\p{L}\d_])\d[\d.,'’]*(?:[ \u00a0\u202f]\d{3})*(?:[.,]\d+)?(?![\p{L}\d_])/gu;

/** As one reads them: "1.234,50" and "1 234.5" are the same, and "12.50" may also be 12 and 50. */
const numbersIn = (text: string): number[] =>
  (text.match(NUMBER) ?? []).flatMap((found) => {
    const [, whole = found, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(found) ?? [];
    return [Number(`${digitsOf(whole)}.${cents}`), ...(found.match(/\d+/g) ?? []).map(Number)];
  });

const kept = new WeakMap<PageView, string[]>();

/** Every string of a view: its text, hidden or not, addresses, descriptions, attributes and data. */
function stringsOf(view: PageView): string[] {
  const known = kept.get(view);
  if (known) return known;
  const found: string[] = [];
  const pending: unknown[] = [view];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) pending.push(...Object.values(value));
  }
  kept.set(view, found);
  return found;
}
