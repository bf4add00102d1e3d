import { sureTrade } from '../../facts/trade/sure-trade.ts';
import { has, nodesIn, nodesOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** "Haircut: 49 €", with nothing such as "from" before the sum, or "per hour" behind it. */
const ONE_PRICE = /: \p{Lu}{0,3}\p{Sc}?\s?\d[\d.,\s]*[-–]{0,2}\s?\p{L}{0,3}\.?\p{Sc}?$/u;

/** Pages that show prices, and whether their markup holds an offer with amount and currency. */
export const unmarkedPrices = defineCheck({
  id: 'unmarked-prices',
  revision: 4,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['offers'],
  title: {
    pass: 'Your prices are in your structured data too',
    partial: 'Some of your prices are missing from your structured data',
    fail: 'Your prices are not in your structured data',
  },
  why: 'A stated price is one of the few things shown to help a page being chosen; markup ties it to its currency and what it is for.',
  sources: [
    'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
    'https://schema.org/Offer',
  ],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    if (sureTrade(facts)?.sellsNothing) return notApplicable('A non-profit sells nothing.');
    // A sum whose meaning is in doubt belongs into no markup.
    const shown = facts.prices
      .filter(({ certainty }) => certainty === 'certain')
      .flatMap(({ value, sources }) =>
        sources.map((source) => ({ ...source, seen: `${value.what}: ${value.asShown}` })),
      )
      .filter(({ place }) => !/^(?:JSON-LD|microdata|RDFa)/.test(place));
    const priced = pages.flatMap((page) => {
      const here = shown.filter(({ pageUrl }) => pageUrl === page.url);
      const source = here.find(({ seen }) => ONE_PRICE.test(seen)) ?? here[0];
      return source ? [{ page, source }] : [];
    });
    if (priced.length === 0) return notApplicable('No page read shows a price that is certain.');
    const marked: Evidence[] = [];
    const unmarked: Evidence[] = [];
    for (const { page, source } of priced) {
      // What a script marks up is said to come too late, not to be missing.
      const offer = completeOffer(page.structured) ?? completeOffer(page.renderedStructured);
      if (offer)
        marked.push({
          pageUrl: page.url,
          place: placeInMarkup(offer),
          seen: textIn(offer, 'price') ?? textIn(offer, 'lowPrice') ?? 'price specification',
        });
      else unmarked.push({ pageUrl: page.url, place: source.place, seen: source.seen });
    }
    if (unmarked.length === 0) return pass(marked);
    return marked.length === 0 ? fail(unmarked) : partial(unmarked);
  },
});

const completeOffer = (data: StructuredData | null): SchemaNode | undefined =>
  data ? nodesOf(data, 'Offer').find((offer) => isComplete(data, offer)) : undefined;

function isComplete(data: StructuredData, offer: SchemaNode): boolean {
  return [offer, ...nodesIn(data, offer, 'priceSpecification')].some(
    (node) => ['price', 'lowPrice', 'minPrice'].some((property) => has(node, property)) && has(node, 'priceCurrency'),
  );
}
