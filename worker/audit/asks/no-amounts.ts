import type { Inputs } from '../checks/read-inputs.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { sumHoles } from '../checks/shared/template-texts.ts';
import { SIGN_WORDS } from '../facts/offers/currencies.ts';
import { mayComeByChoice, pricePictures, priceTraces, unreadLists } from '../facts/traces/price-trace.ts';
import { siteParts } from '../facts/trade/site-parts.ts';
import type { PageRole } from '../observations.ts';
import { TRADES } from '../trades/index.ts';
import { ownHosts } from '../website/own-hosts.ts';
import { has } from '../website/structured-data/nodes.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import data from '../words/cldr.json' with { type: 'json' };
import { type Ask, isLeftOpen } from './ask.ts';
import { noContact } from './no-contact.ts';
import { hasOtherFrames, structuredOf, textsOf, viewsOf } from './texts-seen.ts';

/** A sign or letters of a currency beside a number, "45,-", and a bare "8,50" at the end of a line. */
const SUM = lightLetters(
  String.raw`\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:${SIGN_WORDS})(?!\p{L}))|\d,[-–—]|(?<![\d.,])\d{1,4}[.,]\d{2}\s*$`,
  'imu',
);
const CODES = Object.keys(data.currencies.paidIn).join('|');
/** "EUR 40", "40 CHF". */
const CODE = lightLetters(String.raw`\d\s?(?:${CODES})(?!\p{L})|(?<!\p{L})(?:${CODES})\s?\d`, 'u');
/** "40 euros", as people write them. */
const NAMED = lightLetters(
  String.raw`\d\s(?:eur|doll|dól|pound|fran[ck]|kro[nu]|koru|złot|reais|pesos?|rupe|yen)`,
  'iu',
);

const isSum = (text: string): boolean => SUM.test(text) || CODE.test(text) || NAMED.test(text);

const UNFILLED: ReadonlySet<string> = new Set(['never-filled-in', 'text-and-pictures-left']);
const isUnfilled = ({ check, outcome }: CheckResult): boolean =>
  check.id === 'outdated-statements' &&
  outcome.outcome === 'fail' &&
  'cause' in outcome &&
  UNFILLED.has(outcome.cause ?? '');

const PRICED = ['price', 'lowPrice', 'minPrice', 'priceSpecification'];

/** Nobody pays, or somebody else says how much. */
function asksNoPrice({ facts, website }: Inputs): boolean {
  const trade = facts.trade === null ? null : TRADES[facts.trade.value.id];
  if (trade?.sellsNothing || trade?.hasPricesSetByOthers) return true;
  return siteParts(website.documents, ownHosts(website)).has('donation');
}

/** Where sums stand, if anywhere. */
const PRICED_PAGES: ReadonlySet<PageRole> = new Set(['prices', 'products', 'services']);

/** No number with a currency anywhere, no price list linked or drawn, in no reading of any page. */
export const noAmounts: Ask = {
  checkIds: ['missing-prices'],
  absent(inputs, results) {
    const { pages, facts, coverage } = inputs;
    if (pages === null || !isLeftOpen(results, 'missing-prices') || facts.prices.length > 0) return null;
    // First somebody has to be there whom people can pay, and a text of his own on what he sells.
    if (noContact.absent(inputs, results) !== null || results.some(isUnfilled)) return null;
    if (coverage.unreadKinds.some((kind) => PRICED_PAGES.has(kind))) return null;
    const views = viewsOf(pages);
    const isMarked = structuredOf(pages).some((data) =>
      data.nodes.some((node) => PRICED.some((name) => has(node, name))),
    );
    if (isMarked || hasOtherFrames(views) || priceTraces(pages).length + pricePictures(pages).length > 0) return null;
    // What was not read may hold them, and gaps for them are told as gaps.
    if (unreadLists(pages).length + sumHoles(pages).length > 0 || mayComeByChoice(pages)) return null;
    if (views.some((view) => textsOf(view).some(isSum)) || asksNoPrice(inputs)) return null;
    return 'amount of money in any currency';
  },
  advice: {
    title: 'Say what people pay, or from what amount',
    description: 'In tests of AI answers a stated price had a clear effect.',
    how: 'Your website should say as text what people pay, with the currency, or what it starts from.',
    effort: 'hours',
    owner: 'you',
  },
};
