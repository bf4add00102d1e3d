import { findPrices } from '../../facts/offers/price-texts.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { has, nodesIn, nodesOf, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../website/structured-data/structured-data.ts';
import { LETTER } from '../../website/text/letters.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import type { CheckInputs } from '../inputs.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';
import { addressPattern, cardTargets } from '../shared/links/card-targets.ts';

/** "Haircut: 49 €", with nothing such as "from" before the sum, or "per hour" behind it. */
const ONE_PRICE = /: \p{Lu}{0,3}\p{Sc}?\s?\d[\d.,\s]*[-–]{0,2}\s?\p{L}{0,3}\.?\p{Sc}?$/u;

/**
 * Pages that show prices, and whether their markup holds an offer with amount and currency. A list whose entries lead to pages of their
 * own has its offers there.
 */
export const unmarkedPrices = defineCheck({
  id: 'unmarked-prices',
  revision: 9,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['offers'],
  title: {
    pass: 'The pages of prices we judged have offers in structured data',
    partial: 'Prices on your pages are missing from structured data',
    fail: 'The prices we judged are not in structured data',
  },
  why: 'An Offer tells machines the price, its currency and what it is for.',
  sources: [
    'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
    'https://schema.org/Offer',
  ],
  needs: ['pages', 'facts', 'target'],
  causes: ['no-business-markup'],
  run({ pages, facts, target }) {
    if (sureTrade(facts)?.sellsNothing) return notApplicable('A non-profit sells nothing.');
    // A sum whose meaning is in doubt belongs into no markup.
    const shown = facts.prices
      .filter(({ certainty }) => certainty === 'certain')
      .flatMap(({ value, sources }) =>
        sources.map(({ pageUrl, place }) => ({ ...value, pageUrl, place, seen: `${value.what}: ${value.asShown}` })),
      )
      .filter(({ place }) => !/^(?:JSON-LD|microdata|RDFa)/.test(place));
    const priced = pages.flatMap((page) => {
      const here = shown.filter(({ pageUrl }) => pageUrl === page.url);
      return here.length === 0 ? [] : [{ page, ...apart(page, here, target) }];
    });
    if (priced.length === 0) return notApplicable('We read no price so surely that markup should repeat it.');
    const marked: Evidence[] = [];
    const unmarked: Evidence[] = [];
    let isUnmeasured = false;
    for (const { page, own, led } of priced) {
      const offered = offerOn(page) ?? (own === undefined ? offerBehind(page, led, pages) : undefined);
      if (offered) marked.push(offered);
      else if (own === undefined) isUnmeasured = true;
      else if (isSettled(own)) unmarked.push({ pageUrl: page.url, place: own.place, seen: own.seen });
    }
    if (unmarked.length + marked.length === 0 && !isUnmeasured)
      return notApplicable(
        'The prices we read say from which sum on, between which, or for how much: none is all there is to pay.',
      );
    if (unmarked.length > 0) {
      const isBare = marked.length === 0 && identitiesOn(pages).length === 0;
      const found = marked.length === 0 && !isUnmeasured ? fail(unmarked) : partial(unmarked);
      return dueTo(isBare ? 'no-business-markup' : null, found);
    }
    return marked.length > 0
      ? pass(marked)
      : inconclusive(
          'Your prices stand on lists whose entries lead to pages of their own, none of which we read with an offer.',
        );
  },
});

type Shown = Evidence & { what: string; asShown: string };

/** All there is to pay, as far as the page says: no "from", whatever the language, no range, and nothing such as "per stay" behind it. */
function isSettled({ asShown }: Pick<Shown, 'asShown'>): boolean {
  const sums = findPrices(asShown, null);
  return sums.length === 0 || sums.some(({ kind, before, after }) => kind === 'sum' && !LETTER.test(before + after));
}

/** A price of the page's own, and the pages its cards lead to. Where most have a page of their own, the page is a list of those. */
function apart({ plain, rendered }: ReadPage, here: readonly Shown[], target: CheckInputs['target']) {
  const targets = [plain.view, ...(rendered ? [rendered.view] : [])].map((view) => cardTargets(view, here, target));
  const led = here.map((one) => targets.flatMap((of) => of.get(one) ?? []));
  const own = here.filter((_, at) => led[at]?.length === 0);
  const isList = own.length < here.length / 2;
  return {
    own: isList ? undefined : (own.find(({ seen }) => ONE_PRICE.test(seen)) ?? own.find(isSettled) ?? own[0]),
    led: led.flat(),
  };
}

/** What a script marks up is said to come too late, not to be missing. */
function offerOn(page: ReadPage): Evidence | undefined {
  const offer = completeOffer(page.structured) ?? completeOffer(page.renderedStructured);
  return (
    offer && {
      pageUrl: page.url,
      place: placeInMarkup(offer),
      seen: textIn(offer, 'price') ?? textIn(offer, 'lowPrice') ?? 'price specification',
    }
  );
}

/** The offer of a page that a card leads to, or else of one whose address is of the same kind. */
function offerBehind(list: ReadPage, led: readonly string[], pages: readonly ReadPage[]): Evidence | undefined {
  const others = pages.filter((page) => page !== list);
  const [keys, patterns] = [new Set(led.map(pageKey)), new Set(led.map(addressPattern))];
  const linked = others.filter(({ url }) => keys.has(pageKey(url)));
  const alike = others.filter(({ url }) => patterns.has(addressPattern(url)));
  return [...linked, ...alike].map(offerOn).find((offer) => offer !== undefined);
}

const completeOffer = (data: StructuredData | null): SchemaNode | undefined =>
  data ? nodesOf(data, 'Offer').find((offer) => isComplete(data, offer)) : undefined;

function isComplete(data: StructuredData, offer: SchemaNode): boolean {
  return [offer, ...nodesIn(data, offer, 'priceSpecification')].some(
    (node) => ['price', 'lowPrice', 'minPrice'].some((property) => has(node, property)) && has(node, 'priceCurrency'),
  );
}
