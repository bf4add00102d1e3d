import { findPrices } from '../../../facts/offers/price-texts.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { nodesIn, nodesOf, textIn } from '../../../website/structured-data/nodes.ts';
import type { StructuredData } from '../../../website/structured-data/structured-data.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import type { Evidence } from '../../check.ts';
import { amountOf } from '../markup-claims.ts';
import { shownRows } from './shown-rows.ts';

interface Offered {
  name: string;
  amount: number;
  currency: string;
  asWritten: string;
}

/**
 * A page of one product whose structured data offers it for another sum than stands under its main heading, and for one that stands
 * nowhere on the page. Variants, several offers and sums with words around them are left alone.
 */
export function priceUnlikeMarkup(page: ReadPage): Evidence[] {
  const offered = onlyOffer(page);
  const shown = offered === null ? null : priceBelowHeading(contentView(page), offered.name);
  if (!offered || !shown || shown.prices.some(({ currency }) => currency !== offered.currency)) return [];
  const views = [page.plain.view, ...(page.rendered ? [page.rendered.view] : [])];
  if (views.some((view) => view.blocks.some(({ text }) => holds(text, offered.amount)))) return [];
  const seen = `${shown.seen} on the page, ${offered.asWritten} in its structured data`;
  return [{ pageUrl: page.url, place: shown.place, seen }];
}

/** The one sum at which the markup, as served and as drawn, offers the one product of the page. */
function onlyOffer({ structured, renderedStructured }: ReadPage): Offered | null {
  const all = [structured, ...(renderedStructured ? [renderedStructured] : [])].map(offersIn);
  const [first, ...others] = all.flat();
  const isOne = all.every((offers) => offers.length <= 1);
  return first && isOne && others.every(({ amount }) => amount === first.amount) ? first : null;
}

const offersIn = (data: StructuredData): Offered[] =>
  nodesOf(data, 'Offer').flatMap((offer) => {
    const products = nodesOf(data, 'Product');
    const product = products.find((one) => nodesIn(data, one, 'offers').includes(offer));
    const [price, currency] = [textIn(offer, 'price') ?? '', textIn(offer, 'priceCurrency') ?? ''];
    const amount = amountOf(price);
    const name = products.length === 1 && product ? (textIn(product, 'name') ?? '') : '';
    return [{ name, amount: amount ?? 0, currency, asWritten: `${price} ${currency}` }];
  });

/** The line of sums alone between the main heading, which names the product, and the next heading. */
function priceBelowHeading(view: PageView, name: string) {
  const at = view.blocks.findIndex(({ tag, hidden }) => tag === 'h1' && !hidden);
  const heading = view.blocks[at];
  if (!heading || !isNamed(heading.text, name)) return null;
  const below = view.blocks.slice(at + 1);
  const end = below.findIndex(({ tag }) => /^h[1-6]$/.test(tag));
  for (const { text, path } of shownRows(
    view,
    below.slice(0, end < 0 ? undefined : end).filter(({ hidden }) => !hidden),
  )) {
    const prices = findPrices(text, null);
    const rest = prices.reduce((left, { asShown }) => left.replace(asShown, ''), text);
    if (prices.length > 0 && !/[\p{L}\d]/u.test(rest) && prices.every(({ kind }) => kind === 'sum'))
      return { prices, place: placeOf(view, path), seen: `${heading.text}: ${text}` };
  }
  return null;
}

/** "T10" of "T10 – electric scooter", or the other way round. */
function isNamed(heading: string, name: string): boolean {
  const [one, other] = [wordsOf(heading), wordsOf(name)];
  const isWithin = (a: Set<string>, b: Set<string>): boolean => a.size > 0 && [...a].every((word) => b.has(word));
  return isWithin(one, other) || isWithin(other, one);
}

const wordsOf = (text: string): Set<string> => new Set(plainWords(text).match(/[\p{L}\p{N}]+/gu));

const holds = (text: string, amount: number): boolean =>
  (text.match(/\d[\d.,’'\s]*/g) ?? []).some((number) => amountOf(number.trim().replace(/[.,]$/, '')) === amount);
